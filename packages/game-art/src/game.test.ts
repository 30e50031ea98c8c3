import type { ArtBrief } from '@herna/contract/content'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { FAMILY_NAMES } from './families/families.ts'
import { backdropSvg, gameArtSvg, gamePalette } from './game.ts'
import { lookOf } from './look.ts'
import { KNOWN_MOTIFS } from './motifs/vocabulary.ts'
import { contrast } from './palette.ts'
import { danglingReferences, findMalformedPart, repeatedIds } from './svg-checks.ts'

const brief = (n: number, more: Partial<ArtBrief> = {}): ArtBrief => ({
  gameCode: `game-${n}`,
  name: `Vlčia hora ${n}`,
  provider: `studio-${n % 50}`,
  providerName: 'Štúdio',
  type: 'Slot',
  motifs: [KNOWN_MOTIFS[(n * 41) % KNOWN_MOTIFS.length] as string],
  reels: n % 2 ? 3 : 5,
  fileVersion: '1',
  ...more,
})

test('the same brief gives the same picture and another file version another one [7.37]', () => {
  expect(gameArtSvg(brief(1), 'thumbnail')).toBe(gameArtSvg(brief(1), 'thumbnail'))
  expect(gameArtSvg(brief(1, { fileVersion: '2' }), 'thumbnail')).not.toBe(gameArtSvg(brief(1), 'thumbnail'))
})

test('only a game of three reels has a tile that shows three reels', () => {
  const familiesOf = (reels: number | null): string[] =>
    Array.from({ length: 100 }, (_, n) => lookOf(brief(n, { provider: 'karneval', motifs: ['cherry'], reels })).family)
  expect(familiesOf(3)).toContain('reels')
  for (const reels of [5, 6, null]) expect(familiesOf(reels)).not.toContain('reels')
})

test('a tile with three reels shows the best symbol of its game in the middle, and none of another game', () => {
  const tileOf = (motifs: string[]) => {
    const briefs = Array.from({ length: 100 }, (_, n) => brief(n, { provider: 'karneval', motifs, reels: 3 }))
    const first = briefs.find((each) => lookOf(each).family === 'reels') as ArtBrief
    return gameArtSvg(first, 'thumbnail')
  }
  // Gradients of the drawn seven and bar.
  expect(tileOf(['seven', 'bar'])).toMatch(/id="seven".*id="bar"/s)
  expect(tileOf(['cherry', 'lemon', 'orange'])).not.toMatch(/id="(?:seven|bar)"/)
})

test('every format of every type has the size that its tile expects [7.37]', () => {
  const sizeOf = (svg: string): number[] => [...(svg.match(/width="(\d+)" height="(\d+)"/) ?? [])].slice(1).map(Number)
  for (const type of ['Slot', 'Table', 'Crash', 'Live'] as const) {
    expect(sizeOf(gameArtSvg(brief(2, { type }), 'thumbnail'))).toEqual(type === 'Live' ? [440, 308] : [440, 288])
    expect(sizeOf(gameArtSvg(brief(2, { type }), 'portrait'))).toEqual([384, 512])
    expect(sizeOf(gameArtSvg(brief(2, { type }), 'landscape'))).toEqual([704, 396])
  }
  expect(sizeOf(backdropSvg(brief(2), 1280, 720))).toEqual([1280, 720])
})

/** The size of a whole catalogue in a full run, a tenth of it in the gate. */
const GAMES = inject('breadth') === 'full' ? 2500 : 250

test(`${GAMES} games of one name have ${GAMES} pictures`, () => {
  const seenPictures = new Set<string>()
  for (let n = 0; n < GAMES; n++) seenPictures.add(gameArtSvg(brief(n, { name: 'Zlatá hora' }), 'thumbnail'))
  expect(seenPictures.size).toBe(GAMES)
}, 240_000)

test('neighbouring games seldom share composition, palette and hero', () => {
  let duplicates = 0
  for (let row = 0; row < 100; row++) {
    const looks = Array.from({ length: 12 }, (_, i) => lookOf(brief(row * 12 + i)))
    const keys = looks.map((look) => `${look.family} ${look.pal.bg} ${look.motifs[0].word}`)
    duplicates += 12 - new Set(keys).size
  }
  expect(duplicates).toBeLessThan(12)
})

test('every composition, type and format is a well-formed SVG without dangling references', () => {
  for (let n = 0; n < 240; n++) {
    const type = n % 8 === 0 ? 'Live' : n % 8 === 1 ? 'Table' : n % 8 === 2 ? 'Crash' : 'Slot'
    const b = brief(n, {
      type,
      motifs:
        n % 3
          ? [KNOWN_MOTIFS[(n * 7) % KNOWN_MOTIFS.length] as string]
          : [['roulette', 'dice', 'wheel', 'poker', 'baccarat', 'blackjack'][n % 6] as string],
    })
    for (const svg of [
      gameArtSvg(b, (['thumbnail', 'portrait', 'landscape'] as const)[n % 3] ?? 'thumbnail'),
      backdropSvg(b, 800, 600),
    ]) {
      expect(findMalformedPart(svg), b.gameCode).toBeNull()
      expect(danglingReferences(svg), b.gameCode).toEqual([])
      expect(repeatedIds(svg), b.gameCode).toEqual([])
      expect(svg).not.toMatch(/<script|<foreignObject|<image|<text|NaN|undefined|href="(?!#)/)
    }
  }
}, 120_000)

test('every composition occurs, a record only in games of music and feasts, palms by the sea not among trees and ghosts', () => {
  const looks = Array.from({ length: 1_500 }, (_, n) =>
    lookOf(brief(n, { motifs: [KNOWN_MOTIFS[(n * 7) % KNOWN_MOTIFS.length] as string] })),
  )
  const families = new Set(looks.map(({ family }) => family))
  expect(FAMILY_NAMES.filter((name) => !families.has(name))).toEqual([])
  const themesOf = (name: string) => new Set(looks.filter(({ family }) => family === name).map(({ motifs }) => motifs[0].theme))
  expect([...themesOf('vinyl')]).toEqual(['revelry'])
  for (const theme of ['nature', 'night', 'north'] as const) expect(themesOf('sunset')).not.toContain(theme)
})

test('names with markup, quotes, symbols or forty-five letters give a well-formed SVG', () => {
  for (const name of [
    'Ryba & <Rak>',
    '"Kráľ" \'noci\'',
    'Sherlock: The Curse of the Hall of Mirrors',
    'Ďábelský ľad™ – Ťava’s',
    '😀 虎',
  ]) {
    const svg = gameArtSvg(brief(3, { name }), 'thumbnail')
    expect(findMalformedPart(svg), name).toBeNull()
    expect(svg).not.toContain('NaN')
  }
})

test('text of a game client has a contrast of at least 4.5 to 1 on its backgrounds', () => {
  for (let n = 0; n < 300; n++) {
    const colours = gamePalette(brief(n))
    expect(contrast(colours.text, colours.background)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.text, colours.surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours.ink, colours.accent)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a tile can be rasterised and is not a single colour', async () => {
  for (let n = 0; n < (inject('breadth') === 'full' ? 12 : 4); n++) {
    const { channels } = await sharp(Buffer.from(gameArtSvg(brief(n * 13), 'thumbnail'))).stats()
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(12)
  }
}, 60_000)
