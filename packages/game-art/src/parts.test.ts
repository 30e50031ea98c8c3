import type { ArtBrief } from '@herna/contract/content'
import { expect, inject, test } from 'vitest'
import { bannerSvg, COMPOSITIONS } from './banners/banner.ts'
import { gameArtSvg } from './game.ts'
import { flagSvg, iconSvg } from './icon.ts'
import { KNOWN_MOTIFS } from './motifs/vocabulary.ts'
import { providerLogoSvg } from './studios/logo.ts'
import { playPictureSvg } from './play-picture/play-picture.ts'
import { danglingReferences, findMalformedPart, repeatedIds } from './svg-checks.ts'
import { type SlotSymbol, symbolName, symbolSvg } from './symbols/symbol.ts'

const expectValid = (svg: string, label: string): void => {
  expect(findMalformedPart(svg), label).toBeNull()
  expect(danglingReferences(svg), label).toEqual([])
  expect(repeatedIds(svg), label).toEqual([])
  expect(svg, label).not.toMatch(/NaN|undefined|<text|<script/)
}
const game = (motif: string, provider = 'krivan'): ArtBrief => ({
  gameCode: `g-${motif}`,
  name: 'Vlčia hora',
  provider,
  providerName: 'Kriváň',
  type: 'Slot',
  motifs: [motif],
  fileVersion: '1',
})
const REEL: SlotSymbol[] = [
  { role: 'wild' as const, index: 0 },
  { role: 'scatter' as const, index: 0 },
  ...[0, 1, 2, 3, 4].map((index) => ({ role: 'high' as const, index })),
  ...[0, 1, 2, 3, 4].map((index) => ({ role: 'low' as const, index })),
].map((symbol) => ({ ...symbol, hasWild: true }))

/** Names are compared for every motif; pictures only for a fifth of the motifs in the gate, because they take long to render. */
const RENDERED_MOTIFS = new Set(KNOWN_MOTIFS.filter((_, index) => inject('breadth') === 'full' || index % 5 === 0))

test('symbols of one game differ in picture and in name', () => {
  for (const motif of KNOWN_MOTIFS) {
    const brief = game(motif)
    if (RENDERED_MOTIFS.has(motif)) expect(new Set(REEL.map((symbol) => symbolSvg(brief, symbol))).size, motif).toBe(REEL.length)
    const names = REEL.map((symbol) => symbolName(brief, symbol))
    expect(new Set(names).size, `${motif}: ${names.join(', ')}`).toBe(REEL.length)
  }
}, 60_000)

test('symbols are valid SVGs', () => {
  for (const motif of ['wolf', 'cherry', 'pharaoh', 'gold'])
    for (const provider of ['krivan', 'onyx', 'studio-7', 'studio-8'])
      for (const symbol of REEL) expectValid(symbolSvg(game(motif, provider), symbol), `${motif} ${symbol.role}`)
})

test('logos exist for any studio in three variants', () => {
  for (const name of ['Kriváň Games', 'Ox & "Fox" <Studio>', 'Northern Lights Gaming', 'NetEnt'])
    for (const variant of ['light', 'dark', 'icon'] as const) {
      const svg = providerLogoSvg({ id: name.toLowerCase(), name }, variant)
      expectValid(svg, name)
      expect(svg).toContain(variant === 'icon' ? 'width="96" height="96"' : 'width="240" height="112"')
    }
  expect(providerLogoSvg({ id: 'a', name: 'A' }, 'light')).not.toBe(providerLogoSvg({ id: 'a', name: 'A' }, 'dark'))
})

test('banners have at least eight compositions and the size of their format', () => {
  expect(Object.keys(COMPOSITIONS).length).toBeGreaterThanOrEqual(8)
  const sizes = {
    hero: 'width="1600" height="640"',
    promotion: 'width="704" height="396"',
    video: 'width="704" height="396"',
  } as const
  for (const motif of [
    'wolf',
    'roulette',
    'trophy',
    'rocket',
    'shark',
    'gift',
    'santa',
    'gold',
    'cherry',
    'wheel',
    'blackjack',
    'dragon',
  ])
    for (const format of ['hero', 'promotion', 'video'] as const) {
      const svg = bannerSvg({ id: `b-${motif}`, motifs: [motif] }, format)
      expectValid(svg, `${motif} ${format}`)
      expect(svg).toContain(sizes[format])
    }
  expectValid(bannerSvg({ id: 'x', motifs: [], provider: 'onyx' }, 'hero'), 'no motifs')
})

test('icons have the colour of the surrounding text, and every motif has one', () => {
  for (const motif of [...KNOWN_MOTIFS, 'nothing-known']) expectValid(iconSvg(motif), motif)
  expect(iconSvg('wolf')).toContain('width="24" height="24"')
  expect(iconSvg('wolf')).toContain('fill="currentColor"')
})

test('every language of the live tables has a different flag', () => {
  const flags = ['ar', 'en', 'nl', 'ro', 'el', 'tr', 'pt-br', 'sk', 'cz', 'hu', 'de'].map(flagSvg)
  expect(new Set(flags).size).toBe(flags.length)
  expect(flagSvg('qq')).toBe(flagSvg('../../x'))
  expect(flags).not.toContain(flagSvg('qq'))
})

test('a picture of play is a valid SVG with every symbol of the grid, for each cabinet and for a crash game', () => {
  const grid = [0, 1, 2].map((reel) => [0, 1, 2].map((row) => REEL[(reel * 3 + row) % REEL.length] as SlotSymbol))
  for (const provider of ['krivan', 'neonka', 'karneval', 'onyx', 'prud', 'papierka', 'hora', 'perihel', 'linka', 'corso'])
    for (const format of ['wide', 'tall'] as const) {
      const svg = playPictureSvg(game('wolf', provider), grid, format)
      expectValid(svg, `${provider} ${format}`)
      expect(svg.match(/<use href="#cell-/g)).toHaveLength(9)
      expect(svg).toContain(format === 'wide' ? 'width="960" height="540"' : 'width="480" height="800"')
    }
  expectValid(playPictureSvg({ ...game('rocket'), type: 'Crash' }, null, 'wide'), 'crash')
})

test('a wolf on a tile and on a reel is the one of the banners, not the library’s', () => {
  const eyes = /id="p[^"]*-eye"/
  const wolf = { ...game('wolf'), gameCode: 'vlcia-hora' }
  expect(eyes.test(gameArtSvg(wolf, 'thumbnail'))).toBe(true)
  expect(eyes.test(symbolSvg(wolf, { role: 'wild', index: 0, hasWild: true }))).toBe(true)
  expectValid(gameArtSvg(wolf, 'portrait'), 'portrait')
})
