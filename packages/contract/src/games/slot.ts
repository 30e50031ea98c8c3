import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { GAMBLE_COLOURS } from './actions.ts'
import { theme, world } from './definition.ts'
import { card } from './stakes.ts'

/** The mathematical models; every sandbox slot uses one of them. */
export const SLOT_FAMILIES = [
  'classic-3x3',
  'video-5x3',
  'multiplier-5x3',
  'hold-and-win-5x3',
  'expanding-5x3',
  'choice-5x3',
  'jackpot-5x3',
  'trail-5x3',
  'sticky-5x3',
  'ways-5x4',
  'ways-6x4',
  'cascade-6x4',
] as const

/** A symbol of a slot. */
export const slotSymbol = z.object({
  id: checked(z.int(), z.minimum(0)),
  role: z.enum(['low', 'high', 'wild', 'scatter', 'coin']),
  /** Slovak name, for the paytable and screen readers. */
  name: z.string(),
  /** Address of its image on the game host. */
  image: z.string(),
  /**
   * Pairs [count, multiple]: of the bet unit (total bet / `betUnits`), for a scatter of the total bet. Where symbols pay
   * anywhere, `count` or more.
   */
  pays: z.array(z.tuple([z.int(), z.number()])),
  /** Factor of a wild for the line wins it is part of. */
  multiplier: z.optional(checked(z.int(), z.minimum(2))),
})
/** A symbol of a slot. */
export type SlotSymbol = z.infer<typeof slotSymbol>

/** Free spins to choose: this many, with this win multiplier. */
const freeSpinOption = z.object({ spins: z.int(), multiplier: z.int() })

/** Everything a client needs to render a slot and its rules. */
export const slotDefinition = z.object({
  kind: z.literal('slot'),
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  family: z.enum(SLOT_FAMILIES),
  /** By paylines; by ways (equal symbols on adjacent reels from the left, in any row); by count anywhere. */
  wins: z.enum(['lines', 'ways', 'anywhere']),
  reels: z.int(),
  rows: z.int(),
  symbols: z.array(slotSymbol),
  /** The grid before the first round, without a win: symbol ids by reel, top row first. */
  opening: z.array(z.array(z.int())),
  /** For each payline the row (0 = top) on each reel; empty without paylines. */
  lines: z.array(z.array(z.int())),
  /** Number of ways to win; null unless wins are by ways. */
  ways: z.nullable(z.int()),
  /** Number of units in the total bet: the line bets, where there are paylines. Pays are multiples of one unit. */
  betUnits: checked(z.int(), z.minimum(1)),
  /** Total bets in cents a player can choose. */
  bets: z.array(z.int()),
  defaultBet: z.int(),
  /** RTP in per cent, exact to two decimals. */
  rtp: z.number(),
  /** 1 low … 5 high. */
  volatility: z.int(),
  /** The highest win of a round as a multiple of the total bet. */
  maxWinMultiple: z.number(),
  /** Free spins per number of scatters, as [count, spins], and their win multiplier; null: none. */
  freeSpins: z.nullable(
    z.object({
      awards: z.array(z.tuple([z.int(), z.int()])),
      multiplier: z.int(),
      /** Maximum number of free spins in a round; absent: no limit. */
      cap: z.optional(z.int()),
    }),
  ),
  /** The player chooses one of these instead; all have the same return. Absent: no choice. */
  freeSpinOptions: z.optional(z.array(freeSpinOption)),
  /** A wild covers its reel and the others spin once more, until no further reel is covered. */
  hasExpandingWilds: z.optional(z.boolean()),
  /** In free spins a wild covers its reel and stays to their end; scatters do not count in them. */
  hasStickyWilds: z.optional(z.boolean()),
  /**
   * So many scatters start a trail: a die of so many sides moves a token over the fields. Each field it stops at pays its prize in
   * total bets, until the token stops at an end; the last field is one.
   */
  trail: z.optional(
    z.object({
      scattersToStart: z.int(),
      sides: z.int(),
      fields: z.array(z.object({ prize: z.int(), isEnd: z.boolean() })),
    }),
  ),
  /** The win of a round may be doubled on the colour of a card, so often, up to that multiple of the total bet. Absent: not. */
  gamble: z.optional(z.object({ maxSteps: z.int(), highestMultiple: z.int() })),
  /** Win multiplier of the first cascade, of the second …; a round has no more cascades than entries. Null: no cascades. */
  cascade: z.nullable(z.object({ multipliers: checked(z.array(checked(z.int(), z.minimum(1))), z.minLength(1)) })),
  /** Hold and win; null: none. Amounts are multiples of the total bet. */
  holdAndWin: z.nullable(
    z.object({
      coinsToStart: z.int(),
      respins: z.int(),
      /** Possible values of a coin. */
      coins: z.array(z.int()),
      /** For a full grid, in addition to its coins. */
      grand: z.int(),
      /** Values of coins that are fixed jackpots, the lowest first; `grand` is the highest one. Absent: no jackpots. */
      levels: z.optional(z.array(z.int())),
    }),
  ),
  theme,
  world,
  /** Address of words as lettering in the game's style, with `{words}` in place of a name such as `big-win` or `free-spins-10`. */
  lettering: z.optional(z.string()),
})
/** Everything a client needs to render a slot and its rules. */
export type SlotDefinition = z.infer<typeof slotDefinition>

/** One win on the grid. Positions are [reel, row]. */
export const gridWin = z.object({
  /** What paid: a payline, ways, a count anywhere, scatters, the coins of a hold and win, its grand prize, or a field of a trail. */
  by: z.enum(['line', 'ways', 'anywhere', 'scatter', 'coins', 'grand', 'trail']),
  /** Index of the payline. */
  line: z.nullable(z.int()),
  symbol: z.int(),
  /** Length of the win on a payline or by ways (reels), the field of a trail; otherwise the number of symbols. */
  count: z.int(),
  /** Number of winning ways, for a win by ways. */
  ways: z.optional(z.int()),
  /** Combined factor of the multiplying wilds in a line win. */
  wildMultiplier: z.optional(z.int()),
  /** Cents, including every multiplier. */
  amount: z.int(),
  positions: z.array(z.tuple([z.int(), z.int()])),
})
/** One win on the grid. */
export type GridWin = z.infer<typeof gridWin>

/** A coin on the grid. */
export const slotCoin = z.object({
  position: z.tuple([z.int(), z.int()]),
  /** Cents. */
  amount: z.int(),
  /** It landed in this step. */
  isNew: z.boolean(),
  /** The fixed jackpot it carries: index in `levels` of the definition. */
  level: z.optional(z.int()),
})
/** A coin on the grid. */
export type SlotCoin = z.infer<typeof slotCoin>

/** One stop of the reels: the paid spin first, then each free spin, cascade, respin or roll of the die it led to. */
export const slotStep = z.object({
  kind: z.enum(['spin', 'free-spin', 'cascade', 'respin', 'wild-respin', 'trail']),
  /** Symbol ids by reel, top row first. In respins a cell without a coin keeps the symbol of the spin before. */
  grid: z.array(z.array(z.int())),
  /** Factor applied to all wins of this step. */
  multiplier: checked(z.int(), z.minimum(1)),
  wins: z.array(gridWin),
  /** Cents won in this step. */
  win: z.int(),
  isFreeSpin: z.boolean(),
  freeSpinsAwarded: z.int(),
  /** Free spins remaining after this step. */
  freeSpinsLeft: z.int(),
  /** Winning cells that are removed now: symbols above fall down, and the next step shows the filled grid. */
  removed: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  /** Hold and win: every coin on the grid. */
  coins: z.optional(z.array(slotCoin)),
  /** Wilds that cover their reels in this step: `grid` is what they leave, `landed` what the reels stopped at. */
  expanded: z.optional(z.object({ reels: z.array(z.int()), landed: z.array(z.array(z.int())) })),
  /** Reels that stay covered from the spin before and do not turn. */
  heldReels: z.optional(z.array(z.int())),
  /** Trail: what the die shows, and the fields the token leaves (0: before the first) and stops at. */
  trail: z.optional(z.object({ roll: z.int(), from: z.int(), field: z.int() })),
  /** Hold and win: respins remaining after this step unless a new coin lands. */
  respinsLeft: z.optional(z.int()),
})
/** One stop of the reels. */
export type SlotStep = z.infer<typeof slotStep>

/** The win of a round that may be risked on the colour of a card. */
export const slotGamble = z.object({
  /** Cents now: the round's win, doubled by each right guess; 0 after a wrong one. */
  amount: z.int(),
  /** The guesses so far and the cards that decided them. */
  steps: z.array(z.object({ colour: z.enum(GAMBLE_COLOURS), card })),
  /** Whether the amount may be risked now; otherwise the round is over. */
  isOpen: z.boolean(),
})
/** The win of a round that may be risked on the colour of a card. */
export type SlotGamble = z.infer<typeof slotGamble>

/** Outcome of a slot round: the paid spin and everything it led to. */
export const slotOutcome = z.object({
  kind: z.literal('slot'),
  steps: checked(z.array(slotStep), z.minLength(1)),
  /** Scatters awarded a choice of free spins; `chosen`: index of the option, null while the round waits for it. */
  freeSpinChoice: z.optional(z.object({ chosen: z.nullable(z.int()) })),
  gamble: z.optional(slotGamble),
})
/** Outcome of a slot round: the paid spin and everything it led to. */
export type SlotOutcome = z.infer<typeof slotOutcome>
