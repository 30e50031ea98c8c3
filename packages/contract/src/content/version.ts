import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineOperation } from '../operation.ts'

/** Seconds. */
const LONGEST_WAIT = 25

/** Version of the content: an opaque string, and when it last changed (ISO UTC). */
export const versionReply = z.object({ version: z.string(), changedAt: z.iso.datetime() })
/** Version of the content: an opaque string, and when it last changed (ISO UTC). */
export type ContentVersion = z.infer<typeof versionReply>

/**
 * The current content version. Never cached; with `after` it is a long poll: the reply comes when the version differs, or after
 * `wait` seconds (0–25, default 25) [7.38].
 */
export const contentVersion = defineOperation({
  method: 'GET',
  path: '/version',
  query: z.strictObject({
    after: checked(
      z.optional(checked(z.string(), z.maxLength(80))),
      z.describe('The version the caller has: the answer waits until there is another'),
    ),
    wait: checked(
      z._default(checked(z.coerce.number<number>(), z.int(), z.gte(0), z.lte(LONGEST_WAIT)), LONGEST_WAIT),
      z.describe('Seconds to wait at most'),
    ),
  }),
  reply: versionReply,
})
