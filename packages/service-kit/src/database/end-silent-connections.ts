import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** In milliseconds. */
export interface SilenceLimits {
  /** Without any answer for this long the database counts as gone. A busy one answers sooner; callers of the wallet wait 15 s. */
  silentMs?: number
  /** Between two questions. */
  everyMs?: number
}

/** While the database is silent, nobody waits longer than this for a new connection. */
const CONNECT_MS = 1_000
/** Silence is counted in steps: a process that was stopped itself has lost one step, not the time it was away. */
const STEPS = 20

/** Its beginning is that of `pg`'s own error of a lost connection. */
class SilentDatabaseError extends Error {
  constructor() {
    super('Connection terminated: the database does not answer')
  }
}

/**
 * Ends all connections of the pool when the database does not answer at all: a broken network refuses nothing, and each statement would wait for its own, much longer limit. Statements in
 * progress reject as on any lost connection. A database that is slow, or that waits for its standby, answers the question that is asked here. Call it before the pool connects; it returns
 * a function that ends the watch.
 */
export function endSilentConnections(pool: pg.Pool, { silentMs = 4_000, everyMs = 1_000 }: SilenceLimits = {}): () => void {
  const clients = new Set<pg.ClientBase>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  const { options } = pool
  const usualConnectMs = options.connectionTimeoutMillis
  const over = new AbortController()
  const untilNextQuestion = () => pause(everyMs, undefined, { ref: false, signal: over.signal })

  const watch = async () => {
    const probe = new pg.Client({ ...(options as pg.ClientConfig), connectionTimeoutMillis: 0, query_timeout: 0 })
    probe.on('error', () => undefined)
    try {
      await answered(probe.connect(), silentMs)
      for (;;) {
        await answered(probe.query('SELECT 1'), silentMs)
        options.connectionTimeoutMillis = usualConnectMs
        await untilNextQuestion()
      }
    } catch (error) {
      destroy(probe)
      if (!(error instanceof SilentDatabaseError)) return
      options.connectionTimeoutMillis = CONNECT_MS
      for (const client of clients) destroy(client, error)
    }
  }
  const watchRepeatedly = async () => {
    while (!over.signal.aborted) {
      await watch()
      // Ending the watch interrupts the pause.
      await untilNextQuestion().catch(() => undefined)
    }
  }
  void watchRepeatedly()
  return () => over.abort()
}

/** Resolves or rejects with the answer; rejects when there is none for this long. */
function answered(answer: Promise<unknown>, silentMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let steps = 0
    const timer = setInterval(() => {
      if (++steps < STEPS) return
      clearInterval(timer)
      reject(new SilentDatabaseError())
    }, silentMs / STEPS)
    timer.unref()
    answer.then(() => resolve(), reject).finally(() => clearInterval(timer))
  })
}

/** Without a goodbye, which a silent database would not take. `pg-pool` does the same. */
const destroy = (client: pg.ClientBase, error?: Error): void =>
  void (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy(error)
