import { createServer as createNodeServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { defineOperation } from '@herna/contract/operation'
import { callOperation } from '@herna/http-client'
import { startTracing, type Tracing } from '@herna/telemetry'
import { type Collector, startCollector } from '@herna/telemetry/testing'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createServer } from './http-server.ts'
import { addOperation } from './operations.ts'
import { requestIdHeader } from '@herna/telemetry'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  vi.unstubAllEnvs()
})

const order = defineOperation({
  method: 'POST',
  path: '/players/:email/orders',
  params: z.object({ email: z.string() }),
  query: z.object({ phone: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  reply: z.object({ traceparent: z.string() }),
})
const input = { params: { email: 'anna@example.sk' }, query: { phone: '0903111222' }, body: { name: 'Anna Novotná' } }

async function tracingTo(address: string): Promise<{ tracing: Tracing; log: Record<string, unknown>[] }> {
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) })
  const tracing = await startTracing({ url: `${address}/v1/traces`, ratio: 1 }, { node: 'node-1', log: logger })
  closing.push(() => tracing.close())
  return { tracing, log }
}

async function collected(): Promise<Collector> {
  const collector = await startCollector()
  closing.push(collector.close)
  return collector
}

/** A service that calls the next one, if there is one, while it serves an order. */
async function service(name: string, tracing: Tracing, next: string | null): Promise<string> {
  const app = await createServer({ title: name, tracing: tracing.server(name) })
  addOperation(app, order, { summary: 'Orders', tags: ['test'] }, async ({ request, ...parts }) => {
    await pause(2)
    if (next !== null) await callOperation({ base: next, headers: requestIdHeader }, order, parts)
    return { traceparent: String(request.headers['traceparent'] ?? '') }
  })
  app.get('/light', async () => ({}))
  app.get('/poll', { config: { mayTakeLong: true } }, async () => ({}))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  return address
}

test('a call through two services is one trace, with the request id; overlapping calls are not mixed up', async () => {
  const collector = await collected()
  const { tracing } = await tracingTo(collector.address)
  const first = await service('shop', tracing, await service('stock', tracing, null))
  const ids = ['call-1', 'call-2', 'call-3']
  await Promise.all(ids.map((id) => callOperation({ base: first, headers: { 'x-request-id': id } }, order, input)))
  await tracing.close()

  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(3)
  for (const id of ids) {
    const ofShop = collector.spans.find(
      ({ service, attributes }) => service === 'herna-shop' && attributes['herna.request_id'] === id,
    )
    const trace = collector.spans.filter(({ traceId }) => traceId === ofShop?.traceId)
    const call = trace.find(({ kind }) => kind === 3)
    const ofStock = trace.find(({ service, kind }) => service === 'herna-stock' && kind === 2)
    expect(trace).toHaveLength(3)
    expect(ofShop).toMatchObject({ name: 'POST /players/:email/orders', kind: 2, parentSpanId: undefined })
    expect(call).toMatchObject({ service: 'herna-shop', parentSpanId: ofShop?.spanId })
    expect(ofStock).toMatchObject({
      parentSpanId: call?.spanId,
      attributes: { 'herna.request_id': id, 'http.route': order.path },
    })
  }
})

test('no path, parameter, query, body or address of a client is in a span [S17]', async () => {
  const collector = await collected()
  const { tracing } = await tracingTo(collector.address)
  const first = await service('shop', tracing, await service('stock', tracing, null))
  await callOperation({ base: first }, order, input)
  await tracing.close()
  const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))
  expect([...names].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'herna.request_id',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'server.address',
    'server.port',
    'service.instance.id',
    'service.name',
    'service.namespace',
  ])
  const sent = JSON.stringify(collector.spans)
  for (const personal of ['anna', 'example.sk', '0903', 'Novotn']) expect(sent).not.toContain(personal)
})

test('a request with `traceparent` joins its trace, and one with an invalid header begins its own', async () => {
  const collector = await collected()
  const { tracing } = await tracingTo(collector.address)
  const address = await service('shop', tracing, null)
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const call = (traceparent: string) => callOperation({ base: address, headers: { traceparent } }, order, input)
  await call(`00-${traceId}-${parent}-01`)
  await call(`00-${traceId}-${parent}-00`)
  await call(`00-${'0'.repeat(32)}-${parent}-01`)
  await call('rubbish')
  await tracing.close()
  const joined = collector.spans.filter((span) => span.traceId === traceId)
  expect(
    joined.map(({ parentSpanId }) => parentSpanId),
    'the caller’s decision not to record is followed',
  ).toEqual([parent])
  expect(collector.spans.filter((span) => span.parentSpanId === undefined)).toHaveLength(2)
})

test('health checks, long polls and calls of background work are not sent', async () => {
  const collector = await collected()
  const { tracing } = await tracingTo(collector.address)
  const address = await service('shop', tracing, null)
  for (const path of ['/healthz', '/readyz', '/poll']) expect((await fetch(address + path)).status).toBe(200)
  const { traceparent } = await callOperation({ base: address }, order, input)
  await tracing.close()
  expect(traceparent, 'this test serves no request').toBe('')
  expect(collector.spans.map(({ name }) => name)).toEqual(['POST /players/:email/orders'])
})

test('a failed call marks its span, without the failure’s text', async () => {
  const collector = await collected()
  const { tracing } = await tracingTo(collector.address)
  const refusing = createNodeServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
  closing.push(async () => refusing.close())
  const address = await service('shop', tracing, `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`)
  await expect(callOperation({ base: address }, order, input)).rejects.toMatchObject({ status: 500 })
  await tracing.close()
  expect(collector.spans.map(({ kind, isFailed }) => [kind, isFailed])).toEqual([
    [3, true],
    [2, true],
  ])
  expect(collector.spans[0]?.attributes['error.type']).toMatch(/^[\w]+$/)
})

/** More than one batch, so that spans are sent while requests are served. */
const MORE_THAN_A_BATCH = 600

test('requests are served while the collector hangs, and closing does not wait for it', async () => {
  const collector = await startCollector(() => undefined)
  closing.push(collector.close)
  const { tracing } = await tracingTo(collector.address)
  const address = await service('shop', tracing, null)
  const load = async (count: number) => {
    const statuses = await Promise.all(Array.from({ length: count }, async () => (await fetch(`${address}/light`)).status))
    return new Set(statuses)
  }
  expect(await load(MORE_THAN_A_BATCH)).toEqual(new Set([200]))
  await expect.poll(collector.requests).toBe(1)
  expect(await load(100)).toEqual(new Set([200]))
  await tracing.close()
})

test('requests are served without a collector, and the log says so once', async () => {
  // Otherwise it is tried again for ten seconds.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500')
  const collector = await startCollector()
  await collector.close()
  const { tracing, log } = await tracingTo(collector.address)
  const address = await service('shop', tracing, null)
  const statuses = await Promise.all(
    Array.from({ length: MORE_THAN_A_BATCH }, async () => (await fetch(`${address}/light`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expect.poll(() => log.map(({ msg }) => msg)).toEqual(['traces could not be sent'])
})
