import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSession } from '../round/sample.ts'
import { anticipatedReels } from './anticipation.ts'

const SCATTER = 2
const { game } = sampleSession()
const scatterGame = {
  symbols: game.symbols.map((symbol) => (symbol.id === SCATTER ? { ...symbol, role: 'scatter' as const } : symbol)),
  freeSpins: { awards: [[3, 5] as [number, number], [4, 8] as [number, number]], multiplier: 2 },
}
const column = (hasScatter: boolean): number[] => [0, hasScatter ? SCATTER : 1, 0]
const gridOf = (scatters: readonly boolean[]): number[][] => scatters.map(column)
const gridArb = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })

test('a reel is anticipated only after two scatters on the reels before it, and while one more gives free spins', () => {
  expect(anticipatedReels(scatterGame, gridOf([true, true, false, false, true]))).toEqual([2, 3, 4])
  expect(anticipatedReels(scatterGame, gridOf([true, false, true, true, false]))).toEqual([3])
  expect(anticipatedReels(scatterGame, gridOf([true, false, false, false, true]))).toEqual([])
})

test('whether a reel is anticipated does not depend on what it or a later reel shows', () => {
  fc.assert(
    fc.property(gridArb, gridArb, fc.integer({ min: 0, max: 4 }), (scatters, others, reel) => {
      const changed = scatters.map((has, place) => (place < reel ? has : (others[place] ?? false)))
      expect(anticipatedReels(scatterGame, gridOf(changed)).includes(reel)).toBe(
        anticipatedReels(scatterGame, gridOf(scatters)).includes(reel),
      )
    }),
  )
})

test('without free spins no reel is anticipated', () => {
  fc.assert(
    fc.property(gridArb, (scatters) => {
      expect(anticipatedReels({ ...scatterGame, freeSpins: null }, gridOf(scatters))).toEqual([])
      expect(anticipatedReels(game, gridOf(scatters))).toEqual([])
    }),
  )
})
