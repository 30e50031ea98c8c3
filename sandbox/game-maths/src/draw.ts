/** Random source: a uniformly distributed whole number from 0 up to, not including, `upperExclusive`. */
export type Draw = (upperExclusive: number) => number

/** Draws an index with probability proportional to its weight; one draw. */
export function drawWeighted(weights: readonly number[], draw: Draw): number {
  let remaining = draw(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    remaining -= weight
    return remaining < 0
  })
}

/** A draw value for which `drawWeighted` returns this index. */
export function numberFor(weights: readonly number[], index: number): number {
  return weights.slice(0, index).reduce((sum, weight) => sum + weight, 0)
}
