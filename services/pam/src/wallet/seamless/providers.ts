import { installationSecret, listOf, type Setting } from '@herna/service-kit'
import type pg from 'pg'
import { z } from 'zod'

/** The house's own game provider in the sandbox; its secret lies in the data folder, where the game host reads it too. */
const SANDBOX = 'sandbox'

/** Secrets by the provider's id. */
export type Providers = ReadonlyMap<string, string>

const pair = z
  .string()
  .regex(/^[a-z0-9-]{1,40}:[^\s,]{32,200}$/)
  .transform((text): [id: string, secret: string] => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)])

/** `id:secret`, separated by commas. */
export const providersSetting = (variable: string): Setting<Providers> => ({
  variable,
  expected: 'pairs such as sandbox:a-secret-of-at-least-32-characters, separated by commas',
  read: listOf(pair)
    .refine((pairs) => new Set(pairs.map(([id]) => id)).size === pairs.length)
    .transform((pairs): Providers => new Map(pairs)),
  fallback: new Map(),
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
