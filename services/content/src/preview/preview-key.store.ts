import { randomBytes } from 'node:crypto'
import type { Database } from '@herna/service-kit'

/** The key of this house: whichever node starts first makes it. */
export async function readOrCreatePreviewKey({ pool }: Database): Promise<Buffer> {
  await pool.query('INSERT INTO content.preview_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [randomBytes(32)])
  const { rows } = await pool.query<{ key: Buffer }>('SELECT key FROM content.preview_key')
  const [row] = rows
  if (!row) throw new Error('the key of the preview is gone')
  return row.key
}
