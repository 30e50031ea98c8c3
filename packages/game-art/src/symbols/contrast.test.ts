import type { ArtBrief } from '@herna/contract/content'
import { CABINETS, REEL_LUMINANCE } from '@herna/contract/games'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { lookOf } from '../look.ts'
import { findMotif, type Motif } from '../motifs/vocabulary.ts'
import { MATERIALS } from '../play-picture/materials.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { idGenerator } from '../scene/pictures.ts'
import type { Hand, Tools } from './hands/hand.ts'
import { HANDS } from './hands/hands.ts'

/** Grey, white, black, golden, red, pale and green, filled and thin: whatever the ground, some of them have its lightness. */
const MOTIFS = ['gorilla', 'polarbear', 'raven', 'key', 'cherry', 'dwarf'].map((word) => findMotif(word) as Motif)
/** A studio with outlines of its own, and a built-in one. */
const PROVIDERS = ['jantar', ...(inject('breadth') === 'full' ? ['hora'] : [])]

/** Pixels of a picture, as the game host renders it. */
const SIDE = 256
const RAYS = 72
/** How far from the outline the edge may lie, in pixels. */
const EDGE = 14
/** WCAG's contrast of graphics. */
const LEAST = 3
/** Rays that may miss it: corners, gaps between two parts. */
const MOST_MISSES = 0.1

const toolsOf = (provider: string): Tools => {
  const brief: ArtBrief = {
    gameCode: 'skala',
    name: 'Skala',
    provider,
    providerName: provider,
    type: 'Slot',
    motifs: ['wolf'],
    fileVersion: '1',
  }
  return { look: lookOf(brief), ids: idGenerator(), turn: 0 }
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]
interface Picture {
  at(x: number, y: number): Pixel
}

async function pictureOf(hand: Hand, { look }: Tools, markup: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 256 256"><defs>${hand.defs}${definitionsFor(markup, look.pal, hand.defs)}</defs>${markup}</svg>`
  const bytes = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { at: (x, y) => [...bytes.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)] as unknown as Pixel }
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The pixels of a ray from the picture's border to its middle. */
function ray(place: number): [x: number, y: number][] {
  const angle = (place / RAYS) * 2 * Math.PI
  const middle = (SIDE - 1) / 2
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.floor(middle / Math.max(Math.abs(dx), Math.abs(dy)))
  return Array.from({ length: reach - 2 }, (_, step) => {
    const radius = reach - step
    return [Math.round(middle + dx * radius), Math.round(middle + dy * radius)]
  })
}

/** Share of rays on which nothing near the outline differs enough from the ground. `isPart`: where the symbol is; a ray beside it counts for nothing. */
function misses(picture: Picture, isPart: (x: number, y: number) => boolean, groundAt: (x: number, y: number) => number): number {
  const met = Array.from({ length: RAYS }, (_, place) => {
    const points = ray(place)
    const start = points.findIndex(([x, y]) => isPart(x, y))
    if (start < 0) return null
    const [groundX, groundY] = points[Math.max(0, start - 4)] as [number, number]
    const ground = groundAt(groundX, groundY)
    return points.slice(start, start + EDGE).some(([x, y]) => contrast(luminance(picture.at(x, y)), ground) >= LEAST)
  }).filter((isSeen) => isSeen !== null)
  return met.length === 0 ? 0 : met.filter((isSeen) => !isSeen).length / met.length
}

/** The lightest dark reel or the darkest light one: on every other reel of its kind a symbol is seen better. */
function groundsOf(cabinet: (typeof CABINETS)[number]): number {
  const [edge] = MATERIALS[cabinet].reel
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(edge.slice(at, at + 2), 16)) as [number, number, number]
  return luminance([red, green, blue, 255]) < 0.5 ? REEL_LUMINANCE.dark : REEL_LUMINANCE.light
}

/** Every symbol that a hand draws, by name. */
function symbolsOf(hand: Hand, t: Tools): [name: string, markup: string][] {
  const [first] = MOTIFS as [Motif]
  return [
    ...MOTIFS.map((motif, place): [string, string] => [motif.word, hand.setting(t, place) + hand.figure(t, motif, place)]),
    ...['A', '10', 'J'].map((rank, place): [string, string] => [rank, hand.letter(t, { rank, place })]),
    ['fruit', hand.fruit(t, findMotif('lemon') as Motif, 0)],
    ['wild', hand.special(t, 'wild', first)],
    ['scatter', hand.special(t, 'scatter', first)],
    ['coin', hand.coin(t, first)],
  ]
}

test.each(CABINETS)('the outline of every symbol is seen on the reels of %s', async (cabinet) => {
  const hand = HANDS[cabinet]
  const ground = groundsOf(cabinet)
  const faint: string[] = []
  for (const provider of PROVIDERS) {
    const t = toolsOf(provider)
    for (const [name, markup] of symbolsOf(hand, t)) {
      const picture = await pictureOf(hand, t, markup)
      const share = misses(
        picture,
        (x, y) => picture.at(x, y)[3] > 200,
        () => ground,
      )
      if (share > MOST_MISSES) faint.push(`${name} of ${provider}: ${share.toFixed(2)}`)
    }
  }
  expect(faint.join(' | ')).toBe('')
})

test.each(CABINETS)('pictures of %s are seen on what they stand on, in each of its colours', async (cabinet) => {
  const hand = HANDS[cabinet]
  const faint: string[] = []
  const t = toolsOf('hora')
  for (const [place, motif] of MOTIFS.entries()) {
    if (hand.setting(t, place) === '') continue
    const below = await pictureOf(hand, t, hand.setting(t, place))
    const picture = await pictureOf(hand, t, hand.setting(t, place) + hand.figure(t, motif, place))
    const differs = (x: number, y: number): boolean => {
      const [one, other] = [picture.at(x, y), below.at(x, y)]
      return Math.max(...one.map((part, index) => Math.abs(part - (other[index] as number)))) > 70
    }
    const share = misses(picture, differs, (x, y) => luminance(below.at(x, y)))
    if (share > MOST_MISSES) faint.push(`${motif.word}: ${share.toFixed(2)}`)
  }
  expect(faint.join(' | ')).toBe('')
})
