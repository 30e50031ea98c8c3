import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@herna/service-kit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { keepWins, readCursor } from './keep-wins.ts'
import { CursorForgotten, type WinFeed } from './win-feed.ts'

interface Following {
  feed: WinFeed
  /** Cents. */
  least: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  wait?: number
  backOff?: { first: number; last: number }
}

const WAIT = 20_000
const BACK_OFF = { first: 500, last: 15_000 }

/** Reads the feed as long as the service runs. Several nodes may read the same: a win is kept once, whoever is first. */
export function followWins(app: FastifyInstance, database: Database, following: Following): void {
  const stopping = new AbortController()
  let followed: Promise<void> = Promise.resolve()
  app.addHook('onReady', async () => {
    followed = follow(database, following, stopping.signal)
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    await followed
  })
}

async function follow(database: Database, following: Following, signal: AbortSignal): Promise<void> {
  const { log, backOff = BACK_OFF } = following
  let failures = 0
  while (!signal.aborted) {
    try {
      await readOnce(database, following, signal)
      if (failures > 0) log.info({ failures }, 'wins are heard again')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      // The first alone: PAM being away is told once, not every few seconds.
      if (failures === 1) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'wins are not heard')
      if (error instanceof CursorForgotten) await database.pool.query('DELETE FROM bulletin.feed_cursors').catch(() => {})
      await pause(Math.min(backOff.last, backOff.first * 2 ** (failures - 1)), undefined, { signal }).catch(() => {})
    }
  }
}

/** A first reading takes the place to go on from, without waiting. */
async function readOnce(database: Database, { feed, least, wait = WAIT }: Following, signal: AbortSignal): Promise<void> {
  const after = await readCursor(database)
  const reply = await feed.read({ after, wait: after === null ? 0 : wait }, signal)
  await keepWins(database, reply, least)
}
