import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import { doorsOf, type Round, type Session } from '@herna/game-kit'
import * as z from 'zod/mini'

// What slots add to the kit's doors. The annotations make the compiler refuse a schema that has drifted from the contract, and door.test.ts
// feeds both the same replies.
export type SlotSession = Session<SlotDefinition, SlotOutcome>
export type SlotRound = Round<SlotOutcome>

const whole = z.int()
const list = z.array

const symbol = z.object({
  id: whole.check(z.minimum(0)),
  role: z.enum(['low', 'high', 'wild', 'scatter', 'coin']),
  name: z.string(),
  image: z.string(),
  pays: list(z.tuple([whole, z.number()])),
  multiplier: z.optional(whole.check(z.minimum(2))),
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

const game: z.ZodMiniType<SlotDefinition> = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  family: z.enum(['classic-3x3', 'video-5x3', 'multiplier-5x3', 'hold-and-win-5x3', 'ways-5x4', 'ways-6x4', 'cascade-6x4']),
  wins: z.enum(['lines', 'ways', 'anywhere']),
  reels: whole,
  rows: whole,
  symbols: list(symbol),
  lines: list(list(whole)),
  ways: z.nullable(whole),
  betUnits: whole.check(z.minimum(1)),
  bets: list(whole),
  defaultBet: whole,
  rtp: z.number(),
  volatility: whole,
  maxWinMultiple: z.number(),
  freeSpins: z.nullable(freeSpins),
  cascade: z.nullable(z.object({ multipliers: list(whole.check(z.minimum(1))).check(z.minLength(1)) })),
  holdAndWin: z.nullable(z.object({ coinsToStart: whole, respins: whole, coins: list(whole), grand: whole })),
  theme,
})

const position = z.tuple([whole, whole])

const win = z.object({
  by: z.enum(['line', 'ways', 'anywhere', 'scatter', 'coins', 'grand']),
  line: z.nullable(whole),
  symbol: whole,
  count: whole,
  ways: z.optional(whole),
  wildMultiplier: z.optional(whole),
  amount: whole,
  positions: list(position),
})

const coin = z.object({ position, amount: whole, isNew: z.boolean() })

const step = z.object({
  kind: z.enum(['spin', 'free-spin', 'cascade', 'respin']),
  grid: list(list(whole)),
  multiplier: whole.check(z.minimum(1)),
  wins: list(win),
  win: whole,
  isFreeSpin: z.boolean(),
  freeSpinsAwarded: whole,
  freeSpinsLeft: whole,
  removed: z.optional(list(position)),
  coins: z.optional(list(coin)),
  respinsLeft: z.optional(whole),
})

const outcome: z.ZodMiniType<SlotOutcome> = z.object({
  kind: z.literal('slot'),
  steps: list(step).check(z.minLength(1)),
})

export const slotDoors = doorsOf(game, outcome)
