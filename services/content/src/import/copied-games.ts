import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { GAME_COLUMNS, gameColumns } from '../kinds/game-row.ts'
import { saveGamesFrom } from '../kinds/save.ts'
import { copyLine } from './copy-line.ts'
import type { ImportedGame } from './imported-game.ts'

const COLUMNS = { file_row: 'integer', position: 'integer', provider_name: 'text', ...GAME_COLUMNS }
const NAMES = Object.keys(COLUMNS)
const TYPES = Object.values(COLUMNS)

/** Characters per message to the database. */
const CHUNK_LENGTH = 65_536

/** A game and the number of its row in the file. */
export interface FileGame extends ImportedGame {
  fileRow: number
}

/** Copies games into the temporary table `copied_games`, in their order from `firstPosition` on, at the pace at which the database accepts them. */
export async function copyGames(client: pg.PoolClient, games: AsyncIterable<FileGame>, firstPosition: number): Promise<void> {
  const definitions = NAMES.map((name, n) => `${name} ${TYPES[n]}`)
  await client.query(`CREATE TEMP TABLE copied_games (${definitions.join(', ')}) ON COMMIT DROP`)
  await pipeline(copyText(games, firstPosition), client.query(copyFrom(`COPY copied_games (${NAMES.join(', ')}) FROM STDIN`)))
}

async function* copyText(games: AsyncIterable<FileGame>, firstPosition: number): AsyncIterable<string> {
  let position = firstPosition
  let text = ''
  for await (const { row, provider, fileRow } of games) {
    const values: Record<string, unknown> = {
      ...gameColumns(row),
      file_row: fileRow,
      position: position++,
      provider_name: provider.name,
    }
    text += copyLine(
      NAMES.map((name) => values[name]),
      TYPES,
    )
    if (text.length < CHUNK_LENGTH) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** A row whose game is already in an earlier one. */
interface RepeatedGame {
  fileRow: number
  code: string
  firstRow: number
}

/** Removes the copied games whose code is already in an earlier row, and returns them in the order of the file. The database finds them, so that the import does not hold every code in memory. */
export async function removeRepeatedGames(client: pg.PoolClient): Promise<RepeatedGame[]> {
  const { rows } = await client.query<RepeatedGame>(
    `DELETE FROM copied_games repeated
     USING (SELECT game_code, min(file_row) AS row FROM copied_games GROUP BY game_code HAVING count(*) > 1) AS first
     WHERE repeated.game_code = first.game_code AND repeated.file_row > first.row
     RETURNING repeated.file_row AS "fileRow", repeated.game_code AS code, first.row AS "firstRow"`,
  )
  return rows.sort((a, b) => a.fileRow - b.fileRow)
}

/**
 * Saves the copied games by one statement, and creates the temporary table `imported` of their codes and providers; returns how many games are new or
 * changed.
 */
export async function saveCopiedGames(client: pg.PoolClient, locale: string): Promise<number> {
  const saved = await client.query(saveGamesFrom('copied_games AS new_row'), [locale, 'Published', 'import'])
  await client.query('CREATE TEMP TABLE imported ON COMMIT DROP AS SELECT game_code, provider, provider_name FROM copied_games')
  // Temporary tables are not analysed by themselves, and statistics of the games are from before this transaction: after an import into an empty catalogue the
  // planner compared every imported game with every stored one (40,000 games: minutes instead of seconds).
  await client.query('ANALYZE imported')
  await client.query('ANALYZE content.games (locale, game_code, status)')
  return saved.rowCount ?? 0
}
