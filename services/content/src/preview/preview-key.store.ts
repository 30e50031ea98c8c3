import { randomBytes } from 'node:crypto'
import type { Database } from '@herna/service-kit'

/** The signing key of this installation, created by the first node that starts. */
export async function readOrCreatePreviewKey({ pool }: Database): Promise<Buffer> {
  await pool.query('INSERT INTO content.preview_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [randomBytes(32)])
  const { rows } = await pool.query<{ key: Buffer }>('SELECT key FROM content.preview_key')
  const [row] = rows
  if (!row) throw new Error('table content.preview_key has no row')
  return row.key
}
