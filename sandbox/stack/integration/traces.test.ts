import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@herna/service-kit'
import { startTracing, type Tracing } from '@herna/telemetry'
import { type Collector, startCollector } from '@herna/telemetry/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPamAndGameHost, type PamAndGameHost } from './pam-and-game-host.fixture.ts'
import { JSON_TYPE, openSandboxSession } from './sandbox-session.fixture.ts'

let database: TestDatabase
let stack: PamAndGameHost
let collector: Collector
let tracing: Tracing

beforeAll(async () => {
  database = await testDatabase()
  collector = await startCollector()
  stack = await openPamAndGameHost(database, {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address },
    async trace(settings) {
      if (!settings.tracing) throw new Error('no tracing')
      tracing = await startTracing(settings.tracing, { node: 'node-1', log: pino({ level: 'silent' }) })
      return tracing
    },
  })
}, 120_000)
afterAll(async () => {
  await stack.listeners.close()
  await tracing.close()
  await collector.close()
  await database.close()
  vi.unstubAllEnvs()
})

test('one bet is one trace: the round at the game host, and its calls of the wallet', async () => {
  const { token } = await openSandboxSession(stack)
  const response = await fetch(`${stack.games}/api/rounds`, {
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
