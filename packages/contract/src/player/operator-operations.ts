/** What operators do, below `…/platform`, with their token (`Authorization: Bearer`). GLI-19 2.4.1. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { MESSAGE_GROUPS } from '../notifications/names.ts'
import { defineOperation } from '../operation.ts'
import { ACCOUNT_KINDS, EVERYWHERE } from './names.ts'
import { done } from './registration.ts'

const cents = z.int()

/** Whether the money is right, what is unfinished, and what each provider moved. */
const reconciliationReply = z.object({
  at: z.iso.datetime(),
  /** The sums are 0 together and nothing differs. */
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

export const suspend = defineOperation({
  method: 'POST',
  path: '/operator/suspension',
  body: z.strictObject({ username, suspended: z.boolean() }),
  reply: done,
  errors: EVERYWHERE,
})
export const setAccountKind = defineOperation({
  method: 'POST',
  path: '/operator/account-kind',
  body: z.strictObject({ username, kind: z.enum(ACCOUNT_KINDS) }),
  reply: done,
  errors: EVERYWHERE,
})

const stop = { stopped: z.boolean(), reason }
const playStopsReply = z.object({
  stops: z.array(
    z.object({
      scope: z.enum(['all', 'game', 'player']),
      /** The game's code, the player's name, or empty. */
      subject: z.string(),
      reason: z.string(),
      stoppedAt: z.iso.datetime(),
    }),
  ),
})
/** Stops play or lets it go on (M12); answers with what is stopped then. */
export const switchPlay = defineOperation({
  method: 'POST',
  path: '/operator/play-stops',
  body: z.discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('all'), ...stop }),
    z.strictObject({ scope: z.literal('game'), gameCode: checked(z.string(), z.regex(/^[a-z0-9-]{1,80}$/)), ...stop }),
    z.strictObject({ scope: z.literal('player'), username, ...stop }),
  ]),
  reply: playStopsReply,
  errors: EVERYWHERE,
})
export const playStops = defineOperation({
  method: 'GET',
  path: '/operator/play-stops',
  reply: playStopsReply,
  errors: EVERYWHERE,
})

export const giveBonus = defineOperation({
  method: 'POST',
  path: '/operator/bonuses',
  body: z.strictObject({
    username,
    templateCode: checked(z.string(), z.minLength(1), z.maxLength(60)),
    /** The operator's name of this giving: of one, a player gets one bonus, however often it is sent. */
    reference: checked(z.string(), z.regex(/^[\w.:-]{1,60}$/)),
    days: z._default(checked(z.int(), z.gte(1), z.lte(365)), 14),
  }),
  reply: z.object({ given: z.boolean() }),
  errors: [...EVERYWHERE, 'template-unknown', 'email-not-verified', 'player-blocked'],
})
export const sendMessage = defineOperation({
  method: 'POST',
  path: '/operator/messages',
  body: z.strictObject({
    username,
    title: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120)),
    text: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(1_000)),
    /** What is told at a login comes before the rest [4.25]. */
    group: z._default(z.enum(MESSAGE_GROUPS), 'PlayerActionShowMessage'),
  }),
  reply: done,
  errors: EVERYWHERE,
})
/** The ledger held against balances, rounds and daily totals. */
export const reconciliation = defineOperation({
  method: 'GET',
  path: '/operator/reconciliation',
  reply: reconciliationReply,
  errors: EVERYWHERE,
})

/** The sandbox's register of excluded persons answers or not; an outage is announced or over. */
export const switchRegister = defineOperation({
  method: 'POST',
  path: '/operator/register',
  body: z.strictObject({ available: z.optional(z.boolean()), outageAnnounced: z.optional(z.boolean()) }),
  reply: done,
  errors: EVERYWHERE,
})
/** Writes a person into the sandbox's register, or takes them out. */
export const setExcludedPerson = defineOperation({
  method: 'POST',
  path: '/operator/register/persons',
  body: z.strictObject({
    birthNumber: checked(z.string(), z.minLength(9), z.maxLength(11)),
    excluded: z.boolean(),
    until: z._default(z.nullable(z.iso.datetime()), null),
  }),
  reply: done,
  errors: EVERYWHERE,
})

/** Mail the sandbox caught, newest first. Needs no token. */
export const caughtMail = defineOperation({
  method: 'GET',
  path: '/mail',
  query: z.strictObject({ to: z.optional(z.email()) }),
  reply: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sentAt: z.iso.datetime() })),
  errors: EVERYWHERE,
})
