import type pg from 'pg'

/**
 * Archives the games that the file does not have: those of the default catalogue and of earlier imports, not those an editor worked on.
 * Live tables stay unless the file brings live games itself, for a file of slots says nothing about them.
 */
export async function retireOthers(client: pg.PoolClient, locale: string): Promise<number> {
  const { rows } = await client.query<{ live: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM content.games JOIN imported USING (game_code) WHERE type = 'Live' AND locale = $1) AS live`,
    [locale],
  )
  const leaving = `locale = $1 AND origin <> 'editor' AND ($2 OR type <> 'Live') AND game_code NOT IN (SELECT game_code FROM imported)`
  const given = [locale, rows[0]?.live ?? false]
  // The rows of a game are one: its draft goes with it, and an older archived copy makes room.
  await client.query(
    `DELETE FROM content.games old WHERE old.locale = $1 AND old.status <> 'Published' AND EXISTS (
       SELECT 1 FROM content.games shown WHERE shown.game_code = old.game_code AND shown.locale = $1 AND shown.status = 'Published'
         AND shown.origin <> 'editor' AND ($2 OR shown.type <> 'Live'))
       AND old.origin <> 'editor' AND old.game_code NOT IN (SELECT game_code FROM imported)`,
    given,
  )
  await client.query(`DELETE FROM content.games WHERE ${leaving} AND status = 'Draft'`, given)
  const archived = await client.query(
    `UPDATE content.games SET status = 'Archived', origin = 'import', updated_at = now() WHERE ${leaving} AND status = 'Published'`,
    given,
  )
  return archived.rowCount ?? 0
}
