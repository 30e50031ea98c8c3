import { basename } from 'node:path'
import { withDatabase } from './database.ts'

interface AppliedMigration {
  schema: string
  row: unknown
}

/** Makes the database of the cluster forget that these migrations were applied, not what they did. Returns a function that makes it remember. */
export async function hideMigrations(basePort: number, password: string, paths: readonly string[]): Promise<() => Promise<void>> {
  const names = paths.map((path) => basename(path))
  const hidden = await withDatabase(basePort, password, async (client) => {
    const { rows } = await client.query<{ schema: string }>(
      `SELECT table_schema AS schema FROM information_schema.tables WHERE table_name = 'migrations'`,
    )
    const found: AppliedMigration[] = []
    for (const { schema } of rows) {
      const table = `${client.escapeIdentifier(schema)}.migrations`
      const removed = await client.query<{ row: unknown }>(
        `DELETE FROM ${table} m WHERE name = ANY ($1) RETURNING to_jsonb(m) AS row`,
        [names],
      )
      found.push(...removed.rows.map(({ row }) => ({ schema, row })))
    }
    return found
  })
  if (hidden.length !== names.length) throw new Error(`${hidden.length} of ${names.length} migrations were applied`)
  return () =>
    withDatabase(basePort, password, async (client) => {
      for (const { schema, row } of hidden) {
        const table = `${client.escapeIdentifier(schema)}.migrations`
        await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`, [JSON.stringify(row)])
      }
    })
}
