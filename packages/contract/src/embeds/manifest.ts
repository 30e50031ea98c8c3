import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress, defineOperation } from '../operation.ts'
import { EMBED_APPS } from './names.ts'

/** A file of an embedded app: its address below `/fe/{app}/`, and the hash it must have (`sha384-…`). */
const embedFile = z.object({
  file: checked(z.string(), z.regex(/^[\w-][\w.-]*$/)),
  integrity: checked(z.string(), z.regex(/^sha384-[\w+/=]+$/)),
})
export type EmbedFile = z.infer<typeof embedFile>

/** Written by the app's build, obeyed by the page that mounts it. */
const manifest = z.object({
  app: z.enum(EMBED_APPS),
  /** When it was built, in milliseconds; its hash busts caches of the files' addresses. */
  builtAt: z.number(),
  js: z.array(embedFile),
  css: z.array(embedFile),
})
export type EmbedManifest = z.infer<typeof manifest>

/** Below the embed host's origin [7.41]. */
export const embedManifest = defineOperation({
  method: 'GET',
  path: '/fe/:app/manifest.json',
  params: z.object({ app: z.enum(EMBED_APPS) }),
  reply: manifest,
})
export const embedFileAddress = defineAddress({
  method: 'GET',
  path: '/fe/:app/:name',
  params: z.object({ app: z.enum(EMBED_APPS), name: checked(z.string(), z.maxLength(200)) }),
})
