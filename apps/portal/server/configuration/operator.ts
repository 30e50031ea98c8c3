import { readFileSync } from 'node:fs'
import { PERSONAL_SOURCES } from '@herna/contract'
import type { PersonalSource } from '@herna/rules/personal'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

const text = z.string().min(1).max(200)
const headerLink = z.strictObject({
  label: z.record(z.string(), text),
  href: z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'a path on the portal or an http(s) address'),
  isInternal: z.boolean(),
  isNew: z.boolean(),
  product: z.string(),
})

const WEB_SCHEMES = new Set([
  'http',
  'https',
  'javascript',
  'data',
  'file',
  'blob',
  'about',
  'vbscript',
  'ws',
  'wss',
  'ftp',
  'mailto',
  'tel',
])
const nativeApp = z.strictObject({
  scheme: z
    .string()
    .regex(/^[a-z][a-z0-9]{1,29}$/, 'a scheme of its own such as herna')
    .refine((scheme) => !WEB_SCHEMES.has(scheme), 'a scheme of its own such as herna'),
  location: z.string().regex(/^[a-z]{2,8}$/, 'a location such as sk'),
})

/** https, or this machine while developing. */
const trackingUrl = z.url().refine((url) => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url), 'an https address')

/** Base of a product's pages: a path on the portal, or another site. */
const productBase = z
  .string()
  .regex(/^(\/(?!\/)[^\s?#\\]*|https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?)$/, 'a path on the portal or an http(s) address')

/** Settings of the operator's brand file, HERNA_PORTAL_CONFIG [2.32] [3.36] [3.45]. */
const operator = z.strictObject({
  brand: z.strictObject({
    name: text,
    operator: text,
    licence: text,
    companyId: text,
    address: text,
    supportEmail: z.email(),
    supportPhone: text,
  }),
  currency: z.strictObject({ code: text, iso: z.string().regex(/^[A-Z]{3}$/) }),
  locale: z.strictObject({ code: text, language: z.string().regex(/^[a-z]{2}$/), iso: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/) }),
  headerLinks: z.array(headerLink).max(12),
  /** Base URL by product for its internal links [2.32]; a product without one is on the portal. */
  productBases: z.record(z.string(), productBase),
  /** Domain of the language cookie, for products on sibling hosts [3.45]. Null: the portal's host only. */
  langCookieDomain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as herna.example')
    .nullable(),
  /** Slugs of personal lists [2.26] by source [3.9]. */
  personalSlugs: z.strictObject(
    Object.fromEntries(PERSONAL_SOURCES.map((source) => [source, z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)])) as Record<
      PersonalSource,
      z.ZodString
    >,
  ),
  /** External deposit page [2.36]; null: the account's deposit screen. */
  depositPage: z.url({ protocol: /^https?$/ }).nullable(),
  /** Hosts that tracking events are sent to after consent [7.49]; null: none. */
  tracking: z.strictObject({ tagManager: trackingUrl.nullable(), customerData: trackingUrl.nullable() }),
  /** Deep links of the operator's application [7.48]; null: none, games open in the portal. */
  nativeApp: nativeApp.nullable(),
})
export type Operator = z.infer<typeof operator>

/** The default operator: play money and no licence, stated in the texts. */
export const DEFAULT_OPERATOR: Operator = {
  brand: {
    name: 'Herňa',
    operator: 'Herňa – ukážková prevádzka s hracími kreditmi',
    licence: 'Bez licencie: hrá sa len o hracie kredity, nie o peniaze',
    companyId: 'neuvedené',
    address: 'Slovensko',
    supportEmail: 'podpora@herna.example',
    supportPhone: '+421 2 000 000 00',
  },
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk-SK', language: 'sk', iso: 'sk-SK' },
  personalSlugs: {
    FreeSpins: 'volne-tocenia',
    Favourites: 'oblubene',
    MostPlayed: 'najhranejsie',
    TriedOnce: 'vyskusane',
    RecentWins: 'posledne-vyhry',
    RecentlyPlayed: 'naposledy-hrane',
    BloomreachPersonalized: 'pre-vas',
    FavouritesLive: 'oblubene-zive',
    GoldenChips: 'zlate-cipy',
  },
  productBases: { casino: '/', 'live-casino': '/kasino-zive' },
  langCookieDomain: null,
  depositPage: null,
  tracking: { tagManager: null, customerData: null },
  nativeApp: { scheme: 'herna', location: 'sk' },
  headerLinks: [
    { label: { 'sk-SK': 'Kasíno' }, href: '/', isInternal: true, isNew: false, product: 'casino' },
    { label: { 'sk-SK': 'Kasíno naživo' }, href: '/', isInternal: true, isNew: false, product: 'live-casino' },
  ],
}

/** The default operator with the values of the operator's JSON file, if any. Throws a StartupError naming every invalid field. */
export function readOperator(file: string | null, origin: string): Operator {
  if (!file) return DEFAULT_OPERATOR
  let fileContent: unknown
  try {
    fileContent = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(`HERNA_PORTAL_CONFIG: ${file} cannot be read as JSON (${(error as Error).message})`)
  }
  const result = operator.partial().safeParse(fileContent)
  if (result.success) {
    const merged = { ...DEFAULT_OPERATOR, ...result.data }
    if (!isOwnDomain(merged.langCookieDomain, origin))
      throw new StartupError(`HERNA_PORTAL_CONFIG: langCookieDomain: ${new URL(origin).hostname} is not in this domain`)
    return merged
  }
  const lines = result.error.issues.map(({ path, message }) => `HERNA_PORTAL_CONFIG: ${path.join('.') || file}: ${message}`)
  throw new StartupError(lines.join('\n'))
}

/** Browsers reject a cookie for a domain that does not contain the portal's host. */
function isOwnDomain(domain: string | null, origin: string): boolean {
  const { hostname } = new URL(origin)
  return domain === null || hostname === domain || hostname.endsWith(`.${domain}`)
}
