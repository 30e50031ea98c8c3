import type { ContentVersion } from '@herna/contract/content'
import type { Connection } from '../kinds/save.ts'

/** The current version in the database: `<epoch>-<counter>`. */
export async function readVersion(connection: Connection): Promise<ContentVersion> {
  const { rows } = await connection.query<{ epoch: string; counter: string; changed_at: Date }>(
    'SELECT epoch, counter, changed_at FROM content.version',
  )
  const row = rows[0]
  if (!row) throw new Error('table content.version has no row')
  return { version: `${row.epoch}-${row.counter}`, changedAt: row.changed_at.toISOString() }
}
