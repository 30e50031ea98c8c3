import { installationSecret, type Signers } from '@herna/service-kit'
import type pg from 'pg'
import type { LiveFeedSettings } from './settings.ts'

/** The bundled studio of the sandbox; its secret is in the data folder, where the studio reads it too. */
const SANDBOX_SOURCE = 'sandbox'

/** The configured studios; in the sandbox, when none is configured, the bundled one. */
export async function resolveSources(
  pool: pg.Pool,
  dataFolder: string,
  { sources, sandbox }: Pick<LiveFeedSettings, 'sources' | 'sandbox'>,
): Promise<Signers> {
  if (sources.size > 0 || sandbox === 'off') return sources
  return new Map([[SANDBOX_SOURCE, await installationSecret(pool, dataFolder, 'live-sandbox')]])
}
