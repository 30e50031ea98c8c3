import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@herna/service-kit'
import type { OpenListeners } from '@herna/services'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPamAndGameHost } from './pam-and-game-host.fixture.ts'
import { JSON_TYPE, openSandboxSession } from './sandbox-session.fixture.ts'

let database: TestDatabase
let listeners: OpenListeners
let services = ''
let games = ''

beforeAll(async () => {
  database = await testDatabase()
  ;({ listeners, services, games } = await openPamAndGameHost(database))
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
