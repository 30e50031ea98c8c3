/** Notes for each test file which of our source files asked the database; `check-queries.global.ts` reads it at the end of the run. */
import { appendFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** Of this worker, and of the test file it is running: the setup runs once for each, `pg` is loaded once. */
const here = globalThis as { askedFrom?: Set<string> }
if (!here.askedFrom) {
  here.askedFrom = new Set()
  note(pg.Client.prototype)
  note(pg.Pool.prototype)
}
beforeAll(() => here.askedFrom?.clear())
afterAll(() => {
  const test = relative(ROOT, expect.getState().testPath ?? '')
  appendFileSync(process.env['HERNA_TEST_QUERIES'] ?? '', `${JSON.stringify({ test, from: [...(here.askedFrom ?? [])] })}\n`)
})

function note(asked: { query: unknown }): void {
  const query = asked.query as (...given: unknown[]) => unknown
  asked.query = function (this: unknown, ...given: unknown[]) {
    const caller = callerOf(new Error().stack ?? '')
    if (caller) here.askedFrom?.add(caller)
    return query.apply(this, given)
  }
}

/** The nearest of our files, by its path from the root. */
function callerOf(stack: string): string | undefined {
  for (const line of stack.split('\n').slice(1)) {
    const path = /(?:\(|at |async |file:\/\/)(\/[^():]+\.ts)/.exec(line)?.[1]
    if (!path || path === import.meta.filename || path.includes('node_modules') || !path.startsWith(ROOT)) continue
    return relative(ROOT, path)
  }
}
