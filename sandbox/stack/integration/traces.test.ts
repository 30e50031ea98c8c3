import { randomUUID } from 'node:crypto'
import { createHealthMonitor, freePort, type TestDatabase, testDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import { startTracing, type Tracing } from '@herna/telemetry'
import { type Collector, startCollector } from '@herna/telemetry/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STACK } from '../src/stack.ts'
import { JSON_TYPE, openSandboxSession } from './sandbox-session.fixture.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let listeners: OpenListeners
let collector: Collector
let tracing: Tracing

beforeAll(async () => {
  database = await testDatabase()
  collector = await startCollector()
  vi.stubEnv('HERNA_SERVICES_PORT', String(await freePort()))
  vi.stubEnv('HERNA_WALLET_URL', `http://127.0.0.1:${process.env['HERNA_SERVICES_PORT']}/wallet/v1`)
  vi.stubEnv('HERNA_GAME_HOST_PORT', '0')
  vi.stubEnv('HERNA_DATA_DIR', database.dataFolder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.address)
  const settings = processSettings(process.env, STACK)
  if (!settings.tracing) throw new Error('no tracing')
  tracing = await startTracing(settings.tracing, { node: 'node-1', log })
  const names = ['pam', 'game-host']
  listeners = await openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log, tracing })
}, 120_000)
afterAll(async () => {
  await listeners.close()
  await tracing.close()
  await collector.close()
  await database.close()
  vi.unstubAllEnvs()
})

test('one bet is one trace: the round at the game host, and its calls of the wallet', async () => {
  const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''
  const games = addressOf('game-host')
  const { token } = await openSandboxSession({ services: addressOf('services'), games })
  const response = await fetch(`${games}/api/rounds`, {
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}`, 'x-request-id': 'the-bet' },
    body: JSON.stringify({ roundId: randomUUID(), bet: 100 }),
  })
  expect(response.status).toBe(200)
  await tracing.close()

  const round = collector.spans.find(({ service, name }) => service === 'herna-game-host' && name === 'POST /api/rounds')
  const trace = collector.spans.filter(({ traceId }) => traceId === round?.traceId)
  const bet = trace.find(({ name }) => name === 'POST /wallet/v1/bet')
  expect(round).toMatchObject({ parentSpanId: undefined, attributes: { 'herna.request_id': 'the-bet' } })
  expect(bet).toMatchObject({ service: 'herna-services', attributes: { 'herna.request_id': 'the-bet' } })
  const call = trace.find(({ spanId }) => spanId === bet?.parentSpanId)
  expect(call).toMatchObject({ service: 'herna-game-host', kind: 3, parentSpanId: round?.spanId })
  // Nothing else of the player's way to the game is in it.
  expect(trace.filter(({ name }) => name.includes('login'))).toEqual([])
  const sent = JSON.stringify(collector.spans)
  for (const personal of ['hrac', token, '127.0.0.1:']) expect(sent).not.toContain(personal)
})
