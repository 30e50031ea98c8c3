import type { LiveResult, SpotResult, Stake } from '@herna/contract/games'
import { baccaratReturn, PAIR_PAYS } from '../tables/baccarat/pays.ts'
import { type Rational, rational } from '../rational.ts'
import { SIC_BO } from '../tables/dice/sic-bo.ts'
import { rouletteReturn } from '../tables/roulette/play.ts'
import { rouletteSpot } from '../tables/roulette/spots.ts'
import { duelReturn } from './dragon-tiger.ts'
import type { LiveModel } from './model.ts'
import { pokerReturnTenths } from './poker.ts'
import { showReturn } from './show.ts'
import { wheelReturn } from './wheel.ts'

type ResultOf<Kind extends LiveResult['kind']> = Extract<LiveResult, { kind: Kind }>

/** What the stakes of a table's round pay with its result. Throws a RangeError for a result of another kind of table. */
export function settleLive(model: LiveModel, stakes: readonly Stake[], result: LiveResult): SpotResult[] {
  return stakes.map(({ spot, amount }) => {
    const { numerator, denominator } = returnOf(model, spot, result)
    return { spot, amount, payout: (amount * Number(numerator)) / Number(denominator) }
  })
}

/** Amount returned per cent on a spot, the stake included. */
function returnOf(model: LiveModel, spot: string, result: LiveResult): Rational {
  if (model.table === 'roulette' && result.kind === 'roulette')
    return rouletteReturn(rouletteSpot(spot), result.number, model.halfBackOnZero)
  if (model.table === 'baccarat' && result.kind === 'baccarat') return coupReturn(spot, result, model.isWithoutCommission)
  if (model.table === 'wheel' && result.kind === 'wheel')
    return rational(model.hasMultiplier ? showReturn(spot, result) : wheelReturn(spot, result.segment))
  if (model.table === 'dragon-tiger' && result.kind === 'dragon-tiger') return duelReturn(spot, result)
  if (model.table === 'dice' && result.kind === 'dice')
    return rational(SIC_BO.find((diceSpot) => diceSpot.spot === spot)?.tenths(result.dice) ?? 0, 10)
  if (model.table === 'poker' && result.kind === 'poker') return rational(pokerReturnTenths(model.poker, spot, result.hand), 10)
  throw new RangeError(`a table of ${model.table} has no result of ${result.kind}`)
}

function coupReturn(spot: string, { player, banker }: ResultOf<'baccarat'>, isWithoutCommission: boolean): Rational {
  const pairOf = (cards: typeof player) => rational(cards[0]?.rank === cards[1]?.rank ? PAIR_PAYS + 1 : 0)
  if (spot === 'player-pair') return pairOf(player)
  if (spot === 'banker-pair') return pairOf(banker)
  const pointsOfCards = (cards: typeof player) => cards.map(({ rank }) => (rank < 10 ? rank : 0))
  return baccaratReturn(spot, { player: pointsOfCards(player), banker: pointsOfCards(banker) }, isWithoutCommission)
}
