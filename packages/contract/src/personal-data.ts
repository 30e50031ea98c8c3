/** Export and erasure of one player's data (GDPR) at services that know the player by id only; with the operator token. */
import * as z from 'zod/mini'
import { defineOperation } from './operation.ts'

/** Rows by table, as stored; binary columns (hashes, encrypted secrets) are left out. */
export const personalTables = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

const player = z.strictObject({ playerId: z.uuid() })

/** What the service stores about a player; an unknown player has no rows. */
export const exportPlayer = defineOperation({
  method: 'POST',
  path: '/v1/personal-data/export',
  body: player,
  reply: z.object({ tables: personalTables }),
  errors: ['foreign-origin'],
})
/**
 * What the winners service published about wins, which it knows by their id in the event feed only (`winIdOf`). Nothing there is erased: without PAM's
 * ledger a row says no more than everybody saw.
 */
export const exportWins = defineOperation({
  method: 'POST',
  path: '/v1/personal-data/export',
  body: z.strictObject({ winIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(1_000)) }),
  reply: z.object({ tables: personalTables }),
  errors: ['foreign-origin'],
})
/** Erases what the service need not keep about a player. `erased`: removed rows; 0 when repeated. */
export const erasePlayer = defineOperation({
  method: 'POST',
  path: '/v1/personal-data/erasure',
  body: player,
  reply: z.object({ erased: z.int() }),
  errors: ['foreign-origin'],
})
