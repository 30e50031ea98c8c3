import { inject } from 'vitest'

/**
 * Accepted standard errors between a simulated and a computed share. Five: with a random seed and some hundred comparisons,
 * three would fail by chance; five fails once in thousands of runs.
 */
export const STANDARD_ERRORS = 5

/** All items in a full run, the first of each kind in the gate. */
export function simulated<Model>(models: readonly Model[], kindOf: (model: Model) => unknown): readonly Model[] {
  if (inject('breadth') === 'full') return models
  return models.filter((model, index) => models.findIndex((other) => kindOf(other) === kindOf(model)) === index)
}

/** Mean of the rounds and its accepted error, from the rounds' own standard deviation. */
export function simulate(rounds: number, play: () => number): { mean: number; margin: number } {
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const result = play()
    sum += result
    squares += result * result
  }
  const mean = sum / rounds
  return { mean, margin: STANDARD_ERRORS * Math.sqrt((squares / rounds - mean * mean) / rounds) }
}
