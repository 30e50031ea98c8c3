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
  let [reached, beyond] = [lowest, highestMultiple]
  while (beyond - reached > 1) {
    const middle = middleOf(reached, beyond)
    // P(≥ middle | reached ≤ it < beyond) = (1/middle − 1/beyond) / (1/reached − 1/beyond)
    if (draw(middle * (beyond - reached)) < reached * (beyond - middle)) reached = middle
    else beyond = middle
  }
  return reached
}

/** The harmonic mean, where both halves are about equally likely. */
const middleOf = (low: number, high: number): number =>
  Math.min(high - 1, Math.max(low + 1, Math.floor((2 * low * high) / (low + high))))
