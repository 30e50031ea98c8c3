import { installationSecret } from '@herna/service-kit'
import type pg from 'pg'
import type { Providers } from '../../foundation/index.ts'

/** The bundled sandbox provider; its secret is stored in the data folder, where the game host reads it too. */
const SANDBOX_PROVIDER = 'sandbox'

/**
 * The configured providers; in the sandbox, when none is configured, the bundled one. Outside it only configured providers are
 * admitted.
 */
export async function resolveProviders(
  pool: pg.Pool,
  configured: Providers,
  { sandbox, dataFolder }: { sandbox: boolean; dataFolder: string },
): Promise<Providers> {
  if (configured.size > 0 || !sandbox) return configured
  return new Map([[SANDBOX_PROVIDER, await installationSecret(pool, dataFolder, 'wallet-sandbox')]])
}
