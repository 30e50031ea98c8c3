import { createHash, createHmac, randomBytes } from 'node:crypto'
import { crashModel, crashPointOf } from '@herna/game-maths'
import { expect, test } from 'vitest'
import { roundHash, seedAt, sha256 } from './seed-chain.ts'

test('each seed is the SHA-256 of the next one, from the published terminal hash to the root', () => {
  const root = randomBytes(32)
  const seeds = Array.from({ length: 51 }, (_, position) => seedAt(root, 50, position))
  expect(seeds[50]).toEqual(root)
  for (let position = 1; position <= 50; position += 1) expect(sha256(seeds[position] as Buffer)).toEqual(seeds[position - 1])
  for (const wrong of [-1, 51]) expect(() => seedAt(root, 50, wrong)).toThrow(RangeError)
})

test('the end of a round follows from its seed by the published formula', () => {
  const seed = createHash('sha256').update('a seed of a test').digest()
  const hash = BigInt(`0x${createHmac('sha256', seed).update('raketa:42').digest('hex')}`)
  expect(roundHash(seed, 'raketa', 42)).toBe(hash)
  expect(roundHash(seed, 'raketa', 43)).not.toBe(hash)
  // The same numbers are in the test of the client, which computes them in the browser.
  expect(seed.toString('hex')).toBe('9dbfcb2912e3bfe4d54c364d4f78909adb731b2b6d3495f08ee8c364db99fef4')
  expect(crashPointOf(crashModel('crash-97-1000'), hash)).toBe(125)
})
