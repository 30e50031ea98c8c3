import { roundReply as contractRound, sessionReply as contractSession } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import { roundReply, sessionReply } from './door.ts'

const session = sampleSession()
const full = {
  ...session,
  game: { ...session.game, freeSpins: { awards: [[3, 10]], multiplier: 2, cap: 100 } },
}
const won = sampleReply({
  steps: [sampleStep({ wins: [{ line: 0, symbol: 1, count: 3, amount: 240, positions: [[0, 0]] }], win: 240 })],
})

test('what the contract accepts passes the door unchanged', () => {
  for (const reply of [session, full]) expect(sessionReply.parse(reply)).toEqual(contractSession.parse(reply))
  for (const reply of [won, sampleReply()]) expect(roundReply.parse(reply)).toEqual(contractRound.parse(reply))
})

type Place = (string | number)[]
const placesOf = (value: unknown, here: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? [here, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...here, key]))]
    : [here]

function spoiled(value: unknown, [head, ...rest]: Place, by: unknown): unknown {
  if (head === undefined) return by
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) }
  Reflect.set(copy, head, spoiled(Reflect.get(copy, head), rest, by))
  return copy
}

const spoilArb = fc.constantFrom<unknown>(undefined, null, '', 'x', -1, 0, 1.5, Number.NaN, true, [], {}, [[1, 2, 3]])

test('one wrong value anywhere: the door and the contract refuse the same replies', () => {
  for (const [reply, door, contract] of [
    [full, sessionReply, contractSession],
    [won, roundReply, contractRound],
  ] as const) {
    fc.assert(
      fc.property(fc.constantFrom(...placesOf(reply)), spoilArb, (place, by) => {
        const bad = spoiled(reply, place, by)
        expect(door.safeParse(bad).success, `${place.join('.')} = ${String(by)}`).toBe(contract.safeParse(bad).success)
      }),
      { numRuns: 2_000 },
    )
  }
})
