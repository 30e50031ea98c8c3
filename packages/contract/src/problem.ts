import * as z from 'zod/mini'
import { checked } from './checked.ts'

/** What of a problem document (RFC 9457) a caller acts on. A part that is not as it should be is missing, so that a refusal stays one. */
export const problem = z.object({
  errorCode: z.catch(z.optional(checked(z.string(), z.regex(/^[a-z0-9-]{1,60}$/))), undefined),
  reference: z.catch(z.optional(z.string()), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(z.optional(z.array(z.object({ field: z.string(), message: z.string() }))), undefined),
})
export type ProblemReply = z.infer<typeof problem>
