import { createHmac } from 'node:crypto'
import type { Draw } from '@herna/game-maths'

const WORD_BYTES = 4
const WORDS = 2 ** 32

/**
 * Random numbers that follow from a secret and a label (HMAC-SHA-256 of label and block number): the same on every node and after a restart, and
 * unpredictable without the secret. Different labels are independent.
 */
export function drawsOf(secret: string, ...label: readonly (string | number)[]): Draw {
  const text = label.join('\n')
  let block = Buffer.alloc(0)
  let offset = 0
  let blocks = 0
  const word = (): number => {
    if (offset === block.length) {
      block = createHmac('sha256', secret).update(`${text}\n${blocks}`).digest()
      offset = 0
      blocks += 1
    }
    offset += WORD_BYTES
    return block.readUInt32BE(offset - WORD_BYTES)
  }
  return (upperExclusive) => {
    // Words above the largest multiple would make small numbers more likely.
    const limit = WORDS - (WORDS % upperExclusive)
    for (;;) {
      const value = word()
      if (value < limit) return value % upperExclusive
    }
  }
}

/** A number from 0 up to, not including, 1. */
export const fractionOf = (draw: Draw): number => draw(1_000_000) / 1_000_000
