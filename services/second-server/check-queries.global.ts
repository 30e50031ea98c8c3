import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DIALECT_TESTS } from './dialect-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = ['services/**/*.ts', 'sandbox/game-host/**/*.ts', 'packages/service-kit/src/**/*.ts']
const NO_PRODUCT =
  /node_modules|\.test\.ts$|\.fixture\.ts$|\/test-[\w-]+(\.global)?\.ts$|^services\/(second-server|pam\/(fault-injection|conformance|testing))\//
const ASKS = /\.query[<(]/
/** The first asks the embedded server alone, the second `SELECT 1` to tell whether there is one. */
const NOT_OF_A_DIALECT = ['packages/service-kit/src/postgres/embedded-postgres.ts', 'services/doors.ts']

/** After the run: every source file of the services that asks the database must have asked this one. */
export default function setUp(): () => void {
  const missing = DIALECT_TESTS.filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`no such tests (services/second-server/dialect-tests.ts): ${missing.join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'herna-queries-'))
  const notes = join(folder, 'queries')
  process.env['HERNA_TEST_QUERIES'] = notes
  return () => {
    const noted = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
    rmSync(folder, { recursive: true })
    const files = noted.map((line) => JSON.parse(line) as { test: string; from: string[] })
    const ran = new Set(files.map(({ test }) => test))
    // Somebody ran some of them alone.
    if (!DIALECT_TESTS.every((test) => ran.has(test))) return
    const asked = new Set(files.flatMap(({ from }) => from))
    const silent = asking().filter((path) => !asked.has(path))
    if (silent.length > 0)
      throw new Error(
        `these ask the database, but not the second server: add their tests to services/second-server/dialect-tests.ts\n${silent.join('\n')}`,
      )
  }
}

const asking = (): string[] =>
  globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((path) => !NO_PRODUCT.test(path) && !NOT_OF_A_DIALECT.includes(path))
    .filter((path) => ASKS.test(readFileSync(join(ROOT, path), 'utf8')))
    .toSorted()
