import type { Draw } from '@herna/game-maths'

/** One level of a jackpot. `held` is in units of 1/10,000 cent. */
export interface JackpotLevel {
  readonly jackpotId: string
  readonly level: number
  readonly title: string
  /** Cents in the catalogue. */
  readonly opening: number
  readonly held: bigint
}

export const UNITS_IN_CENT = 10_000n
/** Ten-thousandths of each stake that go to each level: 0.2 %. */
const SHARE = 20
/** A level starts anew at so much of its opening amount. */
const restartCents = (opening: number): number => Math.max(1, Math.floor(opening / 2))

/** Exactly the share, in units: a cent has as many units as a stake has parts, so nothing is ever rounded. */
export const shareOf = (stake: number): bigint => BigInt(stake) * BigInt(SHARE)

/**
 * A stake of `s` cents wins the level with chance `s` : `oddsOf`. Between two wins the level then takes on average odds × 0.2 % cents, half its
 * opening amount, which lifts it from its restart to its opening amount; a level gives back 0.4 % of stakes: half of it from them, half the house's.
 */
export const oddsOf = (opening: number): number => Math.max(1, Math.floor((opening - restartCents(opening)) * (10_000 / SHARE)))

/** The level a stake wins, the top asked first; at most one. */
export function drawLevel(levels: readonly JackpotLevel[], stake: number, draw: Draw): JackpotLevel | null {
  for (const level of levels) if (draw(oddsOf(level.opening)) < stake) return level
  return null
}

/** What a won level pays in whole cents, and what it holds afterwards: the fraction of a cent stays in it. */
export function pay({ held, opening }: Pick<JackpotLevel, 'held' | 'opening'>): { amount: number; held: bigint } {
  return { amount: Number(held / UNITS_IN_CENT), held: (held % UNITS_IN_CENT) + BigInt(restartCents(opening)) * UNITS_IN_CENT }
}
