import type pg from 'pg'

/**
 * Archives the games missing in the file: those of the default catalogue and of earlier imports, not those written by an editor. Live tables are only
 * archived when the file contains live games.
 */
export async function archiveMissing(client: pg.PoolClient, locale: string): Promise<number> {
  const { rows } = await client.query<{ live: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM content.games JOIN imported USING (game_code) WHERE type = 'Live' AND locale = $1) AS live`,
    [locale],
  )
  const missingGames = `locale = $1 AND origin <> 'editor' AND ($2 OR type <> 'Live') AND game_code NOT IN (SELECT game_code FROM imported)`
  const parameters = [locale, rows[0]?.live ?? false]
  // Drafts and older archived copies of these games are deleted, so that each game has one archived row.
  await client.query(
    `DELETE FROM content.games old WHERE old.locale = $1 AND old.status <> 'Published' AND EXISTS (
       SELECT 1 FROM content.games shown WHERE shown.game_code = old.game_code AND shown.locale = $1 AND shown.status = 'Published'
         AND shown.origin <> 'editor' AND ($2 OR shown.type <> 'Live'))
       AND old.origin <> 'editor' AND old.game_code NOT IN (SELECT game_code FROM imported)`,
    parameters,
  )
  await client.query(`DELETE FROM content.games WHERE ${missingGames} AND status = 'Draft'`, parameters)
  const archived = await client.query(
    `UPDATE content.games SET status = 'Archived', origin = 'import', updated_at = now() WHERE ${missingGames} AND status = 'Published'`,
    parameters,
  )
  return archived.rowCount ?? 0
}
