import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { EMBED_APPS } from './names.ts'

/** A file of an embedded app: its address below `/fe/{app}/` and its integrity hash (SRI). */
const embedFile = z.object({ file: z.string(), integrity: checked(z.string(), z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)) })
/** A file of an embedded app: its address below `/fe/{app}/` and its integrity hash (SRI). */
export type EmbedFile = z.infer<typeof embedFile>

/** Files of an embedded app [7.41]: written by the app's build, loaded in order by the page that mounts it. */
export const embedManifest = z.object({
  app: z.enum(EMBED_APPS),
  /** Build time in ms since the epoch; its hash is appended to the file addresses to bypass caches. */
  builtAt: z.number(),
  js: checked(z.array(embedFile), z.minLength(1)),
  css: z.array(embedFile),
})
/** Files of an embedded app [7.41]. */
export type EmbedManifest = z.infer<typeof embedManifest>
