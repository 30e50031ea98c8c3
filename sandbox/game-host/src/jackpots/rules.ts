import type { Draw } from '@herna/game-maths'

/** One level of a jackpot. `poolUnits` is in units of 1/10,000 cent. */
export interface JackpotLevel {
  readonly jackpotId: string
  readonly level: number
  readonly title: string
  /** Cents in the catalogue. */
  readonly opening: number
  readonly poolUnits: bigint
}

export const UNITS_PER_CENT = 10_000n
/** Ten-thousandths of each stake contributed to each level: 0.2 %. */
const CONTRIBUTION = 20
/** Cents a level starts with again after a win: half of its opening amount. */
const restartCents = (opening: number): number => Math.max(1, Math.floor(opening / 2))

/** The exact contribution of a stake (cents) in units: 10,000 units per cent, so nothing is ever rounded. */
export const shareOf = (stake: number): bigint => BigInt(stake) * BigInt(CONTRIBUTION)

/**
 * A stake of `s` cents wins the level with chance `s` : `oddsOf`. Between two wins the level is contributed on average odds × 0.2 % cents, half of its
 * opening amount, which raises it from its restart to its opening amount. A level returns 0.4 % of stakes: half from contributions, half from the operator.
 */
export const oddsOf = (opening: number): number =>
  Math.max(1, Math.floor((opening - restartCents(opening)) * (10_000 / CONTRIBUTION)))

/** Draws the level a stake wins, top level first; at most one. */
export function drawLevel<Level extends Pick<JackpotLevel, 'opening'>>(
  levels: readonly Level[],
  stake: number,
  draw: Draw,
): Level | null {
  for (const level of levels) if (draw(oddsOf(level.opening)) < stake) return level
  return null
}

/** The payout of a won level in whole cents and its pool afterwards, which keeps the fraction of a cent. */
export function pay({ poolUnits, opening }: Pick<JackpotLevel, 'poolUnits' | 'opening'>): { amount: number; poolUnits: bigint } {
  return {
    amount: Number(poolUnits / UNITS_PER_CENT),
    poolUnits: (poolUnits % UNITS_PER_CENT) + BigInt(restartCents(opening)) * UNITS_PER_CENT,
  }
}
