import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { POSTGRES_MATRIX_TESTS } from './postgres-matrix-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = ['services/**/*.ts', 'sandbox/game-host/**/*.ts', 'packages/service-kit/src/**/*.ts']
const NOT_PRODUCT_CODE =
  /node_modules|\.test\.ts$|\.fixture\.ts$|\/test-[\w-]+(\.global)?\.ts$|^services\/(postgres-matrix|pam\/(fault-injection|conformance|testing))\//
const RUNS_QUERY = /\.query[<(]/
/** The first queries only the embedded server, the second only `SELECT 1` for the readiness check. */
const EXCLUDED = ['packages/service-kit/src/postgres/embedded-postgres.ts', 'services/listeners.ts']

/** Fails the run when a source file with queries has not run any of them on this server. */
export default function setUp(): () => void {
  const missing = POSTGRES_MATRIX_TESTS.filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0)
    throw new Error(`no such tests (services/postgres-matrix/postgres-matrix-tests.ts): ${missing.join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'herna-queries-'))
  const recordFile = join(folder, 'queries')
  process.env['HERNA_TEST_QUERIES'] = recordFile
  return () => {
    const lines = existsSync(recordFile) ? readFileSync(recordFile, 'utf8').trim().split('\n') : []
    rmSync(folder, { recursive: true })
    const files = lines.map((line) => JSON.parse(line) as { test: string; from: string[] })
    const executedTests = new Set(files.map(({ test }) => test))
    // A partial run proves nothing.
    if (!POSTGRES_MATRIX_TESTS.every((test) => executedTests.has(test))) return
    const coveredFiles = new Set(files.flatMap(({ from }) => from))
    const uncoveredFiles = filesWithQueries().filter((path) => !coveredFiles.has(path))
    if (uncoveredFiles.length > 0)
      throw new Error(
        `these files query the database but were not covered on this PostgreSQL version: add their tests to services/postgres-matrix/postgres-matrix-tests.ts\n${uncoveredFiles.join('\n')}`,
      )
  }
}

const filesWithQueries = (): string[] =>
  globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((path) => !NOT_PRODUCT_CODE.test(path) && !EXCLUDED.includes(path))
    .filter((path) => RUNS_QUERY.test(readFileSync(join(ROOT, path), 'utf8')))
    .toSorted()
