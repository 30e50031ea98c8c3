/**
 * How broadly the tests look. `gate` proves each rule once and is what `npm test` runs; `full` adds every repetition of it (each fault at each
 * call, each game of a kind, each width, thousands of property runs) and is what `npm run test:all` runs.
 */
export type Breadth = 'gate' | 'full'
export const breadth: Breadth = process.env.HERNA_TEST_BREADTH === 'full' ? 'full' : 'gate'

const GATE_SEED = 20_261_122

/** Of all random draws of the tests: the same in every gate; a full run draws its own. `HERNA_TEST_SEED` repeats a printed one. */
export const seed: number = process.env.HERNA_TEST_SEED === undefined ? GATE_SEED : seedFrom(process.env.HERNA_TEST_SEED)

function seedFrom(text: string): number {
  const value = Number(text)
  if (!/^\d{1,10}$/.test(text) || value > 0x7fff_ffff)
    throw new Error(`HERNA_TEST_SEED: a whole number from 0 to ${0x7fff_ffff} is expected, not "${text}"`)
  return value
}
