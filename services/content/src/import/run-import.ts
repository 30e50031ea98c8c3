import { inTransaction } from '@herna/service-kit'
import type pg from 'pg'
import { saveGames } from '../kinds/save.ts'
import { deriveCategories } from './derive-categories.ts'
import { deriveCollections } from './derive-collections.ts'
import { deriveProviders } from './derive-providers.ts'
import { importedGame, type ImportedGame } from './imported-game.ts'
import type { Mapping } from './mapping.ts'
import { repairReferences } from './repair-references.ts'
import { fileTypeOf, readRows } from './read-rows.ts'
import { archiveMissing } from './archive-missing.ts'
import { detectEncoding, type Encoding } from './text-encoding.ts'

export interface ImportOptions {
  file: string
  mapping: Mapping
  locale: string
  /** Games missing in the file are archived. Otherwise the file is added to the catalogue. */
  replace: boolean
  dryRun: boolean
  now: Date
  onEncoding(encoding: Encoding): void
  onProgress(games: number): void
  onReject(row: number, problem: string): void
}
type Run = ImportOptions & { encoding: Encoding }

export interface ImportReport {
  rows: number
  games: number
  /** New or changed games. */
  changed: number
  rejected: number
  providers: number
  categories: number
  collections: number
  archived: number
}

const BATCH = 1_000
/** Imported games are listed after those of the default catalogue. */
const FIRST_POSITION = 1_000_000

/** Reads, validates and writes the file in one transaction, which is rolled back on failure and for a dry run. */
export async function runImport(pool: pg.Pool, options: ImportOptions): Promise<ImportReport> {
  fileTypeOf(options.file)
  const encoding = await detectEncoding(options.file)
  options.onEncoding(encoding)
  try {
    return await inTransaction(pool, async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('herna:content:import'))`)
      await client.query(
        'CREATE TEMP TABLE imported (game_code text PRIMARY KEY, provider text NOT NULL, provider_name text NOT NULL) ON COMMIT DROP',
      )
      const report = await write(client, { ...options, encoding })
      if (options.dryRun) throw new DryRun(report)
      return report
    })
  } catch (error) {
    if (error instanceof DryRun) return error.report
    throw error
  }
}

/** Thrown to roll back a dry run. */
class DryRun extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('dry run')
    this.report = report
  }
}

async function write(client: pg.PoolClient, options: Run): Promise<ImportReport> {
  const { locale, replace } = options
  const counts = await writeGames(client, options)
  const archived = replace ? await archiveMissing(client, locale) : 0
  const providers = await deriveProviders(client, locale)
  const collections = await deriveCollections(client, locale, replace)
  const categories = await deriveCategories(client, locale, replace)
  if (replace) await repairReferences(client, locale)
  return { ...counts, archived, providers, collections, categories }
}

async function writeGames(
  client: pg.PoolClient,
  options: Run,
): Promise<Pick<ImportReport, 'rows' | 'games' | 'changed' | 'rejected'>> {
  const { file, mapping, encoding, locale, now, onProgress, onReject } = options
  const counts = { rows: 0, games: 0, changed: 0, rejected: 0 }
  const rowByCode = new Map<string, number>()
  let batch: ImportedGame[] = []
  let writing: Promise<void> = Promise.resolve()
  const save = async (games: ImportedGame[], position: number) => {
    counts.changed += await saveBatch(client, games, locale, position)
    onProgress(position - FIRST_POSITION + games.length)
  }
  /** One batch is written while the next is read; never more, so that memory stays bounded. */
  const flush = async () => {
    await writing
    if (batch.length === 0) return
    writing = save(batch, FIRST_POSITION + counts.games)
    writing.catch(() => {})
    counts.games += batch.length
    batch = []
  }
  const reject = (row: number, problem: string) => {
    counts.rejected++
    onReject(row, problem)
  }
  for await (const row of readRows(file, { mapping, encoding })) {
    counts.rows++
    const result =
      'problem' in row ? { problems: [row.problem] } : importedGame(row.fields, mapping.listSeparator, now.getUTCFullYear())
    if ('problems' in result) {
      reject(row.number, result.problems.join('; '))
      continue
    }
    const code = result.row.game.gameCode
    const previousRow = rowByCode.get(code)
    if (previousRow !== undefined) {
      reject(row.number, `game_code: ${JSON.stringify(code)} is already in row ${previousRow}`)
      continue
    }
    rowByCode.set(code, row.number)
    batch.push(result)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await writing
  return counts
}

async function saveBatch(client: pg.PoolClient, batch: ImportedGame[], locale: string, firstPosition: number): Promise<number> {
  const importedRows = batch.map(({ row, provider }) => ({
    game_code: row.game.gameCode,
    provider: provider.id,
    provider_name: provider.name,
  }))
  await client.query(
    `INSERT INTO imported SELECT game_code, provider, provider_name
     FROM jsonb_to_recordset($1::jsonb) AS batch(game_code text, provider text, provider_name text)`,
    [JSON.stringify(importedRows)],
  )
  const rows = batch.map(({ row }) => row)
  return saveGames(client, rows, { locale, status: 'Published', origin: 'import' }, firstPosition)
}
