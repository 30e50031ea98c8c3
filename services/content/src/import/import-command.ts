import { parseArgs } from 'node:util'
import { StartupError } from '@herna/service-kit'
import type { CatalogueSource } from '../seeding/catalogue.ts'
import { emptyCatalogue } from '../seeding/empty-catalogue.ts'
import { DEFAULT_MAPPING, readMapping } from './mapping.ts'
import { openForImport } from './open-for-import.ts'
import { type ImportReport, runImport } from './run-import.ts'

const USAGE = 'usage: npm run import -- FILE.csv|FILE.json [--dry-run] [--replace] [--map mapping.json] [--locale sk-SK]'

/** Runs the import of the command line; `catalogue` seeds an empty database. */
export async function importCommand(catalogue: CatalogueSource = emptyCatalogue): Promise<void> {
  try {
    await importFile(catalogue)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function importFile(catalogue: CatalogueSource): Promise<void> {
  const { file, replace, dryRun, map, locale } = readArguments()
  const mapping = map === undefined ? DEFAULT_MAPPING : readMapping(map)
  const content = await openForImport(process.env, { catalogue, locale })
  const startedAt = performance.now()
  try {
    const report = await runImport(content.pool, {
      file,
      mapping,
      replace,
      dryRun,
      locale: content.locale,
      now: new Date(),
      onEncoding: (encoding) => process.stderr.write(`reading ${file} as ${encoding}\n`),
      onProgress: (games) => process.stderr.write(`${games} games …\n`),
      onReject: (row, problem) => process.stderr.write(`row ${row} rejected: ${problem}\n`),
    })
    process.stdout.write(summary(report, dryRun, (performance.now() - startedAt) / 1000))
  } finally {
    await content.close()
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
        map: { type: 'string' },
        locale: { type: 'string' },
      },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('exactly one file is expected')
    return { file, map: values.map, locale: values.locale, replace: values.replace ?? false, dryRun: values['dry-run'] ?? false }
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function summary(
  { rows, games, changed, rejected, providers, categories, collections, archived }: ImportReport,
  dryRun: boolean,
  seconds: number,
): string {
  const lines = [
    `${games} of ${rows} rows ${dryRun ? 'would be imported' : 'imported'} in ${seconds.toFixed(1)} s (${Math.round(games / seconds)} games/s), ${rejected} rejected`,
    `${changed} games new or changed, ${games - changed} unchanged, ${archived} others archived`,
    `${providers} providers, ${categories} categories, ${collections} collections`,
  ]
  return `${dryRun ? [...lines, 'dry run: nothing was written'].join('\n') : lines.join('\n')}\n`
}
