import { createHmac, hash } from 'node:crypto'
import type { Draw } from '@herna/game-maths'

/** Rounds of one chain. Computing a seed takes at most as many hashes, some milliseconds. */
export const CHAIN_LENGTH = 10_000

const SEED_BYTES = 32

export const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer')

/** The seed of a chain's last round, from the host's RNG. */
export const newRoot = (draw: Draw): Buffer => Buffer.from(Array.from({ length: SEED_BYTES }, () => draw(256)))

/**
 * The seed of the round at a position from 1 to `length`; at 0 the terminal hash, which is published. Each seed is the SHA-256 of the seed after it, so a seed
 * shows that it was decided before, and tells nothing about those to come.
 */
export function seedAt(root: Buffer, length: number, position: number): Buffer {
  if (position < 0 || position > length) throw new RangeError(`position ${position} of a chain of ${length}`)
  let seed = root
  for (let current = length; current > position; current -= 1) seed = sha256(seed)
  return seed
}

/** What decides the end of a round: HMAC-SHA256 of the game and the round's number under its seed, as a number of 256 bits. */
export const roundHash = (seed: Buffer, gameCode: string, number: number): bigint =>
  BigInt(`0x${createHmac('sha256', seed).update(`${gameCode}:${number}`).digest('hex')}`)
