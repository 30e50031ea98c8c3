import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { EXCLUSION_MONTHS, EXCLUSION_PRODUCTS, EXCLUSION_REASONS, LIMIT_KINDS, LIMIT_PERIODS } from './names.ts'

const cents = checked(z.int(), z.gte(0))

/**
 * One limit, amounts in cents. `amount` null: not set, so `left` is null too. `pending` is a looser value that becomes effective
 * later.
 */
export const limit = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  amount: z.nullable(cents),
  used: cents,
  left: z.nullable(cents),
  periodEndsAt: z.iso.datetime(),
  pending: z.nullable(z.object({ amount: z.nullable(cents), effectiveAt: z.iso.datetime() })),
  /** Whether a looser value may still be requested in this calendar month. */
  mayLoosen: z.boolean(),
})
/** One limit, amounts in cents. */
export type Limit = z.infer<typeof limit>

/** An exclusion of the player; times ISO UTC, `endsAt` null: until further notice. */
export const exclusion = z.object({
  reason: z.enum(EXCLUSION_REASONS),
  product: z.enum(EXCLUSION_PRODUCTS),
  /** Null: all games. */
  gameType: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
})
/** An exclusion of the player. */
export type Exclusion = z.infer<typeof exclusion>

/** GET /platform/protection: the information block of § 32 and the player-protection screen. Amounts in cents, times ISO UTC. */
export const protection = z.object({
  serverTime: z.iso.datetime(),
  session: z.object({ startedAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  /** The login before the current session; null: there was none. */
  lastLoginAt: z.nullable(z.iso.datetime()),
  currencyCode: z.string(),
  limits: z.array(limit),
  /** The smallest remaining amount over all periods; null: unlimited. */
  leftByKind: z.record(z.enum(LIMIT_KINDS), z.nullable(cents)),
  exclusions: z.array(exclusion),
  mayPlay: z.boolean(),
  mayDeposit: z.boolean(),
  mayWithdraw: z.boolean(),
  realityCheckMinutes: z.int(),
})
/** GET /platform/protection: the information block of § 32 and the player-protection screen. */
export type Protection = z.infer<typeof protection>

/** PUT /platform/limits. `amount` in cents, null removes the limit (which is looser). The reply is the new protection state. */
export const limitChange = z.strictObject({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  amount: z.nullable(checked(cents, z.lte(100_000_000))),
})
/** Body of a limit change. */
export type LimitChange = z.infer<typeof limitChange>
/** POST /platform/limits/pending [7.42]: `accept: false` withdraws every pending looser value. */
export const pendingLimitsAnswer = z.strictObject({ accept: z.boolean() })

/** POST /platform/exclusions: effective at once, cannot be shortened. Requires the password. */
export const exclusionRequest = z.strictObject({
  product: z._default(z.enum(EXCLUSION_PRODUCTS), 'CrossProduct'),
  gameType: z._default(z.nullable(checked(z.string(), z.minLength(1), z.maxLength(40))), null),
  months: z.nullable(z.union(EXCLUSION_MONTHS.map((months) => z.literal(months)))),
  password: checked(z.string(), z.minLength(1), z.maxLength(256)),
})
/** Body of a self-exclusion, before defaults. */
export type ExclusionRequest = z.input<typeof exclusionRequest>

/** GET /platform/statement: whole days in Bratislava time; default: the last year. */
export const statementQuery = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })
const sums = { deposited: cents, withdrawn: cents, staked: cents, won: cents }
/** Deposits, withdrawals, bets and wins by month, in cents. */
export const statement = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currencyCode: z.string(),
  months: z.array(z.object({ month: checked(z.string(), z.regex(/^\d{4}-\d{2}$/)), ...sums })),
  total: z.object(sums),
})
/** Deposits, withdrawals, bets and wins by month, in cents. */
export type Statement = z.infer<typeof statement>
