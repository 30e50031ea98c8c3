import { inTransaction } from '@herna/service-kit'
import type pg from 'pg'
import { archiveMissing } from './archive-missing.ts'
import { copyGames, type FileGame, removeRepeatedGames, saveCopiedGames } from './copied-games.ts'
import { deriveCategories } from './derive-categories.ts'
import { deriveCollections } from './derive-collections.ts'
import { deriveProviders } from './derive-providers.ts'
import { importedGame } from './imported-game.ts'
import type { Mapping } from './mapping.ts'
import { repairReferences } from './repair-references.ts'
import { fileTypeOf, readRows } from './read-rows.ts'
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

/** Games between two reports of progress. */
const PROGRESS_STEP = 1_000
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

type RowCounts = Pick<ImportReport, 'rows' | 'games' | 'rejected'>

async function writeGames(client: pg.PoolClient, options: Run): Promise<RowCounts & Pick<ImportReport, 'changed'>> {
  const counts = { rows: 0, games: 0, rejected: 0 }
  await copyGames(client, readGames(options, counts), FIRST_POSITION)
  for (const { fileRow, code, firstRow } of await removeRepeatedGames(client)) {
    counts.games--
    counts.rejected++
    options.onReject(fileRow, `game_code: ${JSON.stringify(code)} is already in row ${firstRow}`)
  }
  return { ...counts, changed: await saveCopiedGames(client, options.locale) }
}

/** The valid games of the file; the database's speed decides how far the file is read ahead. */
async function* readGames(options: Run, counts: RowCounts): AsyncIterable<FileGame> {
  const { file, mapping, encoding, now, onProgress, onReject } = options
  const thisYear = now.getUTCFullYear()
  for await (const row of readRows(file, { mapping, encoding })) {
    counts.rows++
    const result = 'problem' in row ? { problems: [row.problem] } : importedGame(row.fields, mapping.listSeparator, thisYear)
    if ('problems' in result) {
      counts.rejected++
      onReject(row.number, result.problems.join('; '))
      continue
    }
    yield { ...result, fileRow: row.number }
    counts.games++
    if (counts.games % PROGRESS_STEP === 0) onProgress(counts.games)
  }
  if (counts.games % PROGRESS_STEP > 0) onProgress(counts.games)
}
