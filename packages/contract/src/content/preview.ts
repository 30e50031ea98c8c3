import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { ERROR_KEYS } from '../errors.ts'
import { defineOperation } from '../operation.ts'
import { gameCode } from './game.ts'

const previewAuthQuery = z.strictObject({
  secret: z.optional(checked(z.string(), z.minLength(1), z.maxLength(1_000))),
  gameCode: z.optional(gameCode),
})
/** A permit for one password-protected game [5.3]; `until` is ISO UTC. */
const gamePermit = z.object({ permit: checked(z.string(), z.regex(/^[\w.-]{20,200}$/)), until: z.iso.datetime() })
/** A permit for one password-protected game [5.3]. */
export type GamePermit = z.infer<typeof gamePermit>
/** A preview pass; it opens drafts [6.4]. `until` is ISO UTC. */
const previewPass = z.object({
  pass: checked(z.string(), z.regex(/^[\w.-]{20,200}$/)),
  until: z.iso.datetime(),
  gamePermit: z.optional(gamePermit),
})
/** A preview pass, which opens drafts [6.4]. */
export type PreviewPass = z.infer<typeof previewPass>
/**
 * The preview authentication call [7.34] [5.3]. With `secret` (the CMS password) it replies with a new pass; with a pass in
 * `Authorization: Bearer` and no secret, with the remaining validity of that pass. With both, the pass (even expired) proves that
 * this browser knew the password before. With `gameCode` the reply also contains the permit for that game, which the game host
 * requires. `x-forwarded-for` names the visitor, so that failed attempts are counted per visitor. Error:
 * `errors.unauthorized-access` (401).
 */
export const previewAuth = defineOperation({
  method: 'GET',
  path: '/api/preview/auth',
  query: previewAuthQuery,
  reply: previewPass,
  errors: [ERROR_KEYS.unauthorizedAccess],
})
/** For this long (30 days) a browser that once had a pass has its own limit of password attempts; all others share one. */
export const PREVIEW_DEVICE_SECONDS = 30 * 24 * 60 * 60
