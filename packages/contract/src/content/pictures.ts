/** Addresses of images and videos [7.37], below the content service's base. They reply with files, not JSON. */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { defineAddress } from '../operation.ts'
import { gameCode, slug } from './game.ts'

/** Version of the code that draws pictures. */
const art = z.optional(checked(z.string(), z.maxLength(40)))
/** With the current `version` and `art` the response may be cached indefinitely. */
const pictureQuery = z.strictObject({
  format: z._default(z.literal('webp'), 'webp'),
  version: z.optional(z.string()),
  art,
  /** Physical pixels (CSS pixels times density); the service replies with the nearest of its widths. */
  width: z.optional(checked(z.coerce.number<number>(), z.int(), z.gte(16), z.lte(2560))),
})
const fileQuery = z.strictObject({ version: z.optional(z.string()) })
const icon = z.object({ file: checked(z.string(), z.regex(/^[a-z0-9-]{1,40}\.svg$/)) })

/** Image of a game [7.37]. */
export const gamePicture = defineAddress({
  method: 'GET',
  path: '/assets/:gameCode/:type',
  params: z.object({ gameCode, type: z.enum(['thumbnail', 'portrait', 'landscape']) }),
  query: pictureQuery,
})
/** Logo of a provider: for the light or the dark theme, or as an icon. */
export const providerPicture = defineAddress({
  method: 'GET',
  path: '/assets/providers/:id/:variant',
  params: z.object({ id: slug, variant: z.enum(['light', 'dark', 'icon']) }),
  query: pictureQuery,
})
/** Image of a carousel slide, a promotion or a video; `motifs` chooses its subject. */
export const banner = defineAddress({
  method: 'GET',
  path: '/assets/banners/:id/:format',
  params: z.object({ id: slug, format: z.enum(['hero', 'promotion', 'video']) }),
  query: z.extend(pictureQuery, { motifs: z.optional(checked(z.string(), z.maxLength(200))) }),
})
/** One-colour icon (SVG) of a motif, for categories and collections. */
export const motifIcon = defineAddress({ method: 'GET', path: '/assets/icons/:file', params: icon, query: fileQuery })
/** Round flag (SVG) of a language. */
export const flag = defineAddress({ method: 'GET', path: '/assets/flags/:file', params: icon, query: fileQuery })
/** Preview video (WebM) of a game. */
export const film = defineAddress({
  method: 'GET',
  path: '/assets/films/:file',
  params: z.object({ file: checked(z.string(), z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.webm$/)) }),
  query: fileQuery,
})
