/** The multiples a pay table may name: round figures a player can read, as real machines use. */
const STEPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90] as const
const SMALL = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const PAY_LADDER: readonly number[] = [
  ...SMALL,
  ...STEPS,
  ...STEPS.map((step) => step * 10),
  ...STEPS.map((step) => step * 100),
  10_000,
  12_000,
  15_000,
  20_000,
]

/** Index of the figure nearest in proportion. */
export function nearestRung(pay: number): number {
  let best = 0
  for (const [rung, figure] of PAY_LADDER.entries()) {
    if (Math.abs(Math.log(figure / pay)) < Math.abs(Math.log((PAY_LADDER[best] ?? 1) / pay))) best = rung
  }
  return best
}
