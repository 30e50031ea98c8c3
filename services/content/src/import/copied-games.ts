import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { GAME_COLUMNS, gameColumns } from '../kinds/game-row.ts'
import { saveGamesFrom } from '../kinds/save.ts'
import { copyLine } from './copy-line.ts'
import type { ImportedGame } from './imported-game.ts'

const COLUMNS = { position: 'integer', provider_name: 'text', ...GAME_COLUMNS }
const NAMES = Object.keys(COLUMNS)
const TYPES = Object.values(COLUMNS)

/** Characters per message to the database. */
const CHUNK_LENGTH = 65_536

/** Copies games into the temporary table `copied_games`, in their order from `firstPosition` on, at the pace at which the database accepts them. */
export async function copyGames(client: pg.PoolClient, games: AsyncIterable<ImportedGame>, firstPosition: number): Promise<void> {
  const definitions = NAMES.map((name, n) => `${name} ${TYPES[n]}`)
  await client.query(`CREATE TEMP TABLE copied_games (${definitions.join(', ')}) ON COMMIT DROP`)
  await pipeline(copyText(games, firstPosition), client.query(copyFrom(`COPY copied_games (${NAMES.join(', ')}) FROM STDIN`)))
}

async function* copyText(games: AsyncIterable<ImportedGame>, firstPosition: number): AsyncIterable<string> {
  let position = firstPosition
  let text = ''
  for await (const { row, provider } of games) {
    const values: Record<string, unknown> = { ...gameColumns(row), position: position++, provider_name: provider.name }
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

/**
 * Saves the copied games by one statement, and creates the temporary table `imported` of their codes and providers; returns how many games are new or
 * changed.
 */
export async function saveCopiedGames(client: pg.PoolClient, locale: string): Promise<number> {
  const saved = await client.query(saveGamesFrom('copied_games AS new_row'), [locale, 'Published', 'import'])
  await client.query('CREATE TEMP TABLE imported ON COMMIT DROP AS SELECT game_code, provider, provider_name FROM copied_games')
  // Temporary tables are not analysed by themselves; the joins that follow need their size.
  await client.query('ANALYZE imported')
  return saved.rowCount ?? 0
}
