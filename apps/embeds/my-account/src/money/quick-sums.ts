/** In cents; equal steps for everyone, none of them preselected [player-protection]. */
const QUICK_SUMS = [2_000, 5_000, 10_000] as const

/** The sums a payment of at most `maxAmount` cents (null: any) can be filled with by one tap. */
export const quickSumsUpTo = (maxAmount: number | null): number[] =>
  QUICK_SUMS.filter((cents) => maxAmount === null || cents <= maxAmount)
