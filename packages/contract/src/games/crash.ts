import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { tableFields, world } from './definition.ts'

/** 256 bits as 64 lower-case hexadecimal digits. */
const hash = checked(z.string(), z.regex(/^[\da-f]{64}$/))
const instant = z.iso.datetime()

/** How the vehicle of a crash game flies and ends: the line behind it, what flies off it, and how it is lost. Of no importance to the result. */
export const crashFlight = z.object({
  trail: z.enum(['glow', 'contrail', 'cord', 'wake', 'cable', 'ruts', 'rails', 'road', 'steps', 'vine', 'current']),
  particles: z.enum(['sparks', 'puffs', 'bubbles', 'flakes', 'stars', 'leaves', 'feathers', 'drops', 'ribbons']),
  /** Torn apart, popped, its particles scattered, in the colours of fireworks, or lost in a cloud. */
  burst: z.enum(['blast', 'pop', 'scatter', 'fireworks', 'cloud']),
})
/** How the vehicle of a crash game flies and ends. */
export type CrashFlight = z.infer<typeof crashFlight>

/** Rules of a crash game. */
export const crashDefinition = z.object({
  kind: z.literal('crash'),
  ...tableFields,
  /** The multiple after `t` ms is `e ^ (growth × t)`, cut to hundredths; client and server compute the same. */
  growthPerMs: z.number(),
  /** Address of the image of the vehicle, heading to the upper right on a transparent background. */
  hero: z.string(),
  flight: crashFlight,
  /** The highest multiple in hundredths; there the round is cashed out automatically. */
  highestMultiple: z.int(),
  world,
  /**
   * Return per ten thousand of the stake. With HMAC-SHA256 of `gameCode:number` under the round's seed as a number `h`, the round ends at
   * `return × 2²⁵⁶ ÷ (100 × (h + 1))` hundredths, cut to a whole number, at most `highestMultiple`; below 101 it is a bust (100).
   */
  returnPerTenThousand: z.int(),
})
/** Rules of a crash game. */
export type CrashDefinition = z.infer<typeof crashDefinition>

/** State of a player's bet in a crash round; multiples in hundredths. `crashedAt` is revealed only when the flight is over, also after a cash-out. */
export const crashOutcome = z.object({
  kind: z.literal('crash'),
  /** Number of the shared round; null: a round of the time before rounds were shared. */
  tableRound: z.nullable(z.int()),
  /** Start of the flight, in the host's round time. */
  startedAt: instant,
  /** Ms since the start by the server's clock, when the reply was sent; 0 before the start. */
  elapsedMs: z.int(),
  autoCashOut: z.nullable(z.int()),
  cashedOutAt: z.nullable(z.int()),
  crashedAt: z.nullable(z.int()),
  /** SHA-256 of the seed, published before the betting. */
  hash: z.nullable(hash),
  /** Revealed with `crashedAt`. */
  seed: z.nullable(hash),
})
/** State of a player's bet in a crash round. */
export type CrashOutcome = z.infer<typeof crashOutcome>

/** What a round commits to before its betting opens: the SHA-256 of its seed, which is also the seed of the round before. */
const commitment = {
  number: z.int(),
  hash,
  /** The round's place in its chain: hashing the seed that many times gives `chainHash`, published with the chain's first round. */
  position: z.int(),
  chainHash: hash,
}
/** A round that has ended, with its seed; `crashedAt` in hundredths. */
export const crashResult = z.object({ ...commitment, seed: hash, crashedAt: z.int() })
/** A round that has ended, with its seed. */
export type CrashResult = z.infer<typeof crashResult>

/** A bet in the running round as everybody sees it; the name is no account's. Cents and hundredths. */
export const crashBet = z.object({
  player: z.string(),
  isOwn: z.boolean(),
  bet: z.int(),
  /** Never above the multiple at `now`; null: the bet still flies, or is lost. */
  cashedOutAt: z.nullable(z.int()),
})
/** A bet in the running round as everybody sees it. */
export type CrashBet = z.infer<typeof crashBet>

/** Most bets in the state of a crash table. */
export const MAX_CRASH_BETS = 40
/** Most results in the state of a crash table. */
export const MAX_CRASH_RESULTS = 20

/** The shared round of a crash game. Times in the host's round time; `now` is when the reply was sent. */
export const crashTable = z.object({
  now: instant,
  /** Names this state: a call with `seen` is answered when there is another one. */
  version: z.string(),
  round: z.object({
    ...commitment,
    /** Bets count until here, by their arrival. */
    bettingEndsAt: instant,
    startsAt: instant,
    /** Hundredths; null until the flight is over. */
    crashedAt: z.nullable(z.int()),
    seed: z.nullable(hash),
    /** When the next betting opens; null until the flight is over. */
    endsAt: z.nullable(instant),
  }),
  /** Highest bets first, at most `MAX_CRASH_BETS`, the player's own among them; demo and real play are shown apart. */
  bets: z.array(crashBet),
  /** All bets of the round, and their sum in cents. */
  players: z.int(),
  staked: z.int(),
  /** Newest first, at most `MAX_CRASH_RESULTS`; without the running round. */
  results: z.array(crashResult),
})
/** The shared round of a crash game. */
export type CrashTable = z.infer<typeof crashTable>

/** GET /api/crash-table: with `seen` and `wait` (0–20 000 ms) a long poll. */
export const crashTableQuery = z.strictObject({
  seen: z.optional(checked(z.string(), z.maxLength(60))),
  wait: z._default(checked(z.coerce.number<number>(), z.int(), z.minimum(0), z.maximum(20_000)), 0),
})
