/** Operations of operators, below `…/platform`, with the operator token (`Authorization: Bearer`). GLI-19 2.4.1. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { MESSAGE_GROUPS, MESSAGE_TYPES } from '../notifications/names.ts'
import { defineOperation } from '../operation.ts'
import { personalTables } from '../personal-data.ts'
import { ACCOUNT_KINDS, COMMON_ERRORS } from './names.ts'
import { done } from './registration.ts'

const cents = z.int()

/** The ledger compared with balances and rounds. All amounts in cents. */
const reconciliationReply = z.object({
  at: z.iso.datetime(),
  /** The ledger sums to 0 and nothing differs. */
  isRight: z.boolean(),
  accounts: z.object({ cash: cents, bonus: cents, games: cents, gifts: cents, bank: cents }),
  sum: cents,
  wallets: z.object({ cash: cents, bonus: cents }),
  differences: z.array(z.object({ what: z.string(), playerId: z.uuid(), ledger: cents, kept: cents })),
  openRounds: z.object({
    count: z.int(),
    held: cents,
    oldest: z.array(
      z.object({
        provider: z.string(),
        playerId: z.uuid(),
        gameCode: z.string(),
        roundId: z.string(),
        staked: cents,
        openedAt: z.iso.datetime(),
        ageSeconds: z.int(),
      }),
    ),
  }),
  providers: z.array(
    z.object({ provider: z.string(), bets: z.int(), staked: cents, rolledBack: cents, wins: z.int(), won: cents }),
  ),
})

const username = checked(z.string(), z.minLength(1), z.maxLength(254))
const reason = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(300))

/** Suspends a player at once, or lifts the suspension; 404 when the player is unknown. */
export const suspend = defineOperation({
  method: 'POST',
  path: '/operator/suspension',
  body: z.strictObject({ username, suspended: z.boolean() }),
  reply: done,
  errors: COMMON_ERRORS,
})
/** Sets the kind of an account [3.14]; 404 when the player is unknown. */
export const setAccountKind = defineOperation({
  method: 'POST',
  path: '/operator/account-kind',
  body: z.strictObject({ username, kind: z.enum(ACCOUNT_KINDS) }),
  reply: done,
  errors: COMMON_ERRORS,
})

const stop = { stopped: z.boolean(), reason }
const playStopsReply = z.object({
  stops: z.array(
    z.object({
      scope: z.enum(['all', 'game', 'player']),
      /** The game code, the username, or empty. */
      subject: z.string(),
      reason: z.string(),
      stoppedAt: z.iso.datetime(),
    }),
  ),
})
/** Stops or resumes play for all, for a game or for a player (M12); the reply lists everything that is stopped. */
export const switchPlay = defineOperation({
  method: 'POST',
  path: '/operator/play-stops',
  body: z.discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('all'), ...stop }),
    z.strictObject({ scope: z.literal('game'), gameCode: checked(z.string(), z.regex(/^[a-z0-9-]{1,80}$/)), ...stop }),
    z.strictObject({ scope: z.literal('player'), username, ...stop }),
  ]),
  reply: playStopsReply,
  errors: COMMON_ERRORS,
})
/** Everything that is stopped now. */
export const playStops = defineOperation({
  method: 'GET',
  path: '/operator/play-stops',
  reply: playStopsReply,
  errors: COMMON_ERRORS,
})

/**
 * Grants a player a bonus of a template for `days` days (default 14). `given` false: this `reference` was granted before.
 * `template-unknown` (404), `email-not-verified`, `player-blocked` (403).
 */
export const grantBonus = defineOperation({
  method: 'POST',
  path: '/operator/bonuses',
  body: z.strictObject({
    username,
    templateCode: checked(z.string(), z.minLength(1), z.maxLength(60)),
    /** The operator's name of this grant: a player gets one bonus per reference, however often it is sent. */
    reference: checked(z.string(), z.regex(/^[\w.:-]{1,60}$/)),
    days: z._default(checked(z.int(), z.gte(1), z.lte(365)), 14),
  }),
  reply: z.object({ given: z.boolean() }),
  errors: [...COMMON_ERRORS, 'template-unknown', 'email-not-verified', 'player-blocked'],
})
/** Sends a player a message [3.15] [3.16]; 404 when the player is unknown. */
export const sendMessage = defineOperation({
  method: 'POST',
  path: '/operator/messages',
  body: z.strictObject({
    username,
    title: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120)),
    text: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(1_000)),
    /** Login messages are shown before all others [4.25]. */
    group: z._default(z.enum(MESSAGE_GROUPS), 'PlayerActionShowMessage'),
    type: z._default(z.enum(MESSAGE_TYPES), 'SIMPLE_MESSAGE'),
  }),
  reply: done,
  errors: COMMON_ERRORS,
})
/** Compares the ledger with balances, rounds and daily totals; lists open rounds and totals per provider. */
export const reconciliation = defineOperation({
  method: 'GET',
  path: '/operator/reconciliation',
  reply: reconciliationReply,
  errors: COMMON_ERRORS,
})

/**
 * Everything PAM stores about a player, except secrets (GDPR Articles 15 and 20); 404 when the player is unknown. Other services
 * export by the player's id (`personal-data`).
 */
export const exportPersonalData = defineOperation({
  method: 'POST',
  path: '/operator/personal-data/export',
  body: z.strictObject({ username }),
  reply: z.object({ playerId: z.uuid(), username: z.string(), exportedAt: z.iso.datetime(), tables: personalTables }),
  errors: COMMON_ERRORS,
})
/**
 * Erases a player's data (GDPR Article 17) except what the law requires to keep, and closes the account; repeated calls reply the
 * same. Identity is removed after `identityKeptUntil`. 404 when the player is unknown, 409 while money or open rounds are left.
 */
export const erasePersonalData = defineOperation({
  method: 'POST',
  path: '/operator/personal-data/erasure',
  body: z.strictObject({ username, reason }),
  reply: z.object({ playerId: z.uuid(), erasedAt: z.iso.datetime(), identityKeptUntil: z.iso.datetime() }),
  errors: COMMON_ERRORS,
})

/** Sandbox only: makes the register of excluded persons (RVO) available or not; announces or ends an outage. */
export const switchRegister = defineOperation({
  method: 'POST',
  path: '/operator/register',
  body: z.strictObject({ available: z.optional(z.boolean()), outageAnnounced: z.optional(z.boolean()) }),
  reply: done,
  errors: COMMON_ERRORS,
})
/** Sandbox only: adds a person to the register of excluded persons, or removes them. `until` ISO UTC, null: indefinitely. */
export const setExcludedPerson = defineOperation({
  method: 'POST',
  path: '/operator/register/persons',
  body: z.strictObject({
    birthNumber: checked(z.string(), z.minLength(9), z.maxLength(11)),
    excluded: z.boolean(),
    until: z._default(z.nullable(z.iso.datetime()), null),
  }),
  reply: done,
  errors: COMMON_ERRORS,
})

/** Sandbox only: e-mails that were sent, newest first. Requires no token. */
export const sentMail = defineOperation({
  method: 'GET',
  path: '/mail',
  query: z.strictObject({ to: z.optional(z.email()) }),
  reply: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sentAt: z.iso.datetime() })),
  errors: COMMON_ERRORS,
})
