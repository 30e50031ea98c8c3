import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from './game.ts'

/**
 * The preview authentication call [7.34] [5.3]: with `secret`, the CMS password, it answers with a pass; with a pass in `Authorization: Bearer …` and no
 * secret it tells how long that pass still holds. A pass opens drafts [6.4]. `x-forwarded-for` names the visitor a portal asks for, so that
 * their wrong answers are counted as theirs. With both, the pass (it may be over) shows that the browser knew the password before. With
 * `secret` and `gameCode` the answer also holds a permit for that game, which the game host asks for.
 */
export const PREVIEW_AUTH_PATH = '/api/preview/auth'
export const previewAuthQuery = z.strictObject({
  secret: z.optional(checked(z.string(), z.minLength(1), z.maxLength(1_000))),
  gameCode: z.optional(gameCode),
})
export const gamePermit = z.object({ permit: checked(z.string(), z.regex(/^[\w.-]{20,200}$/)), until: z.iso.datetime() })
export type GamePermit = z.infer<typeof gamePermit>
export const previewPass = z.object({
  pass: checked(z.string(), z.regex(/^[\w.-]{20,200}$/)),
  until: z.iso.datetime(),
  gamePermit: z.optional(gamePermit),
})
export type PreviewPass = z.infer<typeof previewPass>
/** How long a browser that was given a pass is told from a stranger's, whose guesses are limited together with everybody's. */
export const PREVIEW_DEVICE_SECONDS = 30 * 24 * 60 * 60
