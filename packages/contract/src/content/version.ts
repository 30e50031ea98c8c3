import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineOperation } from '../operation.ts'

/** Seconds. */
const LONGEST_WAIT = 25

export const versionReply = z.object({ version: z.string(), changedAt: z.iso.datetime() })
export type ContentVersion = z.infer<typeof versionReply>

/** Changes when any content changes. Never cached; with `after` it waits for another version than that one [7.38]. */
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
