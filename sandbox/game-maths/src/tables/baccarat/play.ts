import type { BaccaratOutcome, SpotResult, Stake } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'
import { type CardNumber, cardOf, decksOf, rankOf, shuffled } from '../cards/deck.ts'
import type { BaccaratModel } from '../model.ts'
import { assertValidStakes } from '../stakes.ts'
import { type Coup, coupOf, pointsOf } from './deal.ts'
import { BACCARAT_DECKS, baccaratReturn, PAIR_PAYS, resultOf } from './pays.ts'

/** Maximum number of cards in a coup. */
const CARDS = 6

/** Cards of both sides, dealt by the drawing rules from eight freshly shuffled decks. */
export function dealCoup(draw: Draw): { player: readonly CardNumber[]; banker: readonly CardNumber[]; coup: Coup } {
  const cards = shuffled(decksOf(BACCARAT_DECKS), CARDS, draw)
  const coup = coupOf(cards.map((card) => (rankOf(card) % 10) * Number(rankOf(card) < 10)))
  const [p1, b1, p2, b2, ...thirds] = cards as [CardNumber, CardNumber, CardNumber, CardNumber, ...CardNumber[]]
  const player = [p1, p2, ...(coup.player.length > 2 ? thirds.splice(0, 1) : [])]
  const banker = [b1, b2, ...(coup.banker.length > 2 ? thirds.splice(0, 1) : [])]
  return { player, banker, coup }
}

/** Plays one coup from eight freshly shuffled decks. */
export function playBaccarat(model: BaccaratModel, stakes: readonly Stake[], draw: Draw): BaccaratOutcome {
  assertValidStakes(model, stakes)
  const { player, banker, coup } = dealCoup(draw)
  const [p1, p2] = player as [CardNumber, CardNumber]
  const [b1, b2] = banker as [CardNumber, CardNumber]
  const results = stakes.map(({ spot, amount }): SpotResult => {
    if (spot === 'player-pair') return { spot, amount, payout: pairPayout(amount, p1, p2) }
    if (spot === 'banker-pair') return { spot, amount, payout: pairPayout(amount, b1, b2) }
    const { numerator, denominator } = baccaratReturn(spot, coup, model.isWithoutCommission)
    return { spot, amount, payout: (amount * Number(numerator)) / Number(denominator) }
  })
  return {
    kind: 'baccarat',
    player: player.map(cardOf),
    banker: banker.map(cardOf),
    playerTotal: pointsOf(coup.player),
    bankerTotal: pointsOf(coup.banker),
    result: resultOf(coup),
    results,
  }
}

const pairPayout = (amount: number, firstCard: CardNumber, secondCard: CardNumber): number =>
  rankOf(firstCard) === rankOf(secondCard) ? amount * (PAIR_PAYS + 1) : 0
