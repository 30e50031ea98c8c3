/** Operations of the host that serves the embedded apps. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress, defineOperation } from '../operation.ts'
import { embedManifest } from './manifest.ts'
import { EMBED_APPS } from './names.ts'

/** The manifest of an embedded app [7.41]. */
export const manifest = defineOperation({
  method: 'GET',
  path: '/fe/:app/manifest.json',
  params: z.object({ app: z.enum(EMBED_APPS) }),
  reply: embedManifest,
})
/** A file that the manifest lists. */
export const file = defineAddress({
  method: 'GET',
  path: '/fe/:app/:name',
  params: z.object({ app: z.enum(EMBED_APPS), name: checked(z.string(), z.maxLength(200)) }),
})
