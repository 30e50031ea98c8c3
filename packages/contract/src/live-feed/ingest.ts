import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineOperation } from '../operation.ts'
import { MAX_INGESTED_TABLES } from './names.ts'
import { liveTable, liveTableChange } from './tables.ts'

/** Every request of a studio is signed; `source-unknown` and `signature-invalid` are 401, `foreign-origin` (403) is a call from a web page. */
const COMMON_ERRORS = ['source-unknown', 'signature-invalid', 'foreign-origin'] as const

/** Identifies one run of a studio; a new run starts with a snapshot. */
const epoch = checked(z.string(), z.minLength(1), z.maxLength(64))
const sequence = checked(z.int(), z.gte(1))

/** All tables of a studio: replaces what it sent before. A table that is missing here is removed. */
export const snapshotBody = z.strictObject({
  epoch,
  sequence,
  tables: checked(z.array(liveTable), z.maxLength(MAX_INGESTED_TABLES)),
})
/** Changes since the request with the previous sequence. Without any, it only says that the studio is there. */
export const changesBody = z.strictObject({
  epoch,
  sequence,
  changes: checked(z.array(liveTableChange), z.maxLength(MAX_INGESTED_TABLES)),
})
/** The sequence that the feed has stored; the next request carries the next one. */
export const ingestReply = z.object({ sequence: z.int() })

/**
 * Replaces all tables of the studio and starts a sequence: of a new epoch, or with a higher sequence than before. Repeating it changes nothing.
 * 409 `table-of-another-source`: the field names the table.
 */
export const replaceTables = defineOperation({
  method: 'PUT',
  path: '/tables',
  body: snapshotBody,
  reply: ingestReply,
  errors: [...COMMON_ERRORS, 'table-of-another-source'],
})
/**
 * Applies changes, exactly once: a sequence that was applied before is acknowledged without effect. 409 `sequence-gap`: the epoch is not the
 * current one (also after `SOURCE_SILENCE_SECONDS` without a request), requests between are missing, or a change names an unknown table; nothing
 * was applied, and the studio sends a snapshot. 409 `table-of-another-source`: the field names the table.
 */
export const changeTables = defineOperation({
  method: 'POST',
  path: '/tables',
  body: changesBody,
  reply: ingestReply,
  errors: [...COMMON_ERRORS, 'sequence-gap', 'table-of-another-source'],
})
