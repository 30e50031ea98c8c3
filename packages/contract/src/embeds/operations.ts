/** Of the embeds' host. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress, defineOperation } from '../operation.ts'
import { embedManifest } from './manifest.ts'
import { EMBED_APPS } from './names.ts'

export const manifest = defineOperation({
  method: 'GET',
  path: '/fe/:app/manifest.json',
  params: z.object({ app: z.enum(EMBED_APPS) }),
  reply: embedManifest,
})
/** A file that the manifest names. */
export const file = defineAddress({
  method: 'GET',
  path: '/fe/:app/:name',
  params: z.object({ app: z.enum(EMBED_APPS), name: checked(z.string(), z.maxLength(200)) }),
})
