/** Addresses of pictures and films [7.37], below the content service's prefix. Nobody reads JSON there. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress } from '../operation.ts'
import { gameCode, slug } from './game.ts'

/** With the version that is current a picture may be kept for good. */
const pictureQuery = z.strictObject({
  format: z._default(z.literal('webp'), 'webp'),
  version: z.optional(z.string()),
  /** Width in CSS pixels times density; the service answers the nearest of its widths. */
  width: z.optional(checked(z.coerce.number<number>(), z.int(), z.gte(16), z.lte(2560))),
})
const fileQuery = z.strictObject({ version: z.optional(z.string()) })
const icon = z.object({ file: checked(z.string(), z.regex(/^[a-z0-9-]{1,40}\.svg$/)) })

export const gamePicture = defineAddress({
  method: 'GET',
  path: '/assets/:gameCode/:type',
  params: z.object({ gameCode, type: z.enum(['thumbnail', 'portrait', 'landscape']) }),
  query: pictureQuery,
})
export const providerPicture = defineAddress({
  method: 'GET',
  path: '/assets/providers/:id/:variant',
  params: z.object({ id: slug, variant: z.enum(['light', 'dark', 'icon']) }),
  query: pictureQuery,
})
export const banner = defineAddress({
  method: 'GET',
  path: '/assets/banners/:id/:format',
  params: z.object({ id: slug, format: z.enum(['hero', 'promotion', 'video']) }),
  query: z.extend(pictureQuery, { motifs: z.optional(checked(z.string(), z.maxLength(200))) }),
})
export const motifIcon = defineAddress({ method: 'GET', path: '/assets/icons/:file', params: icon, query: fileQuery })
export const flag = defineAddress({ method: 'GET', path: '/assets/flags/:file', params: icon, query: fileQuery })
export const film = defineAddress({
  method: 'GET',
  path: '/assets/films/:file',
  params: z.object({ file: checked(z.string(), z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.webm$/)) }),
  query: fileQuery,
})
