import { type Rational, rational } from '../../rational.ts'
import { type Coup, pointsOf } from './deal.ts'

export const BACCARAT_DECKS = 8
export const PAIR_PAYS = 11
const TIE_PAYS = 8

/** Which side is closer to nine. */
export function resultOf(coup: Coup): 'player' | 'banker' | 'tie' {
  const difference = pointsOf(coup.player) - pointsOf(coup.banker)
  return difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker'
}

/** Amount returned per cent on player, banker or tie; a tie returns stakes on the sides. */
export function baccaratReturn(spot: string, coup: Coup, isWithoutCommission: boolean): Rational {
  const result = resultOf(coup)
  if (spot === 'tie') return result === 'tie' ? rational(TIE_PAYS + 1) : rational(0)
  if (result === 'tie') return rational(1)
  if (result !== spot) return rational(0)
  if (spot === 'player') return rational(2)
  if (!isWithoutCommission) return rational(39, 20)
  return pointsOf(coup.banker) === 6 ? rational(3, 2) : rational(2)
}
