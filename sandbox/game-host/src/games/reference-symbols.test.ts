import { highsOf, type SymbolCast, symbolCastOf } from '@herna/game-art'
import { slotModel, playRound } from '@herna/game-maths'
import { REFERENCE_SLOTS, slotAssignments } from '@herna/seed'
import { expect, test } from 'vitest'
import { openingGridOf } from './opening-grid.ts'

const ASSIGNMENTS = slotAssignments()
const assignmentOf = (code: string) => {
  const assignment = ASSIGNMENTS.get(code)
  if (!assignment) throw new Error(`no slot ${code}`)
  return assignment
}
const membersOf = ({ pack }: SymbolCast): Set<string> => new Set([...pack.core, ...pack.also, ...pack.scatters])
/** No model has more high symbols. */
const MOST_HIGHS = 6

test('the reels of a game of the visual reference show the motifs chosen for it by hand, and a scatter of their own', () => {
  for (const { code, motifs } of REFERENCE_SLOTS) {
    const cast = symbolCastOf(assignmentOf(code).brief)
    const highs = cast.highs.map(({ word }) => word)
    expect(highs.slice(0, motifs.length), code).toEqual(motifs)
    expect(motifs.length, code).toBeGreaterThanOrEqual(4)
    expect(highs.slice(0, MOST_HIGHS), code).not.toContain(cast.scatter.word)
  }
})

test('name, theme and symbols of every slot belong to one theme pack', () => {
  for (const [code, { brief }] of ASSIGNMENTS) {
    const cast = symbolCastOf(brief)
    const members = membersOf(cast)
    const symbols = cast.highs.slice(0, MOST_HIGHS).map(({ word }) => word)
    expect(
      [...brief.motifs, ...symbols].filter((word) => !members.has(word)),
      `${code}, ${cast.pack.name}`,
    ).toEqual([])
    expect(new Set(symbols).size, code).toBe(MOST_HIGHS)
  }
})

test('no two symbols of a slot show the same motif, nor a motif drawn alike', () => {
  for (const [code, { brief, variantId }] of ASSIGNMENTS) {
    const cast = symbolCastOf(brief)
    const { symbols } = slotModel(variantId)
    const count = (role: string): number => symbols.filter((symbol) => symbol.role === role).length
    const shown = [
      ...highsOf(cast, count('wild') > 0).slice(0, count('high')),
      ...(cast.lows ?? []).slice(0, count('low')),
      ...(count('wild') > 0 ? [cast.wild] : []),
      ...(count('scatter') > 0 ? [cast.scatter] : []),
    ]
    for (const drawing of [
      shown.map(({ word }) => word),
      shown.map(({ pictures }) => pictures[0]),
      shown.map(({ signs }) => signs[0]),
    ])
      expect(new Set(drawing).size, `${code}: ${drawing.join(' ')}`).toBe(shown.length)
  }
})

test('wild and scatter of a slot belong to its theme pack, too, and the tile knows how many reels it opens', () => {
  for (const [code, { brief, variantId }] of ASSIGNMENTS) {
    const cast = symbolCastOf(brief)
    const { symbols, reels } = slotModel(variantId)
    const members = membersOf(cast)
    const specials = symbols.flatMap(({ role }) => (role === 'wild' || role === 'scatter' ? [cast[role].word] : []))
    expect(
      specials.filter((word) => !members.has(word)),
      `${code}, ${cast.pack.name}`,
    ).toEqual([])
    expect(brief.reels, code).toBe(reels)
  }
})

test('games of the visual reference open with different grids that their strips hold, without a win, a coin or two scatters', () => {
  const openings = new Set<string>()
  for (const { code } of REFERENCE_SLOTS) {
    const model = slotModel(assignmentOf(code).variantId)
    const grid = openingGridOf(model, code)
    openings.add(JSON.stringify(grid))
    for (const [reel, strip] of model.strips.entries()) {
      const column = grid[reel] ?? []
      const isOnStrip = strip.some((_, stop) => column.every((id, row) => strip[(stop + row) % strip.length] === id))
      expect(isOnStrip, `${code}, reel ${reel}`).toBe(true)
    }
    expect(winOf(code, grid), code).toBe(0)
    for (const [reel, column] of grid.entries())
      for (const [row, id] of column.entries())
        expect([grid[reel + 1]?.[row], grid[reel + 2]?.[row]], `${code}, reel ${reel}, row ${row}`).not.toEqual([id, id])
    const roles = grid.flat().map((id) => model.symbols[id]?.role)
    expect(roles, code).not.toContain('coin')
    expect(roles.filter((role) => role === 'scatter').length, code).toBeLessThan(2)
    expect(openingGridOf(model, code), code).toEqual(grid)
  }
  expect(openings.size).toBe(REFERENCE_SLOTS.length)
})

/** What the model pays for a round that stops on this grid; 0 for models without strips, whose cells are drawn one by one. */
function winOf(code: string, grid: readonly (readonly number[])[]): number {
  const model = slotModel(assignmentOf(code).variantId)
  if (model.strips.every((strip) => strip.length === 0)) return 0
  const stops = model.strips.map((strip, reel) =>
    strip.findIndex((_, stop) => (grid[reel] ?? []).every((id, row) => strip[(stop + row) % strip.length] === id)),
  )
  return playRound(model, model.betOptions[0] as number, () => stops.shift() ?? 0).win
}
