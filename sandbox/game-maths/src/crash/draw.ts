import type { Draw } from '../draw.ts'
import type { CrashModel } from './model.ts'

/**
 * The end of a round in hundredths: 100 is a bust at the start, the highest multiple is paid out. Exact, without rounded
 * floating-point formulas: each draw decides between whole-number odds, narrowing the range until one multiple is left.
 */
export function drawCrashPoint(model: CrashModel, draw: Draw): number {
  const { returnPerTenThousand, highestMultiple } = model
  const lowest = 101
  if (draw(100 * lowest) >= returnPerTenThousand) return 100
  if (draw(highestMultiple) < lowest) return highestMultiple
  let [lower, upper] = [lowest, highestMultiple]
  while (upper - lower > 1) {
    const middle = harmonicMean(lower, upper)
    // P(≥ middle | lower ≤ it < upper) = (1/middle − 1/upper) / (1/lower − 1/upper)
    if (draw(middle * (upper - lower)) < lower * (upper - middle)) lower = middle
    else upper = middle
  }
  return lower
}

/** The harmonic mean, where both halves are about equally likely. */
const harmonicMean = (lower: number, upper: number): number =>
  Math.min(upper - 1, Math.max(lower + 1, Math.floor((2 * lower * upper) / (lower + upper))))
