/** Records for each test file which of our source files ran queries; `check-queries.global.ts` reads it at the end of the run. */
import { appendFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** Global per worker, because this setup runs once per test file but `pg` is loaded once. */
const worker = globalThis as { queryingFiles?: Set<string> }
if (!worker.queryingFiles) {
  worker.queryingFiles = new Set()
  recordQueries(pg.Client.prototype)
  recordQueries(pg.Pool.prototype)
}
beforeAll(() => worker.queryingFiles?.clear())
afterAll(() => {
  const test = relative(ROOT, expect.getState().testPath ?? '')
  appendFileSync(
    process.env['HERNA_TEST_QUERIES'] ?? '',
    `${JSON.stringify({ test, from: [...(worker.queryingFiles ?? [])] })}\n`,
  )
})

function recordQueries(prototype: { query: unknown }): void {
  const query = prototype.query as (...parameters: unknown[]) => unknown
  prototype.query = function (this: unknown, ...parameters: unknown[]) {
    const caller = callerOf(new Error().stack ?? '')
    if (caller) worker.queryingFiles?.add(caller)
    return query.apply(this, parameters)
  }
}

/** The nearest of our files in the stack, as a path from the root. */
function callerOf(stack: string): string | undefined {
  for (const line of stack.split('\n').slice(1)) {
    const path = /(?:\(|at |async |file:\/\/)(\/[^():]+\.ts)/.exec(line)?.[1]
    if (!path || path === import.meta.filename || path.includes('node_modules') || !path.startsWith(ROOT)) continue
    return relative(ROOT, path)
  }
}
