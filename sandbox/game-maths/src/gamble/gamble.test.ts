import { GAMBLE_COLOURS } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { cardOf } from '../tables/cards/deck.ts'
import { SLOT_VARIANTS, slotModel } from '../variants.ts'
import { canGamble, colourOf, drawGambleCards, GAMBLE, gambledAmount } from './gamble.ts'

test('each colour wins with exactly half of the cards and pays double: the return is 100 per cent', () => {
  for (const colour of GAMBLE_COLOURS) {
    const returned = Array.from({ length: 52 }, (_, card) => gambledAmount(100, [cardOf(card)], [colour]))
    expect(returned.reduce((sum, amount) => sum + amount, 0)).toBe(52 * 100)
    expect(new Set(returned)).toEqual(new Set([0, 200]))
  }
})

test('the card of each step is drawn from a whole deck', () => {
  const limits: number[] = []
  const cards = drawGambleCards(GAMBLE, (upperExclusive) => {
    limits.push(upperExclusive)
    return 51
  })
  expect(limits).toEqual(Array(GAMBLE.maxSteps).fill(52))
  expect(cards).toEqual(Array(GAMBLE.maxSteps).fill(cardOf(51)))
})

test('any course of guesses returns on average what is risked, however often it is doubled', () => {
  // By the colours of the cards, each as likely: what a guesser gets who stops after so many steps.
  for (let steps = 1; steps <= GAMBLE.maxSteps; steps += 1) {
    const courses = Array.from({ length: 2 ** steps }, (_, bits) =>
      Array.from({ length: steps }, (_step, step) => cardOf(((bits >> step) & 1) * 13)),
    )
    expect(new Set(courses[0]?.map(colourOf)).size).toBe(1)
    const sum = courses.reduce((total, cards) => total + gambledAmount(10, cards, Array(steps).fill('red')), 0)
    expect(sum).toBe(10 * courses.length)
  }
})

test('a win is risked at most five times, never beyond a hundred stakes, and nothing is risked without a win', () => {
  const bet = 100
  expect(canGamble(GAMBLE, { bet, amount: 200, steps: 4 })).toBe(true)
  expect(canGamble(GAMBLE, { bet, amount: 200, steps: 5 })).toBe(false)
  expect(canGamble(GAMBLE, { bet, amount: 5_000, steps: 0 })).toBe(true)
  expect(canGamble(GAMBLE, { bet, amount: 5_001, steps: 0 })).toBe(false)
  expect(canGamble(GAMBLE, { bet, amount: 0, steps: 0 })).toBe(false)
})

test('no gambled win exceeds the published highest win of its game', () => {
  const withGamble = SLOT_VARIANTS.filter(({ id }) => slotModel(id).gamble)
  expect(withGamble.length).toBeGreaterThan(8)
  for (const { id, maxWinMultiple } of withGamble) expect([id, maxWinMultiple >= GAMBLE.highestMultiple]).toEqual([id, true])
})
