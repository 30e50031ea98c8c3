import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SessionReply, SlotDefinition } from '@herna/contract/games'
import type { Draw } from '@herna/game-maths'
import { createServer, createHealthMonitor, type HttpServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createGameHost, MIGRATIONS } from './game-host.ts'
import type { GameAssignments } from './games/assignments.ts'
import type { JackpotConfig } from './jackpots/jackpots.store.ts'

export const ORIGIN = 'http://games.test:4100'
export const PORTAL = 'http://portal.test:3000'

const brief = (gameCode: string, name: string) => ({
  gameCode,
  name,
  provider: 'corso',
  providerName: 'Corso',
  type: 'Slot' as const,
  motifs: ['wolf', 'moon'],
  fileVersion: '1',
})

/** One game of each family. */
export const ASSIGNMENTS: GameAssignments = new Map([
  ['zlaty-vlk', { variantId: 'video-5x3-20l-v3', brief: brief('zlaty-vlk', 'Zlatý vlk'), minBet: 20, maxBet: 10_000 }],
  ['ovocny-raj', { variantId: 'classic-3x3-5l-v2', brief: brief('ovocny-raj', 'Ovocný raj'), minBet: 10, maxBet: 5_000 }],
])

export type SlotSession = SessionReply & { game: SlotDefinition }

export interface TestClock {
  now: Date
  wallClockOffset?: number
}
export interface RunningGameHost {
  app: HttpServer
  database: TestDatabase
  folder: string
  /** The clock the service reads; `wallClockOffset`: milliseconds by which only the wall clock was set. */
  clock: TestClock
  openSession(gameCode?: string): Promise<SlotSession>
  play(token: string, roundId: string, bet: number): Promise<{ statusCode: number; json: () => unknown; body: string }>
  close(): Promise<void>
}

/** A deterministic RNG, so that failures are reproducible. */
export function seededDraw(seed: number): Draw {
  let state = seed
  return (upperExclusive) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % upperExclusive
  }
}

/** The game host behind a real HTTP server, with its own database and folder. */
export async function runGameHost(
  options: {
    environment?: Record<string, string>
    isBuilt?: boolean
    database?: TestDatabase
    assignments?: GameAssignments
    jackpots?: readonly JackpotConfig[]
    draw?: Draw
    /** A clock shared with another service. */
    clock?: TestClock
    /** Which games require a password; the content service is not called. */
    needsPassword?: (gameCode: string) => boolean
  } = {},
): Promise<RunningGameHost> {
  const database = options.database ?? (await testDatabase(MIGRATIONS))
  const folder = mkdtempSync(join(tmpdir(), 'herna-game-host-'))
  const client = join(folder, 'client')
  if (options.isBuilt !== false) buildClient(client)
  const clock: TestClock = options.clock ?? { now: new Date('2026-03-01T10:00:00Z') }
  const log = pino({ level: 'silent' })
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'game host', logger: log, monitor, isStrict: true })
  const service = createGameHost({
    assignments: () => options.assignments ?? ASSIGNMENTS,
    jackpots: () => options.jackpots ?? [],
    needsPassword: async (gameCode) => options.needsPassword?.(gameCode) ?? false,
    draw: options.draw ?? seededDraw(inject('seed')),
    now: () => new Date(clock.now.getTime() + (clock.wallClockOffset ?? 0)),
    monotonic: () => clock.now.getTime(),
  })
  const environment = {
    HERNA_GAME_HOST_ORIGIN: ORIGIN,
    HERNA_PORTAL_ORIGIN: PORTAL,
    HERNA_SLOTS_CLIENT: client,
    HERNA_GAME_SESSIONS_PER_MINUTE: '1000',
    HERNA_DRAW_AHEAD: 'off',
    ...options.environment,
  }
  const addReadyCheck = (name: string, check: () => Promise<void> | void) => monitor.checks.set(name, check)
  const deps = { database, dataFolder: database.dataFolder, log, environment, metrics: monitor.metrics, addReadyCheck }
  await app.register(async (scope) => service.register(scope, deps), { prefix: service.prefix })
  await app.ready()
  return {
    app,
    database,
    folder,
    clock,
    async openSession(gameCode = 'ovocny-raj') {
      const payload = { gameCode, mode: 'demo', languageCode: 'sk-SK' }
      const reply = await app.inject({ method: 'POST', url: '/api/sessions', headers: { origin: ORIGIN }, payload })
      if (reply.statusCode !== 201) throw new Error(`no session: ${reply.statusCode} ${reply.body}`)
      return reply.json<SlotSession>()
    },
    play: (token, roundId, bet) =>
      app.inject({
        method: 'POST',
        url: '/api/rounds',
        headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
        payload: { roundId, bet },
      }),
    async close() {
      await app.close()
      if (!options.database) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function buildClient(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/slots/assets/index-abc123.js"></script></head><body><div id="game"></div></body></html>',
  )
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), `${'export const played = true\n'.repeat(200)}`)
}
