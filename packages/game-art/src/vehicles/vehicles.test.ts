import { crashDefinition } from '@herna/contract/games'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findMotif, KNOWN_MOTIFS, type Motif } from '../motifs/vocabulary.ts'
import { idGenerator } from '../scene/pictures.ts'
import { vehicleOf } from './vehicles.ts'
import { heroSvg } from './hero.ts'

const motifOf = (word: string): Motif => {
  const motif = findMotif(word)
  if (!motif) throw new Error(`no motif ${word}`)
  return motif
}
const brief = {
  gameCode: 'raketa',
  name: 'Raketa',
  type: 'Crash',
  provider: 'perihel',
  providerName: 'Perihel',
  fileVersion: '1',
  motifs: ['rocket'],
  themes: [],
} as unknown as Parameters<typeof heroSvg>[0]

test('every motif makes a crash game that can be drawn and flown: one that is no vehicle flies itself', () => {
  for (const word of KNOWN_MOTIFS) {
    const { trail, particles, burst, draw } = vehicleOf(motifOf(word))
    expect(crashDefinition.shape.flight.safeParse({ trail, particles, burst }).success, word).toBe(true)
    expect(draw(idGenerator()), word).toMatch(/^<(g|defs|path)/)
  }
})

test('a vehicle fills its picture without touching an edge, so that none is cut', async () => {
  for (const motifs of [['balloon'], ['diver'], ['sun'], ['mine'], ['zeppelin']]) {
    const pixels = await sharp(Buffer.from(heroSvg({ ...brief, motifs })))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer()
    const columns = [0, 255].map((x) => Math.max(...Array.from({ length: 256 }, (_, y) => pixels[y * 256 + x] ?? 0)))
    expect(Math.max(...columns), motifs[0]).toBeLessThan(40)
    expect(pixels.filter((alpha) => alpha > 200).length, motifs[0]).toBeGreaterThan(6_000)
  }
})
