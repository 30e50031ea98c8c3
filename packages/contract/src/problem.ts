import * as z from 'zod/mini'
import { checked } from './checked.ts'

/**
 * The parts of a problem document (RFC 9457) that a caller acts on. A malformed part is read as missing, so that an unexpected
 * body does not hide the refusal itself.
 */
export const problem = z.object({
  errorCode: z.catch(z.optional(checked(z.string(), z.regex(/^[a-z0-9-]{1,60}$/))), undefined),
  reference: z.catch(z.optional(z.string()), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(z.optional(z.array(z.object({ field: z.string(), message: z.string() }))), undefined),
})
/** A parsed problem document. */
export type ProblemReply = z.infer<typeof problem>
