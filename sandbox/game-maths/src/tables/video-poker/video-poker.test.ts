import { videoPokerOutcome as contractOutcome } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { JOKER } from '../cards/deck.ts'
import type { VideoPokerVariant } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { simulate, simulated } from '../../simulation.fixture.ts'
import { type BestHolds, bestHolds } from './best-play.ts'
import { nameOf } from './hands.ts'
import { VIDEO_POKERS } from './models.ts'
import { dealVideoPoker, drawVideoPoker, type VideoPokerState, videoPokerOutcome, videoPokerPayout } from './play.ts'
import { eachSet } from './subsets.ts'

/** „A♠ 10♥ *“: cards as people write them. */
const cards = (text: string): number[] =>
  text.split(' ').map((one) => {
    if (one === '*') return JOKER
    const rank = { A: 1, J: 11, Q: 12, K: 13 }[one.slice(0, -1)] ?? Number(one.slice(0, -1))
    return '♣♦♥♠'.indexOf(one.slice(-1)) * 13 + rank - 1
  })

test.each([
  ['jacks-or-better', 'A♠ K♠ Q♠ J♠ 10♠', 'royal-flush'],
  ['jacks-or-better', 'A♠ 2♠ 3♠ 4♠ 5♠', 'straight-flush'],
  ['jacks-or-better', '9♠ 9♣ 9♦ 9♥ 5♠', 'four-of-a-kind'],
  ['jacks-or-better', '9♠ 9♣ 9♦ 5♥ 5♠', 'full-house'],
  ['jacks-or-better', 'A♠ 2♠ 3♠ 4♠ 9♠', 'flush'],
  ['jacks-or-better', '10♠ J♣ Q♠ K♠ A♠', 'straight'],
  ['jacks-or-better', 'K♠ A♣ 2♠ 3♠ 4♠', null],
  ['jacks-or-better', '9♠ 9♣ 9♦ 5♥ 4♠', 'three-of-a-kind'],
  ['jacks-or-better', '9♠ 9♣ 5♦ 5♥ 4♠', 'two-pair'],
  ['jacks-or-better', 'J♠ J♣ 5♦ 3♥ 4♠', 'high-pair'],
  ['jacks-or-better', '10♠ 10♣ 5♦ 3♥ 4♠', null],
  ['deuces-wild', '2♠ 2♣ 2♦ 2♥ 9♠', 'four-deuces'],
  ['deuces-wild', '2♠ K♠ 2♦ J♠ 10♠', 'wild-royal-flush'],
  ['deuces-wild', '2♠ 9♠ 2♦ 9♣ 9♥', 'five-of-a-kind'],
  ['deuces-wild', '2♠ 5♣ 6♣ 8♣ 9♣', 'straight-flush'],
  ['deuces-wild', '2♠ 2♦ 6♣ 6♥ 9♣', 'four-of-a-kind'],
  ['deuces-wild', '2♠ 9♦ 6♣ 6♥ 9♣', 'full-house'],
  ['deuces-wild', '2♠ 2♥ 6♣ 10♣ K♣', 'flush'],
  ['deuces-wild', '2♠ 2♥ 6♣ 9♦ 10♣', 'straight'],
  ['deuces-wild', '2♠ 3♥ 6♣ 9♦ K♣', null],
  ['joker-poker', '* A♠ 3♦ 4♥ 5♣', 'straight'],
  ['joker-poker', '* A♠ 3♦ 7♥ 9♣', 'high-pair'],
  ['joker-poker', '* Q♠ 3♦ 7♥ 9♣', null],
  ['joker-poker', '* Q♠ Q♦ 7♥ 9♣', 'three-of-a-kind'],
  ['joker-poker', '* Q♠ Q♦ Q♥ Q♣', 'five-of-a-kind'],
  ['joker-poker', '* A♠ K♠ 10♠ J♠', 'wild-royal-flush'],
] as const)('%s: %s', (variant, hand, name) => {
  const named = nameOf(variant as VideoPokerVariant, cards(hand))
  // Deuces wild pays nothing for a pair; the rest follows the pay table.
  expect(named === 'high-pair' && variant === 'deuces-wild' ? null : named).toBe(name)
})

test('the counts of all five-card hands match combinatorics', () => {
  const counts = new Map<string | null, number>()
  eachSet(52, 5, (five) => {
    const name = nameOf('jacks-or-better', five)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  expect(Object.fromEntries([...counts].filter(([name]) => name !== null && name !== 'high-pair'))).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3744,
    flush: 5108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
  })
}, 60_000)

const tables = [...new Map(VIDEO_POKERS.map((model) => [JSON.stringify(model.payTable), model])).values()]

type Table = (typeof tables)[number]
const bestHoldsByTable = new Map<Table, BestHolds>()
/** Enumerates every hand. */
function bestHoldsOf(model: Table): BestHolds {
  const best = bestHoldsByTable.get(model) ?? bestHolds(model.variant, model.payTable)
  bestHoldsByTable.set(model, best)
  return best
}

test.each(tables.map((model) => [model.id, model] as const))(
  '%s: enumerating every deal, hold and draw gives the published return',
  (_, model) => expect(perCent(bestHoldsOf(model).rtp())).toBe(model.rtp),
  180_000,
)

const ROUNDS = inject('breadth') === 'full' ? 92_000 : 40_000

test.each(simulated(tables, ({ variant }) => variant).map((model) => [model.id, model] as const))(
  '%s: simulated best play matches the published return, within five standard errors',
  (_, model) => {
    const best = bestHoldsOf(model)
    const draw = seededDraw(inject('seed'))
    const { mean, margin } = simulate(ROUNDS, () => {
      const state = dealVideoPoker(model, [{ spot: 'hand', amount: 100 }], draw)
      const five = state.cards.slice(0, 5).sort((a, b) => a - b)
      const { held } = best.bestHold(five)
      const heldCards = new Set(five.filter((__, place) => held[place]))
      const holds = state.cards.slice(0, 5).map((one) => heldCards.has(one))
      return videoPokerPayout(model, drawVideoPoker(state, holds)) / 100
    })
    expect(Math.abs(mean - model.rtp / 100)).toBeLessThan(margin + 0.0001)
  },
  180_000,
)

test('the value of a hold is the mean over every possible draw', () => {
  const model = tables[0] as Table
  const pays = new Map(model.payTable.map(({ hand, pays: paid }) => [hand, paid]))
  const { bestHold } = bestHoldsOf(model)
  const five = cards('A♣ 4♦ 9♦ J♦ Q♦').sort((a, b) => a - b)
  const { held, mean } = bestHold(five)
  const heldCards = five.filter((_, place) => held[place])
  const remainingDeck = Array.from({ length: 52 }, (_, one) => one).filter((one) => !five.includes(one))
  expect(heldCards).toEqual(cards('4♦ 9♦ J♦ Q♦').sort((a, b) => a - b))
  const paid = remainingDeck.map((one) => pays.get(nameOf(model.variant, [...heldCards, one]) ?? '') ?? 0)
  expect(mean).toBeCloseTo(paid.reduce((sum, one) => sum + one, 0) / remainingDeck.length, 12)
}, 60_000)

test('any hold: held cards stay in place, new ones come from the same deck and are hidden before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VIDEO_POKERS),
      fc.integer(),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      (model, seed, held) => {
        const state = dealVideoPoker(model, [{ spot: 'hand', amount: model.minBet }], seededDraw(seed))
        const open = contractOutcome.parse(videoPokerOutcome(model, state))
        expect([open.held, open.final, open.hand]).toEqual([null, null, null])
        expect(videoPokerPayout(model, state)).toBe(0)
        const closed = JSON.parse(JSON.stringify(drawVideoPoker(state, held))) as VideoPokerState
        const { dealt, final } = contractOutcome.parse(videoPokerOutcome(model, closed))
        for (const [place, keeps] of held.entries()) if (keeps) expect(final?.[place]).toEqual(dealt[place])
        const seen = [...dealt, ...(final ?? []).filter((_, place) => !held[place])].map((one) => JSON.stringify(one))
        expect(new Set(seen).size).toBe(seen.length)
        expect(videoPokerPayout(model, closed)).toBeLessThanOrEqual(model.minBet * model.maxWinMultiple)
        expect(() => drawVideoPoker(closed, held)).toThrow(RangeError)
      },
    ),
  )
})
