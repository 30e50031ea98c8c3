import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { theme } from './definition.ts'

/** Every slot of the house plays a model of one of these families. */
export const SLOT_FAMILIES = [
  'classic-3x3',
  'video-5x3',
  'multiplier-5x3',
  'hold-and-win-5x3',
  'ways-5x4',
  'ways-6x4',
  'cascade-6x4',
] as const

export const slotSymbol = z.object({
  id: checked(z.int(), z.minimum(0)),
  role: z.enum(['low', 'high', 'wild', 'scatter', 'coin']),
  /** Slovak name, for the paytable and for screen readers. */
  name: z.string(),
  /** Address of its picture on the game host. */
  image: z.string(),
  /** [count, multiple]: of the bet unit (total bet / betUnits), of the total bet for a scatter. Where wins pay anywhere, `count` and more. */
  pays: z.array(z.tuple([z.int(), z.number()])),
  /** A wild that multiplies the line wins it is part of. */
  multiplier: z.optional(checked(z.int(), z.minimum(2))),
})
export type SlotSymbol = z.infer<typeof slotSymbol>

/** All a client needs to draw a slot and its rules. */
export const slotDefinition = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  family: z.enum(SLOT_FAMILIES),
  /** Along lines; by ways (equal symbols on neighbouring reels from the left, on any row); by count anywhere. */
  wins: z.enum(['lines', 'ways', 'anywhere']),
  reels: z.int(),
  rows: z.int(),
  symbols: z.array(slotSymbol),
  /** Per line the row (0 = top) on each reel; empty where there are no lines. */
  lines: z.array(z.array(z.int())),
  /** How many ways there are to win; null where wins are not by ways. */
  ways: z.nullable(z.int()),
  /** Parts the total bet is made of: the line bets, where there are lines. Pays are multiples of one part. */
  betUnits: checked(z.int(), z.minimum(1)),
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
  freeSpins: z.nullable(
    z.object({
      awards: z.array(z.tuple([z.int(), z.int()])),
      multiplier: z.int(),
      /** A round plays no more free spins than this; absent: no limit. */
      cap: z.optional(z.int()),
    }),
  ),
  /** By how much the wins of the first fall, of the next … are multiplied; the round has no more falls than this. Null: no cascades. */
  cascade: z.nullable(z.object({ multipliers: checked(z.array(checked(z.int(), z.minimum(1))), z.minLength(1)) })),
  /** Coins that stay while others come; null: the game has none. Amounts are multiples of the total bet. */
  holdAndWin: z.nullable(
    z.object({
      coinsToStart: z.int(),
      respins: z.int(),
      /** What a coin may be worth. */
      coins: z.array(z.int()),
      /** For a full grid, on top of its coins. */
      grand: z.int(),
    }),
  ),
  theme,
})
export type SlotDefinition = z.infer<typeof slotDefinition>

/** Positions are [reel, row]. */
export const gridWin = z.object({
  /** What paid: a line, ways, so many anywhere, scatters, the coins of a hold and win, or its grand prize. */
  by: z.enum(['line', 'ways', 'anywhere', 'scatter', 'coins', 'grand']),
  /** Of a line win, from 0. */
  line: z.nullable(z.int()),
  symbol: z.int(),
  /** Length of the run on a line or in ways (reels); elsewhere how many symbols. */
  count: z.int(),
  /** Of a ways win: how many ways it won. */
  ways: z.optional(z.int()),
  /** Of a line win with multiplying wilds: by how much they multiplied it together. */
  wildMultiplier: z.optional(z.int()),
  /** Cents, with any multiplier applied. */
  amount: z.int(),
  positions: z.array(z.tuple([z.int(), z.int()])),
})
export type GridWin = z.infer<typeof gridWin>

/** A coin that lies on the grid. */
export const slotCoin = z.object({
  position: z.tuple([z.int(), z.int()]),
  /** Cents. */
  amount: z.int(),
  /** It came with this step. */
  isNew: z.boolean(),
})
export type SlotCoin = z.infer<typeof slotCoin>

/** One rest of the reels: the paid spin first, then each free spin, fall or respin it led to. */
export const slotStep = z.object({
  kind: z.enum(['spin', 'free-spin', 'cascade', 'respin']),
  /** Symbol ids, by reel, top row first. In respins a cell without a coin keeps what the spin before them showed. */
  grid: z.array(z.array(z.int())),
  /** By how much all wins of this step are multiplied. */
  multiplier: checked(z.int(), z.minimum(1)),
  wins: z.array(gridWin),
  /** Cents won in this step. */
  win: z.int(),
  isFreeSpin: z.boolean(),
  freeSpinsAwarded: z.int(),
  /** Free spins still to come after this step. */
  freeSpinsLeft: z.int(),
  /** Winning cells that vanish now: what lay above falls, and the next step shows what fell into the gaps. */
  removed: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  /** Every coin on the grid, in a game of hold and win. */
  coins: z.optional(z.array(slotCoin)),
  /** Respins still to come after this step unless a new coin comes; absent where coins do not stay. */
  respinsLeft: z.optional(z.int()),
})
export type SlotStep = z.infer<typeof slotStep>

/** What a slot round showed: the paid spin and all it led to. */
export const slotOutcome = z.object({ kind: z.literal('slot'), steps: checked(z.array(slotStep), z.minLength(1)) })
export type SlotOutcome = z.infer<typeof slotOutcome>
