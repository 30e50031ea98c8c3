import type { CrashDefinition } from '@herna/contract/games'

type Growth = Pick<CrashDefinition, 'growthPerMs' | 'highestMultiple'>

/** The multiple in hundredths after `elapsedMs`, by the contract's formula, which the host uses too. */
export function multipleAt({ growthPerMs, highestMultiple }: Growth, elapsedMs: number): number {
  if (!(elapsedMs > 0)) return 100
  return Math.min(highestMultiple, Math.floor(100 * Math.exp(growthPerMs * elapsedMs)))
}

/** Milliseconds until the curve reaches this multiple. */
export const elapsedAt = ({ growthPerMs }: Growth, multiple: number): number =>
  Math.log(Math.max(100, multiple) / 100) / growthPerMs

/** At most about five round marks on the axis of multiples, in hundredths, below `top`. */
export function marksBelow(top: number): number[] {
  const steps = [10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000]
  const step = steps.find((candidate) => (top - 100) / candidate <= 5) ?? 100_000
  const marks: number[] = []
  for (let mark = 100 + step - (100 % step); mark < top; mark += step) marks.push(mark)
  return marks
}
