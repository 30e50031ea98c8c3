import type { RoundReply, SessionReply } from '@herna/contract/games'
import * as z from 'zod/mini'

// The contract's schemas in zod's small build: the full one would weigh more than the rest of the game. The annotations below make the
// compiler refuse a schema that has drifted from the contract, and door.test.ts feeds both the same replies.
// Compiled validators need eval, which the host's CSP forbids [S2].
z.config({ jitless: true })

const whole = z.int()
const list = z.array

const symbol = z.object({
  id: whole.check(z.minimum(0)),
  role: z.enum(['low', 'high', 'wild', 'scatter']),
  name: z.string(),
  image: z.string(),
  pays: list(z.tuple([whole, z.number()])),
})

const freeSpins = z.object({ awards: list(z.tuple([whole, whole])), multiplier: whole, cap: z.optional(whole) })

const theme = z.object({
  background: z.string(),
  surface: z.string(),
  accent: z.string(),
  text: z.string(),
  backdrop: z.string(),
  logo: z.string(),
})

const game = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  family: z.enum(['classic-3x3', 'video-5x3']),
  reels: whole,
  rows: whole,
  symbols: list(symbol),
  lines: list(list(whole)),
  bets: list(whole),
  defaultBet: whole,
  rtp: z.number(),
  volatility: whole,
  maxWinMultiple: z.number(),
  freeSpins: z.nullable(freeSpins),
  theme,
})

export const sessionReply: z.ZodMiniType<SessionReply> = z.object({
  sessionId: z.string(),
  token: z.string(),
  mode: z.literal('demo'),
  balance: whole,
  currency: z.string(),
  game,
})

const win = z.object({
  line: z.nullable(whole),
  symbol: whole,
  count: whole,
  amount: whole,
  positions: list(z.tuple([whole, whole])),
})

const step = z.object({
  grid: list(list(whole)),
  wins: list(win),
  win: whole,
  isFreeSpin: z.boolean(),
  freeSpinsAwarded: whole,
  freeSpinsLeft: whole,
})

export const roundReply: z.ZodMiniType<RoundReply> = z.object({
  roundId: z.string(),
  bet: whole,
  steps: list(step).check(z.minLength(1)),
  win: whole,
  balanceAfterBet: whole,
  balance: whole,
})
