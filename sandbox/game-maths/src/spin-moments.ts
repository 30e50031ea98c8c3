/**
 * By number of scatters (or coins): its probability, and the mean and mean square of the wins (in bet units) restricted to spins
 * with that number.
 */
export interface SpinMoments {
  readonly chance: readonly number[]
  readonly mean: readonly number[]
  readonly square: readonly number[]
}
