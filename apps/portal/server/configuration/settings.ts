import {
  isInsecureAddress,
  NO_PROXIES,
  TRUSTED_PROXIES_EXPECTED,
  type TrustedProxies,
  trustedProxies,
} from '@herna/contract/edge'
import { jackpotAmounts } from '@herna/contract/games'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed/names'
import { type TracingSettings, tracingSettings } from '@herna/telemetry'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isDsn } from '../../app/error-reports/index.ts'
import { StartupError } from '../startup-error.ts'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a port number')
    .transform(Number)
    .pipe(z.int().max(65_535, 'a port number'))
    .default(fallback)
const wholeNumber = (fallback: number, min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.int().min(min, expected).max(max, expected))
    .default(fallback)
}
const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isOrigin = (value: string) => isWebUrl(value) && `${new URL(value).origin}/` === new URL(value).href

/** A base URL with or without a path; a trailing slash is removed. */
const base = () =>
  z
    .string()
    .refine((value) => isWebUrl(value) && !new URL(value).search, 'an address such as http://localhost:4000/content')
    .transform((value) => new URL(value).href.replace(/\/+$/, ''))
const origin = () =>
  z
    .string()
    .refine(isOrigin, 'an address such as http://localhost:3000 without a path')
    .transform((value) => new URL(value).origin)
const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(origin()).min(1))

/** Base URLs, separated by commas. */
const addresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(base()).min(1))

const onOrOff = (fallback: 'on' | 'off') => z.enum(['on', 'off'], 'on or off').default(fallback)

const settings = z.object({
  HERNA_PORTAL_PORT: port(3000),
  HERNA_HOST: z.string().default('localhost'),
  HERNA_PORTAL_ORIGIN: origin().optional(),
  HERNA_CONTENT_URL: base().optional(),
  HERNA_CONTENT_PUBLIC_URL: base().optional(),
  HERNA_WINNERS_URL: base().optional(),
  HERNA_JACKPOTS_URL: base().optional(),
  HERNA_STATUS_URLS: addresses.optional(),
  HERNA_SERVICES_PORT: port(4000),
  HERNA_SERVICES_ORIGIN: origin().optional(),
  HERNA_GAME_HOST_PORT: port(4100),
  HERNA_GAME_HOST_ORIGIN: origin().optional(),
  HERNA_GAME_ORIGINS: origins.optional(),
  HERNA_EMBEDS_PORT: port(4200),
  HERNA_EMBEDS_ORIGIN: origin().optional(),
  HERNA_PLATFORM_PUBLIC_URL: base().optional(),
  HERNA_GATEWAY_PUBLIC_URL: base().optional(),
  HERNA_NOTIFICATIONS_PUBLIC_URL: base().optional(),
  HERNA_LIVE_FEED_PUBLIC_URL: base().optional(),
  HERNA_GAME_MESSAGES_PUBLIC_URL: base().optional(),
  HERNA_PORTAL_FRAMED_BY: origins.optional(),
  HERNA_CHAT_PUBLIC_URL: base().optional(),
  HERNA_LEGACY_MY_ACCOUNT: onOrOff('off'),
  HERNA_FORCED_REFRESH: onOrOff('off'),
  HERNA_WAITING_MESSAGES: onOrOff('on'),
  HERNA_PREVIEW: onOrOff('on'),
  HERNA_DATA_DIR: z.string().default(join(REPOSITORY, '.data')),
  HERNA_PORTAL_CACHE_MB: wholeNumber(64, 0, 65_536),
  HERNA_PORTAL_CONFIG: z.string().optional(),
  HERNA_ERROR_DSN: z.string().refine(isDsn, 'a DSN such as https://key@reports.example/1').optional(),
  HERNA_TRUSTED_PROXIES: z
    .string()
    .refine((text) => trustedProxies.safeParse(text).success, TRUSTED_PROXIES_EXPECTED)
    .transform((text) => trustedProxies.parse(text))
    .optional(),
  HERNA_NODE: z.string().default(hostname()),
  HERNA_MONITORING_TOKEN: z.string().min(16, '16 characters or more').optional(),
  HERNA_SANDBOX: z.enum(['on', 'off'], 'on or off').default('on'),
  HERNA_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'one of trace, debug, info, warn, error, fatal, silent')
    .default('info'),
})

export interface Settings {
  port: number
  host: string
  /** Public origin of the portal. */
  origin: string
  contentUrl: string
  /** Public base URL of the content service's images. */
  contentPublicUrl: string
  winnersUrl: string
  /** URL of the jackpot amounts at the game host. */
  jackpotsUrl: string
  /** Readiness of the services, for the status page. */
  statusUrls: string[]
  gameOrigins: string[]
  /** Origin of the embedded apps [7.41]. */
  embedsOrigin: string
  /** Public base URLs of the player's API calls. */
  platformUrl: string
  gatewayUrl: string
  /** Public WebSocket base URL of the notifications. */
  notificationsUrl: string
  /** Public URL of the live feed's hub, `http` or `https`: the connection starts with a request and continues as a WebSocket [7.45]. */
  liveFeedUrl: string
  /** Public base URL of the operator's web messages [7.40]. */
  gameMessagesUrl: string
  /** Origins of the sites that may embed the portal in a frame [1.11]. */
  framedBy: string[]
  /** Public base URL of the chat: calls and, below it, a WebSocket [4.30]. */
  chatUrl: string
  /** [6.8] */
  redirectToMyAccount: boolean
  /** [4.7] */
  forcedRefresh: boolean
  /** [4.14] */
  waitingMessages: boolean
  /** Whether the editors' preview is available [4.15]. */
  preview: boolean
  dataFolder: string
  pageCacheBytes: number
  /** DSN of the service that error reports are sent to [7.50]; null: none are sent, as always in development. */
  errorDsn: string | null
  /** Path of a JSON file with the operator's brand, or null. */
  operatorFile: string | null
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  trusted: TrustedProxies
  logLevel: string
  /** Name of this node. */
  node: string
  /** Who may read `/metrics`. */
  monitoring: { token: string | undefined; openLocally: boolean }
  /** Where traces are sent; null: nowhere. */
  tracing: TracingSettings | null
}

/** Reads the environment. Throws a StartupError with one line per invalid value; an empty value counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const presentValues = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = settings.safeParse(presentValues)
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `${String(path[0])}: expected ${message}, ${shownValue(String(path[0]), presentValues)}`,
    )
    throw new StartupError([...new Set(lines)].join('\n'))
  }
  const values = result.data
  // The portal's server calls its neighbours directly; browsers use their public origins.
  const services = `http://localhost:${values.HERNA_SERVICES_PORT}`
  const publicServices = values.HERNA_SERVICES_ORIGIN ?? services
  const contentUrl = values.HERNA_CONTENT_URL ?? `${services}/content`
  const publicContent = values.HERNA_SERVICES_ORIGIN ? `${publicServices}/content` : contentUrl
  const gameHost = `http://localhost:${values.HERNA_GAME_HOST_PORT}`
  const winnersUrl = values.HERNA_WINNERS_URL ?? `${services}/winners`
  const jackpotsUrl = values.HERNA_JACKPOTS_URL ?? `${gameHost}${jackpotAmounts.path}`
  const resolved: Settings = {
    port: values.HERNA_PORTAL_PORT,
    host: values.HERNA_HOST,
    origin: values.HERNA_PORTAL_ORIGIN ?? `http://localhost:${values.HERNA_PORTAL_PORT}`,
    contentUrl,
    contentPublicUrl: values.HERNA_CONTENT_PUBLIC_URL ?? publicContent,
    winnersUrl,
    jackpotsUrl,
    statusUrls: values.HERNA_STATUS_URLS ?? readinessOf([contentUrl, winnersUrl, jackpotsUrl]),
    gameOrigins: values.HERNA_GAME_ORIGINS ?? [values.HERNA_GAME_HOST_ORIGIN ?? gameHost],
    embedsOrigin: values.HERNA_EMBEDS_ORIGIN ?? `http://localhost:${values.HERNA_EMBEDS_PORT}`,
    platformUrl: values.HERNA_PLATFORM_PUBLIC_URL ?? `${publicServices}/platform`,
    gatewayUrl: values.HERNA_GATEWAY_PUBLIC_URL ?? `${publicServices}/gateway`,
    notificationsUrl: (values.HERNA_NOTIFICATIONS_PUBLIC_URL ?? `${publicServices}/notifications`).replace(/^http/, 'ws'),
    liveFeedUrl: values.HERNA_LIVE_FEED_PUBLIC_URL ?? `${publicServices}${LIVE_HUB_PATH}`,
    gameMessagesUrl: values.HERNA_GAME_MESSAGES_PUBLIC_URL ?? values.HERNA_CONTENT_PUBLIC_URL ?? publicContent,
    framedBy: values.HERNA_PORTAL_FRAMED_BY ?? [],
    chatUrl: values.HERNA_CHAT_PUBLIC_URL ?? `${publicServices}/chat`,
    redirectToMyAccount: values.HERNA_LEGACY_MY_ACCOUNT === 'on',
    forcedRefresh: values.HERNA_FORCED_REFRESH === 'on',
    waitingMessages: values.HERNA_WAITING_MESSAGES === 'on',
    preview: values.HERNA_PREVIEW === 'on',
    dataFolder: values.HERNA_DATA_DIR,
    pageCacheBytes: values.HERNA_PORTAL_CACHE_MB * 1024 * 1024,
    errorDsn: values.HERNA_ERROR_DSN ?? null,
    operatorFile: values.HERNA_PORTAL_CONFIG ?? null,
    trusted: values.HERNA_TRUSTED_PROXIES ?? NO_PROXIES,
    logLevel: values.HERNA_LOG_LEVEL,
    node: values.HERNA_NODE,
    monitoring: { token: values.HERNA_MONITORING_TOKEN, openLocally: values.HERNA_SANDBOX === 'on' },
    tracing: tracingSettings(presentValues, (lines) => new StartupError(lines)),
  }
  if (values.HERNA_SANDBOX === 'off') refuseInsecureAddresses(resolved)
  return resolved
}

/** Secrets are never printed. */
const shownValue = (name: string, values: Record<string, string | undefined>): string =>
  name.endsWith('_TOKEN') ? 'got another value' : `got ${JSON.stringify(values[name])}`

/** Readiness of the servers at these addresses, each once. */
const readinessOf = (urls: string[]): string[] => [...new Set(urls.map((url) => `${new URL(url).origin}/readyz`))]

/** Outside the sandbox every URL used by browsers must be https, so that traffic cannot be read or changed. */
function refuseInsecureAddresses(settings: Settings): void {
  const addresses: [variable: string, address: string][] = [
    ['HERNA_PORTAL_ORIGIN', settings.origin],
    ['HERNA_CONTENT_PUBLIC_URL', settings.contentPublicUrl],
    ...(settings.errorDsn ? [['HERNA_ERROR_DSN', settings.errorDsn] as [string, string]] : []),
    ...settings.gameOrigins.map((origin): [string, string] => ['HERNA_GAME_ORIGINS', origin]),
    ['HERNA_EMBEDS_ORIGIN', settings.embedsOrigin],
    ['HERNA_PLATFORM_PUBLIC_URL', settings.platformUrl],
    ['HERNA_GATEWAY_PUBLIC_URL', settings.gatewayUrl],
    ['HERNA_NOTIFICATIONS_PUBLIC_URL', settings.notificationsUrl],
    ['HERNA_LIVE_FEED_PUBLIC_URL', settings.liveFeedUrl],
    ['HERNA_GAME_MESSAGES_PUBLIC_URL', settings.gameMessagesUrl],
    ...settings.framedBy.map((origin): [string, string] => ['HERNA_PORTAL_FRAMED_BY', origin]),
    ['HERNA_CHAT_PUBLIC_URL', settings.chatUrl],
  ]
  const lines = addresses.flatMap(([variable, address]) =>
    isInsecureAddress(address) ? [`${variable}: outside the sandbox expected an https address, got "${address}"`] : [],
  )
  if (lines.length > 0) throw new StartupError(lines.join('\n'))
}
