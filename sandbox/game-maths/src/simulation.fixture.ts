import { inject } from 'vitest'

/**
 * How many standard errors a simulated share may lie from the computed one. Five: some hundred comparisons with a seed that is drawn anew
 * would go wrong by chance at three and a bit; at five, one run in thousands does.
 */
export const STANDARD_ERRORS = 5

/** Of these all in a full run, in the gate the first of each kind. */
export function simulated<Model>(models: readonly Model[], kindOf: (model: Model) => unknown): readonly Model[] {
  if (inject('breadth') === 'full') return models
  return models.filter((model, at) => models.findIndex((other) => kindOf(other) === kindOf(model)) === at)
}

/** Mean of so many rounds, and how far it may lie from the truth: made from the rounds' own spread. */
export function simulate(rounds: number, play: () => number): { mean: number; margin: number } {
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const won = play()
    sum += won
    squares += won * won
  }
  const mean = sum / rounds
  return { mean, margin: STANDARD_ERRORS * Math.sqrt((squares / rounds - mean * mean) / rounds) }
}
