import { z } from 'zod'

export const slotSymbol = z.object({
  id: z.int().min(0),
  role: z.enum(['low', 'high', 'wild', 'scatter']),
  /** Slovak name, for the paytable and for screen readers. */
  name: z.string(),
  /** Address of its picture on the game host. */
  image: z.string(),
  /** Multiples of the line bet (of the total bet for a scatter) by count; [count, multiple]. */
  pays: z.array(z.tuple([z.int(), z.number()])),
})
export type SlotSymbol = z.infer<typeof slotSymbol>

/** All a client needs to draw a slot and its rules. */
export const slotDefinition = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  family: z.enum(['classic-3x3', 'video-5x3']),
  reels: z.int(),
  rows: z.int(),
  symbols: z.array(slotSymbol),
  /** Per line the row (0 = top) on each reel. */
  lines: z.array(z.array(z.int())),
  /** Total bets in cents a player may choose. */
  bets: z.array(z.int()),
  defaultBet: z.int(),
  /** Per cent, exact to two decimals. */
  rtp: z.number(),
  /** 1 low … 5 high. */
  volatility: z.int(),
  /** The highest win of a round as a multiple of the total bet. */
  maxWinMultiple: z.number(),
  /** What so many scatters give, as [count, spins], the multiplier of free spins; null: the game has none. */
  freeSpins: z
    .object({
      awards: z.array(z.tuple([z.int(), z.int()])),
      multiplier: z.int(),
      /** A round plays no more free spins than this; absent: no limit. */
      cap: z.int().optional(),
    })
    .nullable(),
  theme: z.object({
    /** Colours of the studio's palette: background, surface, accent, text on background. */
    background: z.string(),
    surface: z.string(),
    accent: z.string(),
    text: z.string(),
    /** Address of the backdrop picture on the game host. */
    backdrop: z.string(),
    /** Address of the game's lettered title on the game host, on a transparent ground. */
    logo: z.string(),
  }),
})
export type SlotDefinition = z.infer<typeof slotDefinition>

/** `line: null` is a scatter win. Positions are [reel, row]. */
export const gridWin = z.object({
  line: z.int().nullable(),
  symbol: z.int(),
  count: z.int(),
  /** Cents, with any multiplier applied. */
  amount: z.int(),
  positions: z.array(z.tuple([z.int(), z.int()])),
})
export type GridWin = z.infer<typeof gridWin>

/** One stop of the reels: the paid spin first, then each free spin it led to. */
export const slotStep = z.object({
  /** Symbol ids, by reel, top row first. */
  grid: z.array(z.array(z.int())),
  wins: z.array(gridWin),
  /** Cents won in this step. */
  win: z.int(),
  isFreeSpin: z.boolean(),
  freeSpinsAwarded: z.int(),
  /** Free spins still to come after this step. */
  freeSpinsLeft: z.int(),
})
export type SlotStep = z.infer<typeof slotStep>

/** POST /api/rounds. The id is the client's and makes the call idempotent: the same id answers the same round. */
export const roundRequest = z.strictObject({ roundId: z.uuid(), bet: z.int().min(1) })
export type RoundRequest = z.infer<typeof roundRequest>

export const roundReply = z.object({
  roundId: z.string(),
  bet: z.int(),
  steps: z.array(slotStep).min(1),
  win: z.int(),
  /** Balance before the win is added, and after. */
  balanceAfterBet: z.int(),
  balance: z.int(),
})
export type RoundReply = z.infer<typeof roundReply>
