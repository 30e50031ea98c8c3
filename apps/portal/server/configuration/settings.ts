import {
  isOpenToEavesdroppers,
  NO_PROXIES,
  TRUSTED_PROXIES_EXPECTED,
  type TrustedProxies,
  trustedProxies,
} from '@herna/contract/edge'
import { jackpotAmounts } from '@herna/contract/games'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a port number')
    .transform(Number)
    .pipe(z.int().max(65_535, 'a port number'))
    .default(fallback)
const whole = (fallback: number, least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.int().min(least, expected).max(most, expected))
    .default(fallback)
}
const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isOrigin = (value: string) => isWeb(value) && `${new URL(value).origin}/` === new URL(value).href

/** An address calls are made to, with or without a path; its closing slash is dropped. */
const base = () =>
  z
    .string()
    .refine((value) => isWeb(value) && !new URL(value).search, 'an address such as http://localhost:4000/content')
    .transform((value) => new URL(value).href.replace(/\/+$/, ''))
const origin = () =>
  z
    .string()
    .refine(isOrigin, 'an address such as http://localhost:3000 without a path')
    .transform((value) => new URL(value).origin)
const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin()).min(1))

const onOrOff = (fallback: 'on' | 'off') => z.enum(['on', 'off'], 'on or off').default(fallback)

const settings = z.object({
  HERNA_PORTAL_PORT: port(3000),
  HERNA_HOST: z.string().default('localhost'),
  HERNA_PORTAL_ORIGIN: origin().optional(),
  HERNA_CONTENT_URL: base().optional(),
  HERNA_CONTENT_PUBLIC_URL: base().optional(),
  HERNA_WINNERS_URL: base().optional(),
  HERNA_JACKPOTS_URL: base().optional(),
  HERNA_SERVICES_PORT: port(4000),
  HERNA_GAME_HOST_PORT: port(4100),
  HERNA_GAME_HOST_ORIGIN: origin().optional(),
  HERNA_GAME_ORIGINS: origins.optional(),
  HERNA_EMBEDS_PORT: port(4200),
  HERNA_EMBEDS_ORIGIN: origin().optional(),
  HERNA_PLATFORM_PUBLIC_URL: base().optional(),
  HERNA_GATEWAY_PUBLIC_URL: base().optional(),
  HERNA_NOTIFICATIONS_PUBLIC_URL: base().optional(),
  HERNA_LEGACY_MY_ACCOUNT: onOrOff('off'),
  HERNA_FORCED_REFRESH: onOrOff('off'),
  HERNA_WAITING_MESSAGES: onOrOff('on'),
  HERNA_PREVIEW: onOrOff('on'),
  HERNA_DATA_DIR: z.string().default(join(REPOSITORY, '.data')),
  HERNA_PORTAL_CACHE_MB: whole(256, 1, 65_536),
  HERNA_PORTAL_CONFIG: z.string().optional(),
  HERNA_TRUSTED_PROXIES: z
    .string()
    .refine((text) => trustedProxies.safeParse(text).success, TRUSTED_PROXIES_EXPECTED)
    .transform((text) => trustedProxies.parse(text))
    .optional(),
  HERNA_SANDBOX: z.enum(['on', 'off'], 'on or off').default('on'),
  HERNA_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'one of trace, debug, info, warn, error, fatal, silent')
    .default('info'),
})

export interface Settings {
  port: number
  host: string
  /** How visitors reach the portal. */
  origin: string
  contentUrl: string
  /** Base of images as browsers reach it. */
  contentPublicUrl: string
  winnersUrl: string
  /** What jackpots hold, at the game host. */
  jackpotsUrl: string
  gameOrigins: string[]
  /** The host the embedded apps come from [7.41]. */
  embedsOrigin: string
  /** Bases of the player's calls as browsers reach them. */
  platformUrl: string
  gatewayUrl: string
  /** Where browsers open their line to the notifications. */
  notificationsUrl: string
  /** [6.8] */
  redirectToMyAccount: boolean
  /** [4.7] */
  forcedRefresh: boolean
  /** [4.14] */
  waitingMessages: boolean
  /** Whether editors may look at drafts here [4.15]. */
  preview: boolean
  dataFolder: string
  pageCacheBytes: number
  /** A JSON file with the operator's own brand. */
  operatorFile: string | null
  /** Whose `X-Forwarded-…` headers are believed. */
  trusted: TrustedProxies
  logLevel: string
}

/** What the environment says. Every broken value is named in one line; an empty one counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `${String(path[0])}: expected ${message}, got ${JSON.stringify(given[String(path[0])])}`,
    )
    throw new StartupError([...new Set(lines)].join('\n'))
  }
  const read = result.data
  const services = `http://localhost:${read.HERNA_SERVICES_PORT}`
  const contentUrl = read.HERNA_CONTENT_URL ?? `${services}/content`
  const gameHost = read.HERNA_GAME_HOST_ORIGIN ?? `http://localhost:${read.HERNA_GAME_HOST_PORT}`
  const known: Settings = {
    port: read.HERNA_PORTAL_PORT,
    host: read.HERNA_HOST,
    origin: read.HERNA_PORTAL_ORIGIN ?? `http://localhost:${read.HERNA_PORTAL_PORT}`,
    contentUrl,
    contentPublicUrl: read.HERNA_CONTENT_PUBLIC_URL ?? contentUrl,
    winnersUrl: read.HERNA_WINNERS_URL ?? `${services}/winners`,
    jackpotsUrl: read.HERNA_JACKPOTS_URL ?? `${gameHost}${jackpotAmounts.path}`,
    gameOrigins: read.HERNA_GAME_ORIGINS ?? [gameHost],
    embedsOrigin: read.HERNA_EMBEDS_ORIGIN ?? `http://localhost:${read.HERNA_EMBEDS_PORT}`,
    platformUrl: read.HERNA_PLATFORM_PUBLIC_URL ?? `${services}/platform`,
    gatewayUrl: read.HERNA_GATEWAY_PUBLIC_URL ?? `${services}/gateway`,
    notificationsUrl: (read.HERNA_NOTIFICATIONS_PUBLIC_URL ?? `${services}/notifications`).replace(/^http/, 'ws'),
    redirectToMyAccount: read.HERNA_LEGACY_MY_ACCOUNT === 'on',
    forcedRefresh: read.HERNA_FORCED_REFRESH === 'on',
    waitingMessages: read.HERNA_WAITING_MESSAGES === 'on',
    preview: read.HERNA_PREVIEW === 'on',
    dataFolder: read.HERNA_DATA_DIR,
    pageCacheBytes: read.HERNA_PORTAL_CACHE_MB * 1024 * 1024,
    operatorFile: read.HERNA_PORTAL_CONFIG ?? null,
    trusted: read.HERNA_TRUSTED_PROXIES ?? NO_PROXIES,
    logLevel: read.HERNA_LOG_LEVEL,
  }
  if (read.HERNA_SANDBOX === 'off') refuseInsecureAddresses(known)
  return known
}

/** Browsers are sent to these; with real money nobody on the way may read or change what they say. */
function refuseInsecureAddresses(settings: Settings): void {
  const addresses: [variable: string, address: string][] = [
    ['HERNA_PORTAL_ORIGIN', settings.origin],
    ['HERNA_CONTENT_PUBLIC_URL', settings.contentPublicUrl],
    ...settings.gameOrigins.map((origin): [string, string] => ['HERNA_GAME_ORIGINS', origin]),
    ['HERNA_EMBEDS_ORIGIN', settings.embedsOrigin],
    ['HERNA_PLATFORM_PUBLIC_URL', settings.platformUrl],
    ['HERNA_GATEWAY_PUBLIC_URL', settings.gatewayUrl],
    ['HERNA_NOTIFICATIONS_PUBLIC_URL', settings.notificationsUrl],
  ]
  const lines = addresses.flatMap(([variable, address]) =>
    isOpenToEavesdroppers(address) ? [`${variable}: outside the sandbox expected an https address, got "${address}"`] : [],
  )
  if (lines.length > 0) throw new StartupError(lines.join('\n'))
}
