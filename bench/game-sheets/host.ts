import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createGameHost } from '@herna/game-host'
import type { Draw } from '@herna/game-maths'
import { gameAssignments } from '@herna/seed'
import { createHealthMonitor, createServer, freePort, openDatabase, startTestPostgres } from '@herna/service-kit'

/** The sandbox's game host in this process, whose random numbers come from a seed that the caller chooses before each round. */
export interface SeededHost {
  origin: string
  /** The numbers of the next rounds. */
  drawFrom(draw: Draw): void
  close(): Promise<void>
}

/** Of no importance: the host runs for one picture session, on an empty database. */
const SECRET = 'game-sheets-0123456789-0123456789-0123456789'

/** `folder` keeps rendered pictures from run to run; the database is new. */
export async function startSeededHost(codes: readonly string[], folder: string): Promise<SeededHost> {
  const postgres = await startTestPostgres()
  const database = await openDatabase({ url: postgres.url })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'game host', monitor })
  const assignments = gameAssignments()
  let current: Draw = () => 0
  const service = createGameHost({
    assignments: () => new Map([...assignments].filter(([code]) => codes.includes(code))),
    needsPassword: async () => false,
    draw: (below) => current(below),
  })
  const dataFolder = join(folder, 'data')
  mkdirSync(dataFolder, { recursive: true })
  const environment = {
    HERNA_GAME_HOST_ORIGIN: origin,
    HERNA_PORTAL_ORIGIN: origin,
    HERNA_GAME_SESSIONS_PER_MINUTE: '100000',
    HERNA_GAME_ROUNDS_PER_MINUTE: '100000',
    HERNA_DRAW_AHEAD: 'off',
    HERNA_LIVE_ROUNDS_SECRET: SECRET,
    HERNA_WALLET_SECRET: SECRET,
    HERNA_INTERNAL_SECRET: SECRET,
  }
  const addReadyCheck = (name: string, check: () => Promise<void> | void) => monitor.checks.set(name, check)
  const deps = { database, dataFolder, log: app.log, environment, metrics: monitor.metrics, addReadyCheck }
  await app.register((scope) => service.register(scope, deps), { prefix: service.prefix })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    drawFrom: (draw) => {
      current = draw
    },
    async close() {
      await app.close()
      await database.close()
      await postgres.stop()
    },
  }
}
