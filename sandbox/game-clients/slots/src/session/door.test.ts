import { roundReply, sessionReply, slotDefinition, slotOutcome } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import { slotDoors } from './door.ts'

const { round: doorRound, session: doorSession } = slotDoors

/** What the contract says of a game of this kind. */
const contractRound = roundReply.extend({ outcome: slotOutcome })
const contractSession = sessionReply.extend({ game: slotDefinition, openRound: contractRound.nullable() })

const session = sampleSession()
const full = {
  ...session,
  game: {
    ...session.game,
    symbols: session.game.symbols.map((symbol) => ({ ...symbol, role: 'wild' as const, multiplier: 2 })),
    ways: 1024,
    freeSpins: { awards: [[3, 10]], multiplier: 2, cap: 100 },
    cascade: { multipliers: [1, 2, 3] },
    holdAndWin: { coinsToStart: 6, respins: 3, coins: [1, 2], grand: 1000 },
  },
}
const won = sampleReply({
  steps: [
    sampleStep({
      wins: [{ by: 'line', line: 0, symbol: 1, count: 3, ways: 2, wildMultiplier: 2, amount: 240, positions: [[0, 0]] }],
      win: 240,
      removed: [[0, 0]],
      coins: [{ position: [1, 1], amount: 100, isNew: true }],
      respinsLeft: 3,
    }),
  ],
})

test('what the contract accepts passes the door unchanged', () => {
  for (const reply of [session, full]) expect(doorSession.parse(reply)).toEqual(contractSession.parse(reply))
  for (const reply of [won, sampleReply()]) expect(doorRound.parse(reply)).toEqual(contractRound.parse(reply))
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

const SPOILS: unknown[] = [undefined, null, '', 'x', -1, 0, 1.5, Number.NaN, true, [], {}, [[1, 2, 3]]]

test.each([
  ['session', full, doorSession, contractSession],
  ['round', won, doorRound, contractRound],
] as const)('one wrong value anywhere in a %s: the door and the contract refuse the same replies', (_, reply, door, contract) => {
  for (const place of placesOf(reply))
    for (const by of SPOILS) {
      const bad = spoiled(reply, place, by)
      expect(door.safeParse(bad).success, `${place.join('.')} = ${String(by)}`).toBe(contract.safeParse(bad).success)
    }
})
