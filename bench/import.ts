// P16: `npm run import` of 2,500, 10,000, 40,000 and 120,000 games into an own PostgreSQL, each in a new process as an operator runs it, compared in turn with a
// plain COPY of the same rows into a table with the same keys and checks, and without any program around it: medians. Memory is the most that the
// import's process had resident. `node bench/import.ts [rounds]`
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reachEmbeddedPostgres } from '@herna/service-kit'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { writeRows } from './many-rows.ts'
import { median, table } from './measure.ts'

const SIZES = [2_500, 10_000, 40_000, 120_000]
const ROUNDS = Number(process.argv[2] ?? 5)
const IMPORT = fileURLToPath(new URL('../services/content/import.ts', import.meta.url))
const REPORT_MEMORY = `data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))`
const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'herna-bench-import-'))
const { url, stop } = await reachEmbeddedPostgres({ folder })
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  const rows: string[][] = []
  for (const size of SIZES) {
    const file = join(folder, `${size}.csv`)
    await writeRows(file, size)
    const measured = { games: [] as number[], memory: [] as number[], again: [] as number[], copy: [] as number[] }
    for (let round = 0; round <= ROUNDS; round++) {
      await removeImported()
      const { perSecond, megabytes } = await importFile(file, size)
      const again = await importFile(file, size)
      const copy = await copyRows(size)
      if (round === 0) continue
      measured.games.push(perSecond)
      measured.memory.push(megabytes)
      measured.again.push(again.perSecond)
      measured.copy.push(copy)
    }
    const [games, copy] = [median(measured.games), median(measured.copy)]
    rows.push([
      String(size),
      games.toFixed(0),
      median(measured.again).toFixed(0),
      copy.toFixed(0),
      `${(games / copy).toFixed(2)} ×`,
      `${median(measured.memory).toFixed(0)} MB`,
    ])
  }
  const head = ['games in the file', 'new games/s', 'unchanged games/s', 'plain COPY, rows/s', 'new : COPY', 'memory']
  console.log(table(head, rows))
} finally {
  await client.end()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The import's own figure: reading, validating, writing, deriving categories and committing, without the start of Node. */
async function importFile(file: string, size: number): Promise<{ perSecond: number; megabytes: number }> {
  const { stdout } = await run(process.execPath, ['--max-semi-space-size=4', `--import=${REPORT_MEMORY}`, IMPORT, file], {
    env: { ...process.env, HERNA_DATA_DIR: folder },
  })
  const [, games, perSecond] = /^(\d+) of \d+ rows imported .*\((\d+) games\/s\)/.exec(stdout) ?? []
  const kilobytes = /^peak (\d+)$/m.exec(stdout)?.[1]
  if (Number(games) !== size || !perSecond || !kilobytes) throw new Error(`unexpected report of the import:\n${stdout}`)
  return { perSecond: Number(perSecond), megabytes: Number(kilobytes) / 1_024 }
}

/** Leaves the database as before the first import. */
async function removeImported(): Promise<void> {
  const tables = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'content' AND tablename = 'games'`)
  if (tables.rowCount === 0) return
  await client.query(`DELETE FROM content.games WHERE origin = 'import'`)
  await client.query(`DELETE FROM content.items WHERE origin = 'import'`)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/** Rows a second of a plain COPY of the imported games, from memory. */
async function copyRows(size: number): Promise<number> {
  const text: Buffer[] = []
  for await (const chunk of client.query(copyTo(`COPY (SELECT * FROM content.games WHERE origin = 'import') TO STDOUT`)))
    text.push(chunk as Buffer)
  await client.query('CREATE TABLE plain (LIKE content.games INCLUDING ALL)')
  await client.query('CHECKPOINT')
  const startedAt = performance.now()
  const copy = client.query(copyFrom('COPY plain FROM STDIN'))
  await pipeline(text, copy)
  const seconds = (performance.now() - startedAt) / 1_000
  await client.query('DROP TABLE plain')
  if (copy.rowCount !== size) throw new Error(`${copy.rowCount} rows were copied instead of ${size}`)
  return size / seconds
}
