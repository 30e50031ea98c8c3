import type { DiceOutcome, Stake } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'
import type { DiceModel, DiceVariant } from '../model.ts'
import { assertValidStakes } from '../stakes.ts'
import { crapsResult, FIELD, isCrapsDecided, lineTenths, PLACE_BETS, placeResult, PROPOSITIONS } from './craps.ts'
import { SIC_BO } from './sic-bo.ts'
import type { DiceSpot, Roll } from './spot.ts'
import { TWO_DICE } from './two-dice.ts'

const bySpot = (spots: readonly DiceSpot[]): ReadonlyMap<string, DiceSpot> =>
  new Map(spots.map((diceSpot) => [diceSpot.spot, diceSpot]))
/** Spots decided by the first throw. */
const SPOTS: Record<DiceVariant, ReadonlyMap<string, DiceSpot>> = {
  'sic-bo': bySpot(SIC_BO),
  'two-dice': bySpot(TWO_DICE),
  craps: bySpot([FIELD, ...PROPOSITIONS]),
}

/** Throws the dice, in craps until every staked bet is decided; one draw per die. */
export function playDice(model: DiceModel, stakes: readonly Stake[], draw: Draw): DiceOutcome {
  assertValidStakes(model, stakes)
  const roll = (): number[] => Array.from({ length: model.variant === 'sic-bo' ? 3 : 2 }, () => draw(6) + 1)
  const rolls = [roll()]
  const spots = stakes.map(({ spot }) => spot)
  if (model.variant === 'craps') while (!isCrapsDecided(spots, rolls)) rolls.push(roll())
  return { kind: 'dice', rolls, results: stakes.map((stake) => ({ ...stake, payout: payoutOf(model, stake, rolls) })) }
}

/** Cents returned, the stake included; whole for every stake that the model allows. */
function payoutOf({ variant }: DiceModel, { spot, amount }: Stake, rolls: readonly Roll[]): number {
  const decidedByFirst = SPOTS[variant].get(spot)
  if (decidedByFirst) return (amount * decidedByFirst.tenths(rolls[0] ?? [])) / 10
  const place = PLACE_BETS.find((bet) => bet.spot === spot)
  if (place) return placeResult(place, rolls) === 'won' ? amount + (amount * place.pays) / place.per : 0
  const result = crapsResult(rolls)
  return result === null ? 0 : (amount * lineTenths(spot, result)) / 10
}
