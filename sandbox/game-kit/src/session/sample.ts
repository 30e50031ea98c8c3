import * as z from 'zod/mini'
import { gameReplies } from '@herna/contract/games'
import type { Round, Session } from './replies.ts'

interface Game {
  name: string
}
interface Outcome {
  number: number
}

/** What a client of that game takes for an answer of the host's. */
export const sampleReplies = gameReplies(z.object({ name: z.string() }), z.object({ number: z.int() }))

/** Replies for tests, shaped as the host's, of a game that has a name and rounds that have a number. */
export const sampleRound = (more: Partial<Round<Outcome>> = {}): Round<Outcome> => ({
  roundId: 'round-1',
  gameCode: 'skuska',
  state: 'closed',
  bet: 100,
  staked: 100,
  win: 0,
  balanceAfterBet: 900,
  balance: 900,
  playedAt: '2026-03-01T10:00:00.000Z',
  payment: 'balance',
  jackpot: null,
  outcome: { number: 7 },
  ...more,
})

export const sampleSession = (more: Partial<Session<Game, Outcome>> = {}): Session<Game, Outcome> => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  game: { name: 'Skúška' },
  openRound: null,
  bonus: null,
  ...more,
})
