import { installationSecret, type Setting } from '@herna/service-kit'
import type pg from 'pg'
import { z } from 'zod'

/** The house's own game provider in the sandbox; its secret lies in the data folder, where the game host reads it too. */
const SANDBOX = 'sandbox'

/** Secrets by the provider's id. */
export type Providers = ReadonlyMap<string, string>

const PAIR = /^([a-z0-9-]{1,40}):([^\s,]{32,200})$/

/** `id:secret`, separated by commas. */
export const providersSetting = (variable: string): Setting<Providers> => ({
  variable,
  expected: 'pairs such as sandbox:a-secret-of-at-least-32-characters, separated by commas',
  read: z.union([
    z.undefined().transform(() => new Map<string, string>()),
    z
      .string()
      .transform((value) => value.split(',').map((pair) => PAIR.exec(pair.trim())))
      .refine((pairs) => pairs.every((pair) => pair !== null) && new Set(pairs.map((pair) => pair?.[1])).size === pairs.length)
      .transform((pairs) => new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))),
  ]) as unknown as Setting<Providers>['read'],
  secret: true,
})

/** Those that were set; in the sandbox, when none was, the house's own. Outside it nobody is admitted who was not set. */
export async function reachProviders(
  pool: pg.Pool,
  set: Providers,
  { sandbox, dataFolder }: { sandbox: boolean; dataFolder: string },
): Promise<Providers> {
  if (set.size > 0 || !sandbox) return set
  return new Map([[SANDBOX, await installationSecret(pool, dataFolder, 'wallet-sandbox')]])
}
