import type { ArtBrief } from '@herna/contract/content'
import { CABINETS } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { lookOf } from '../look.ts'
import { findMotif, type Motif } from '../motifs/vocabulary.ts'
import { idGenerator, pictureBody } from '../scene/pictures.ts'
import { danglingReferences, findMalformedPart, repeatedIds } from '../svg-checks.ts'
import { symbolCastOf, threeReelMotifs } from './cast.ts'
import { extentOf } from './extent.ts'
import { HANDS } from './hands/hands.ts'
import { symbolName, symbolSvg } from './symbol.ts'

const brief = (more: Partial<ArtBrief> = {}): ArtBrief => ({
  gameCode: 'vlci-mesiac',
  name: 'Vlčí mesiac',
  provider: 'krivan',
  providerName: 'Kriváň',
  type: 'Slot',
  motifs: ['wolf', 'deer', 'fox', 'bear'],
  fileVersion: '1',
  ...more,
})
const wolf = findMotif('wolf') as Motif
const toolsOf = () => ({ look: lookOf(brief()), ids: idGenerator(), turn: 0 })

test('every cabinet material has a hand of its own', () => {
  const drawings = CABINETS.map((cabinet) => HANDS[cabinet].letter(toolsOf(), { rank: 'A', place: 0 }))
  expect(new Set(drawings).size).toBe(CABINETS.length)
  expect(new Set(CABINETS.map((cabinet) => HANDS[cabinet].figure(toolsOf(), wolf, 0))).size).toBe(CABINETS.length)
})

test.each(CABINETS)('the symbols of %s are valid and bring everything that they reference', (cabinet) => {
  const hand = HANDS[cabinet]
  const t = toolsOf()
  const drawings = [
    hand.setting(t, 0),
    hand.figure(t, wolf, 0),
    hand.fruit(t, findMotif('seven') as Motif, 1),
    hand.letter(t, { rank: '10', place: 4 }),
    hand.special(t, 'wild', wolf),
    hand.special(t, 'scatter', wolf),
    hand.word(t, 'DIVOKÝ'),
    hand.coin(t, wolf),
  ]
  for (const drawing of drawings) {
    const svg = `<svg><defs>${hand.defs}</defs>${drawing}</svg>`
    expect(findMalformedPart(svg)).toBeNull()
    expect(danglingReferences(svg).filter((id) => !id.startsWith('cast-'))).toEqual([])
    expect(repeatedIds(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined/)
  }
})

test('a game shows its own motifs first, then others of its pack, and its scatter is none of them', () => {
  const { highs, scatter, wild } = symbolCastOf(brief())
  expect(highs.slice(0, 4).map(({ word }) => word)).toEqual(['wolf', 'deer', 'fox', 'bear'])
  expect(wild.word).toBe('wolf')
  expect(highs.slice(0, 6)).not.toContain(scatter)
  expect(highs.map(({ word }) => word)).not.toContain('zebra')
})

test('classic and fruit machines have fruit as low symbols', () => {
  for (const motifs of [['cherry'], ['seven', 'bell'], ['joker']]) {
    const { lows, highs } = symbolCastOf(brief({ motifs }))
    expect(lows?.length).toBeGreaterThanOrEqual(5)
    for (const low of lows ?? []) expect(low.theme).toBe('fruit')
    for (const high of highs.slice(0, 6)) expect(lows).not.toContain(high)
  }
  expect(symbolCastOf(brief()).lows).toBeNull()
})

test('the symbols that stand for a game of three reels are on its reels, with a wild or without', () => {
  for (const motifs of [['cherry'], ['fruit'], ['seven', 'clover'], ['joker'], ['wolf']]) {
    const game = brief({ motifs, reels: 3 })
    const names = threeReelMotifs(game).map(({ name }) => name)
    const best = [0, 1, 2].map((index) => symbolName(game, { role: 'high', index, hasWild: false }))
    const fruits = [0, 1, 2].map((index) => symbolName(game, { role: 'low', index, hasWild: false }))
    expect(names).toEqual([...best, ...(symbolCastOf(game).lows ? fruits : best)])
    // The wild has the first one's motif.
    const besideWild = [0, 1].map((index) => symbolName(game, { role: 'high', index, hasWild: true }))
    expect([symbolCastOf(game).wild.name, ...besideWild]).toEqual(best)
  }
})

test('wilds and scatters carry the words that players know', () => {
  expect(symbolName(brief(), { role: 'wild', index: 0, hasWild: true })).toBe('Divoký symbol')
  expect(symbolName(brief(), { role: 'wild', index: 0, multiplier: 3, hasWild: true })).toBe('Divoký symbol × 3')
  expect(symbolName(brief(), { role: 'scatter', index: 0, hasWild: true })).toBe('Scatter Spln')
  expect(symbolName(brief({ motifs: ['coin'] }), { role: 'coin', index: 0, hasWild: true })).toBe('Minca s hodnotou')
  expect(symbolSvg(brief(), { role: 'wild', index: 0, multiplier: 2, hasWild: true })).not.toBe(
    symbolSvg(brief(), { role: 'wild', index: 0, hasWild: true }),
  )
})

test('the extent of a drawing is the box around its visible part', () => {
  expect(extentOf('<path d="M10 10h20v5z"/>', 100)).toEqual({ x: 10, y: 10, width: 20, height: 5 })
  const circle = extentOf('<path d="M50 30a20 20 0 1 0 .1 0"/>', 100)
  expect([circle.x, circle.width, circle.height].map(Math.round)).toEqual([30, 40, 40])
  expect(extentOf('<path d="m2.872 20.913a.644.644 0 0 1 .57.849z"/>', 32).width).toBeLessThan(1)
  expect(extentOf('<circle cx="16" cy="16" r="4"/><defs><path d="M0 0H32V32"/></defs>', 32)).toEqual({
    x: 12,
    y: 12,
    width: 8,
    height: 8,
  })
  for (const name of ['wolf', 'owl', 'cherries', 'bell']) {
    const { width, height } = extentOf(pictureBody(name), 32)
    expect(Math.max(width, height), name).toBeGreaterThan(20)
  }
})
