import { installationSecret } from '@herna/service-kit'
import type pg from 'pg'
import type { Providers } from '../../foundation/index.ts'

/** The house's own game provider in the sandbox; its secret lies in the data folder, where the game host reads it too. */
const SANDBOX = 'sandbox'

/** Those that were set; in the sandbox, when none was, the house's own. Outside it nobody is admitted who was not set. */
export async function reachProviders(
  pool: pg.Pool,
  set: Providers,
  { sandbox, dataFolder }: { sandbox: boolean; dataFolder: string },
): Promise<Providers> {
  if (set.size > 0 || !sandbox) return set
  return new Map([[SANDBOX, await installationSecret(pool, dataFolder, 'wallet-sandbox')]])
}
