/** Two-sided 99.9 % of a normal distribution. */
const Z = 3.2905

/** Mean of so many rounds, and how far it may lie from the truth: made from the rounds' own spread. */
export function simulate(rounds: number, play: () => number): { mean: number; margin: number } {
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const won = play()
    sum += won
    squares += won * won
  }
  const mean = sum / rounds
  return { mean, margin: Z * Math.sqrt((squares / rounds - mean * mean) / rounds) }
}
