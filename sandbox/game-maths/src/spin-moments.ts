/** By the number of scatters (or coins) shown: the chance of so many, and the mean wins (in bet units) and mean square of them, each counted only over spins showing so many. */
export interface SpinMoments {
  readonly chance: readonly number[]
  readonly mean: readonly number[]
  readonly square: readonly number[]
}
