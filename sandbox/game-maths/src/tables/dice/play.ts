import type { DiceOutcome, Stake } from '@herna/contract/games'
import type { Draw } from '../../draw.ts'
import type { DiceModel, DiceVariant } from '../model.ts'
import { assertValidStakes } from '../stakes.ts'
import { crapsResult, FIELD, lineTenths } from './craps.ts'
import { SIC_BO } from './sic-bo.ts'
import type { DiceSpot, Roll } from './spot.ts'
import { TWO_DICE } from './two-dice.ts'

const SPOTS: Record<DiceVariant, ReadonlyMap<string, DiceSpot>> = {
  'sic-bo': new Map(SIC_BO.map((diceSpot) => [diceSpot.spot, diceSpot])),
  'two-dice': new Map(TWO_DICE.map((diceSpot) => [diceSpot.spot, diceSpot])),
  craps: new Map([[FIELD.spot, FIELD]]),
}

/** Throws the dice, in craps until the line is decided; one draw per die. */
export function playDice(model: DiceModel, stakes: readonly Stake[], draw: Draw): DiceOutcome {
  assertValidStakes(model, stakes)
  const roll = (): number[] => Array.from({ length: model.variant === 'sic-bo' ? 3 : 2 }, () => draw(6) + 1)
  const rolls = [roll()]
  if (model.variant === 'craps') while (crapsResult(rolls) === null) rolls.push(roll())
  const results = stakes.map(({ spot, amount }) => ({ spot, amount, payout: (amount * tenthsOf(model, spot, rolls)) / 10 }))
  return { kind: 'dice', rolls, results }
}

function tenthsOf({ variant }: DiceModel, spot: string, rolls: readonly Roll[]): number {
  const decidedByFirst = SPOTS[variant].get(spot)
  if (decidedByFirst) return decidedByFirst.tenths(rolls[0] ?? [])
  const result = crapsResult(rolls)
  return result === null ? 0 : lineTenths(spot, result)
}
