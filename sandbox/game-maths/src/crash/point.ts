import type { Odds } from './chances.ts'
import { elapsedAt, type Growth } from './growth.ts'

/** How many values a hash of 256 bits has. */
const HASHES = 1n << 256n

/**
 * The end of a round in hundredths, from a hash of 256 bits: 100 is a bust at the start, the highest multiple is paid out. With all hashes equally likely a
 * multiple is reached with its chance, rounded down to a whole number of hashes: the difference is below 2⁻²⁵⁶. Players compute the same in their browsers.
 */
export function crashPointOf({ returnPerTenThousand, highestMultiple }: Odds, hash: bigint): number {
  if (hash < 0n || hash >= HASHES) throw new RangeError('a hash has 256 bits')
  const multiple = (BigInt(returnPerTenThousand) * HASHES) / (100n * (hash + 1n))
  if (multiple < 101n) return 100
  return multiple > BigInt(highestMultiple) ? highestMultiple : Number(multiple)
}

/** Milliseconds from the start of the flight to its end at this point: a bust ends at once, the others when the next multiple would be reached. */
export function flightMs(model: Growth, crashPoint: number): number {
  if (crashPoint >= model.highestMultiple) return elapsedAt(model, model.highestMultiple)
  return crashPoint <= 100 ? 0 : elapsedAt(model, crashPoint + 1)
}
