import { gameDefinition, roundReply, sessionReply } from '@herna/contract/games'
import { expect, test } from 'vitest'
import {
  sampleBaccarat,
  sampleBlackjack,
  sampleDice,
  samplePoker,
  sampleRoulette,
  sampleRound,
  sampleSession,
  SAMPLE_GAMES,
} from '../round/sample.ts'
import { tableDoors } from './door.ts'

const rounds = [sampleRoulette(), sampleBlackjack(), sampleBaccarat(), samplePoker(), sampleDice()].map((outcome) =>
  sampleRound({ outcome }),
)
const limits = [{ kind: 'stake' as const, period: 'month' as const, amount: 10_000, used: 4_500 }]
const sessions = SAMPLE_GAMES.map((game) => sampleSession({ game, limits }))

test('what the contract accepts passes the door unchanged', () => {
  for (const session of sessions) expect(tableDoors.session.parse(session)).toEqual(sessionReply.parse(session))
  for (const round of rounds) expect(tableDoors.round.parse(round)).toEqual(roundReply.parse(round))
  expect(SAMPLE_GAMES.map((game) => gameDefinition.parse(game).kind)).toEqual([
    'roulette',
    'blackjack',
    'baccarat',
    'video-poker',
    'dice',
  ])
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
  ['session', sessions, tableDoors.session, sessionReply],
  ['round', rounds, tableDoors.round, roundReply],
] as const)(
  'one wrong value anywhere in a %s: the door and the contract refuse the same replies',
  (_, replies, door, contract) => {
    for (const reply of replies)
      for (const place of placesOf(reply))
        for (const by of SPOILS) {
          const bad = spoiled(reply, place, by)
          expect(door.safeParse(bad).success, `${place.join('.')} = ${String(by)}`).toBe(contract.safeParse(bad).success)
        }
  },
)
