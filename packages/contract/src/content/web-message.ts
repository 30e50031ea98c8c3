import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { PLATFORMS } from '../enums.ts'

/** Epoch milliseconds. */
const epoch = checked(z.int(), z.gte(0))

/** How a web message looks: plain information, a warning about something that does not work, news. */
export const WEB_MESSAGE_TONES = ['info', 'warning', 'news'] as const

/** A message of the operator to every visitor of a platform [3.40]. Its id is part of a cookie's name [9.2]; its texts are shown as text, never as markup. */
export const webMessage = z.object({
  id: checked(z.string(), z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  /** Shown after `start` and, unless `end` is null, before `end` [5.6]. */
  start: epoch,
  end: z.nullable(epoch),
  /** The highest comes first [5.6]. */
  priority: z.int(),
  target: checked(z.array(z.enum(PLATFORMS)), z.minLength(1)),
  tone: z.enum(WEB_MESSAGE_TONES),
  text: checked(z.string(), z.minLength(1), z.maxLength(160)),
  /** Where it leads: a path on the portal or an http(s) address. */
  link: z.nullable(
    z.object({
      label: checked(z.string(), z.minLength(1), z.maxLength(30)),
      href: checked(z.string(), z.regex(/^(\/(?![/\\])|https?:\/\/)/), z.maxLength(500)),
    }),
  ),
})
/** A message of the operator to every visitor of a platform [3.40]. */
export type WebMessage = z.infer<typeof webMessage>
