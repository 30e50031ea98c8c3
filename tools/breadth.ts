/**
 * Breadth of a test run. `gate` (`npm test`) proves each rule once; `full` (`npm run test:all`) adds every repetition: each fault at each
 * call, each game of a kind, each width, thousands of property runs.
 */
export type Breadth = 'gate' | 'full'
export const breadth: Breadth = process.env.HERNA_TEST_BREADTH === 'full' ? 'full' : 'gate'

const GATE_SEED = 20_261_122

/** Seed of all random values in tests: fixed in the gate, random in a full run. `HERNA_TEST_SEED` repeats a printed one. */
export const seed: number = process.env.HERNA_TEST_SEED === undefined ? GATE_SEED : parseSeed(process.env.HERNA_TEST_SEED)

function parseSeed(text: string): number {
  const value = Number(text)
  if (!/^\d{1,10}$/.test(text) || value > 0x7fff_ffff)
    throw new Error(`HERNA_TEST_SEED: expected a whole number from 0 to ${0x7fff_ffff}, got "${text}"`)
  return value
}
