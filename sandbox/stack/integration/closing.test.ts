import { randomUUID } from 'node:crypto'
import { createHealthMonitor, freePort, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openListeners, type OpenListeners, processSettings } from '@herna/services'
import { STACK } from '../src/stack.ts'
import { JSON_TYPE, openSandboxSession } from './sandbox-session.fixture.ts'

let database: TestDatabase
let listeners: OpenListeners
let services = ''
let games = ''

beforeAll(async () => {
  database = await testDatabase()
  vi.stubEnv('HERNA_SERVICES_PORT', String(await freePort()))
  vi.stubEnv('HERNA_WALLET_URL', `http://127.0.0.1:${process.env['HERNA_SERVICES_PORT']}/wallet/v1`)
  vi.stubEnv('HERNA_GAME_HOST_PORT', '0')
  vi.stubEnv('HERNA_DATA_DIR', database.dataFolder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('DATABASE_URL', '')
  const settings = processSettings(process.env, STACK)
  const log = pino({ level: 'silent' })
  const names = ['pam', 'game-host']
  listeners = await openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log })
  const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''
  services = addressOf('services')
  games = addressOf('game-host')
}, 120_000)
afterAll(async () => {
  await listeners.close()
  await database.close()
  vi.unstubAllEnvs()
})

test('rounds running when the services close are played to their end and paid [F12]', async () => {
  const { token, balance } = await openSandboxSession({ services, games })
  const play = async () => {
    const body = JSON.stringify({ roundId: randomUUID(), bet: 100 })
    const response = await fetch(`${games}/api/rounds`, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body,
    })
    return { status: response.status, reply: (await response.json()) as { win: number; state: string } }
  }
  const pendingRounds = Array.from({ length: 20 }, play)
  // The first one is answered, the others are still running.
  await pendingRounds[0]
  await listeners.close()
  const played = await Promise.all(pendingRounds)
  expect(played.map(({ status }) => status)).toEqual(pendingRounds.map(() => 200))
  expect(new Set(played.map(({ reply }) => reply.state))).toEqual(new Set(['closed']))
  const won = played.reduce((sum, { reply }) => sum + reply.win, 0)
  const { rows } = await database.pool.query(
    `SELECT (w.cash + w.bonus)::int AS cash FROM pam.wallets w JOIN pam.players p ON p.id = w.player_id WHERE p.username = 'hrac'`,
  )
  const { rows: pendingCalls } = await database.pool.query('SELECT FROM game_host.wallet_calls WHERE acknowledged_at IS NULL')
  expect(pendingCalls).toEqual([])
  expect(rows[0]?.cash).toBe(balance - 2_000 + won)
  await expect(fetch(`${games}/healthz`)).rejects.toThrow()
  await expect(fetch(`${services}/healthz`)).rejects.toThrow()
})
