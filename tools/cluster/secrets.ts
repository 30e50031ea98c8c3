import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['database', 'pam', 'internal', 'wallet', 'liveStudio', 'liveRounds', 'preview', 'operator', 'editor'] as const

/** Keys and passwords that all nodes share. */
export type ClusterSecrets = Readonly<Record<(typeof NAMES)[number], string>>

/** The secrets of a cluster: created with its first start, because they belong to its database. */
export function clusterSecrets(folder: string): ClusterSecrets {
  const path = join(folder, 'secrets.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as ClusterSecrets
  const secrets = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')])) as ClusterSecrets
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return secrets
}
