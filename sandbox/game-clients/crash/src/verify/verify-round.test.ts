import { createHash } from 'node:crypto'
import type { CrashResult } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { verifyRound } from './verify-round.ts'

const GAME = { gameCode: 'raketa', returnPerTenThousand: 9_700, highestMultiple: 100_000 }
const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
/** The same numbers are in the test of the host. */
const SEED = '9dbfcb2912e3bfe4d54c364d4f78909adb731b2b6d3495f08ee8c364db99fef4'
const RESULT: CrashResult = {
  number: 42,
  seed: SEED,
  hash: sha256(SEED),
  position: 3,
  chainHash: sha256(sha256(sha256(SEED))),
  crashedAt: 125,
}
const verdictOf = (changed: Partial<CrashResult> = {}, published = RESULT.hash) =>
  verifyRound(GAME, { ...RESULT, ...changed }, published)

test('the browser computes hash, end and chain of a round from its seed', async () => {
  expect(await verdictOf()).toEqual({
    hash: RESULT.hash,
    crashPoint: 125,
    isHashRight: true,
    isPointRight: true,
    isChainRight: true,
  })
})

test('another seed, another end, another number, another published hash and another chain are found out', async () => {
  const other = 'ab'.repeat(32)
  expect(await verdictOf({ seed: other })).toMatchObject({ isHashRight: false })
  expect(await verdictOf({ crashedAt: 126 })).toMatchObject({ isHashRight: true, isPointRight: false })
  expect(await verdictOf({ number: 43 })).toMatchObject({ crashPoint: 109, isPointRight: false })
  expect(await verdictOf({}, other)).toMatchObject({ isHashRight: false })
  expect(await verdictOf({ chainHash: other })).toMatchObject({ isChainRight: false })
})
