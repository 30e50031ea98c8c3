import * as z from 'zod/mini'
import { gameOperations } from '@herna/contract/games'
import type { GameTheme } from '../theme/palette.ts'
import type { Round, Session } from './replies.ts'

const THEME: GameTheme = { background: '#101010', surface: '#202020', accent: '#ffb224', text: '#ffffff' }

export interface SampleGame {
  name: string
  theme: GameTheme
}
export interface SampleOutcome {
  number: number
}

/** Operations of that game. */
export const sampleOperations = gameOperations(
  z.object({
    name: z.string(),
    theme: z.object({ background: z.string(), surface: z.string(), accent: z.string(), text: z.string() }),
  }),
  z.object({ number: z.int() }),
)

/** Sample replies for tests. */
export const sampleRound = (more: Partial<Round<SampleOutcome>> = {}): Round<SampleOutcome> => ({
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

export const sampleSession = (more: Partial<Session<SampleGame, SampleOutcome>> = {}): Session<SampleGame, SampleOutcome> => ({
  sessionId: 's1',
  token: 't1',
  mode: 'demo',
  balance: 1_000,
  currency: 'EUR',
  game: { name: 'Skúška', theme: THEME },
  openRound: null,
  bonus: null,
  ...more,
})
