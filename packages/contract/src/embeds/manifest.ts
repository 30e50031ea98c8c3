import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { EMBED_APPS } from './names.ts'

/** A file of an embedded app: its address below `/fe/{app}/`, and the hash it must have. */
const embedFile = z.object({ file: z.string(), integrity: checked(z.string(), z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)) })
export type EmbedFile = z.infer<typeof embedFile>

/** Written by the app's build, obeyed by the page that mounts it [7.41]. */
export const embedManifest = z.object({
  app: z.enum(EMBED_APPS),
  /** When it was built, in milliseconds; its hash busts caches of the files' addresses. */
  builtAt: z.number(),
  js: checked(z.array(embedFile), z.minLength(1)),
  css: z.array(embedFile),
})
export type EmbedManifest = z.infer<typeof embedManifest>
