import { NO_PROXIES, TRUSTED_PROXIES_EXPECTED, type TrustedProxies, trustedProxies } from '@herna/contract/edge'
import { z } from 'zod'
import { type $ZodType as ZodType, safeParse } from 'zod/v4/core'
import { StartupError } from './startup-error.ts'

/** One environment variable: its name, how it is parsed, and the expected value in words for the error message. */
export interface Setting<T> {
  variable: string
  expected: string
  read: ZodType<T, string>
  /** Default when the variable is absent or empty. */
  fallback: T
  /** The value is never repeated in error messages. */
  secret?: boolean
}

/** The values of a set of settings. */
export type SettingsOf<S extends Record<string, Setting<unknown>>> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

const text = z.string().trim()

const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to))

/** A port from 0 (any free port) to 65535. */
export const portSetting = (variable: string, fallback: number): Setting<number> => ({
  variable,
  expected: 'a port number',
  read: wholeNumber(0, 65_535),
  fallback,
})

/** A whole number in a range, both ends included. */
export const countSetting = (variable: string, fallback: number, from: number, to: number): Setting<number> => ({
  variable,
  expected: `a whole number from ${from} to ${to}`,
  read: wholeNumber(from, to),
  fallback,
})

/** Scheme, host and port without a path, e.g. `https://hry.example`. */
export const originSetting = (variable: string, fallback: string): Setting<string> => ({
  variable,
  expected: 'an address such as http://localhost:4100 without a path',
  read: text.refine(isOrigin).transform((value) => new URL(value).origin),
  fallback,
})

/** Origins separated by commas, each written exactly as browsers send it. */
export const originListSetting = (variable: string, fallback: string[]): Setting<string[]> => ({
  variable,
  expected: 'addresses such as https://herna.example,https://www.herna.example without a path',
  read: listOf(z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin)),
  fallback,
})

/** Values separated by commas, at least one. */
export const listOf = <T>(item: z.ZodType<T, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(item).min(1))

/** Base URL of another service, with or without a path, e.g. `https://hry.example/platform`; a trailing slash is removed. */
export const addressSetting = (variable: string, fallback: string): Setting<string> => ({
  variable,
  expected: 'an address such as http://localhost:4000/platform',
  read: text.refine(isAddress).transform((value) => new URL(value).href.replace(/\/+$/, '')),
  fallback,
})

/** A text that is not empty, trimmed. */
export const textSetting = (variable: string, fallback: string): Setting<string> => ({
  variable,
  expected: 'a text that is not empty',
  read: text.min(1),
  fallback,
})

/** `undefined` when not configured: what it protects is then disabled. */
export const secretSetting = (variable: string, minimumLength: number): Setting<string | undefined> => ({
  variable,
  expected: `a secret of at least ${minimumLength} characters`,
  read: text.min(minimumLength),
  fallback: undefined,
  secret: true,
})

/** One of the listed values. */
export const choiceSetting = <const C extends string>(variable: string, choices: readonly C[], fallback: C): Setting<C> => ({
  variable,
  expected: `one of ${choices.join(', ')}`,
  read: z.string().refine((value): value is C => choices.some((choice) => choice === value)),
  fallback,
})

/** A PostgreSQL address; absent: the embedded server. */
export const databaseSetting = (variable: string): Setting<string | undefined> => ({
  variable,
  expected: 'an address such as postgres://user@host:5432/database',
  read: text.refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
  fallback: undefined,
  secret: true,
})

/** `redis://…`, or `rediss://…` with TLS; absent: one node. */
export const redisSetting = (variable: string): Setting<string | undefined> => ({
  variable,
  expected: 'an address such as redis://user:password@host:6379/0',
  read: text.refine((value) => /^rediss?:\/\//.test(value) && URL.canParse(value)),
  fallback: undefined,
  secret: true,
})

/** Proxies whose `X-Forwarded-…` headers are trusted; none by default. */
export const trustedProxiesSetting = (variable: string): Setting<TrustedProxies> => ({
  variable,
  expected: TRUSTED_PROXIES_EXPECTED,
  read: trustedProxies,
  fallback: NO_PROXIES,
})

/** Reads all settings. Throws one `StartupError` with a line per invalid value. An empty variable counts as absent. */
export function readSettings<S extends Record<string, Setting<unknown>>>(
  settings: S,
  environment: Record<string, string | undefined>,
): SettingsOf<S> {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { variable, expected, read, fallback, secret }] of Object.entries(settings)) {
    const raw = environment[variable] === '' ? undefined : environment[variable]
    const result = raw === undefined ? { success: true, data: fallback } : safeParse(read, raw)
    if (result.success) values[name] = result.data
    else problems.push(`${variable}: expected ${expected}${secret ? '' : `, got ${JSON.stringify(raw)}`}`)
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return values as SettingsOf<S>
}

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, search, hash, username } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && search === '' && hash === '' && username === ''
}

const isOrigin = (value: string): boolean => isAddress(value) && new URL(value).pathname === '/'
