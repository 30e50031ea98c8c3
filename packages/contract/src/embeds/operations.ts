/** Of the embeds' host. */
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { embedManifest } from './manifest.ts'
import { EMBED_APPS } from './names.ts'

export const manifest = defineOperation({
  method: 'GET',
  path: '/fe/:app/manifest.json',
  params: z.object({ app: z.enum(EMBED_APPS) }),
  reply: embedManifest,
})
