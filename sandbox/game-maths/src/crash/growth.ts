import type { CrashModel } from './model.ts'

/** How fast a multiple rises, and how far. */
export type Growth = Pick<CrashModel, 'growthPerMs' | 'highestMultiple'>

/** The multiple (hundredths) after `elapsedMs`, never above the highest. */
export function multipleAt({ growthPerMs, highestMultiple }: Growth, elapsedMs: number): number {
  if (!(elapsedMs > 0)) return 100
  return Math.min(highestMultiple, Math.floor(100 * Math.exp(growthPerMs * elapsedMs)))
}

/** The first whole millisecond at which the round has this multiple; infinite if it never does. */
export function elapsedAt(model: Growth, multiple: number): number {
  if (multiple <= 100) return 0
  if (multiple > model.highestMultiple) return Number.POSITIVE_INFINITY
  let elapsed = Math.ceil(Math.log(multiple / 100) / model.growthPerMs)
  // The logarithm and the curve round differently; the curve is authoritative.
  while (multipleAt(model, elapsed) < multiple) elapsed += 1
  while (elapsed > 0 && multipleAt(model, elapsed - 1) >= multiple) elapsed -= 1
  return elapsed
}
