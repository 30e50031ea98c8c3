import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CollectedSpan, startCollector } from '@herna/telemetry/testing'
import { startTracing } from '@herna/telemetry'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { contentDouble } from '../fixtures/content-double.ts'
import { type RunningPortal, runPortal, waitUntil } from '../fixtures/portal-double.ts'

let portal: RunningPortal
afterEach(() => portal.close())

type Options = NonNullable<Parameters<typeof runPortal>[0]>
async function start(options: Options = {}): Promise<RunningPortal> {
  portal = await runPortal(options)
  await waitUntil(async () => (await portal.get('/readyz')).status === 200)
  return portal
}
/** A metric's value; null without such a series. */
async function read(series: string): Promise<number | null> {
  const line = (await (await portal.get('/metrics')).text()).split('\n').find((text) => text.startsWith(`${series} `))
  return line ? Number(line.slice(series.length)) : null
}

test('requests are counted by route and status, like those of the services', async () => {
  await start()
  for (const path of ['/temy/egypt', '/temy/egypt', '/temy/vikingovia', '/sitemaps/99.xml']) await portal.get(path)
  const of = (route: string, status: number) =>
    read(`herna_http_request_seconds_count{server="portal",method="GET",route="${route}",status="${status}"}`)
  await expect.poll(() => of('/temy/:page', 200)).toBe(3)
  expect(await of('/sitemaps/:part.xml', 404)).toBe(1)
  expect(await read('nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('a page is rendered once and then found in the cache', async () => {
  await start()
  for (const path of ['/temy/egypt', '/temy/egypt', '/temy/egypt?utm_source=x']) await portal.get(path)
  expect(await read('herna_portal_page_cache_lookups_total{result="hit"}')).toBe(2)
  expect(await read('herna_portal_page_cache_lookups_total{result="miss"}')).toBe(1)
  expect(await read('herna_portal_page_cache_bytes')).toBeGreaterThan(0)
  expect(await read('herna_portal_render_seconds_count{route="/temy/:page"}')).toBe(1)
})

test('a failed render is a failed request, and a failed call is one of its upstream', async () => {
  const content = await contentDouble()
  await start({
    content,
    page: () => {
      throw new Error('broken')
    },
  })
  expect(await read('herna_portal_content_stale')).toBe(0)
  expect((await portal.get('/temy/egypt')).status).toBe(500)
  await expect.poll(() => read('herna_http_failures_total{server="portal",route="/temy/:page"}')).toBe(1)
  await content.stop()
  await expect.poll(() => read('herna_portal_upstream_failures_total{upstream="content"}')).toBeGreaterThan(0)
  await expect.poll(() => read('herna_portal_content_stale')).toBe(1)
})

test('the id of a request is in its response, in its calls of the content service and in its log lines; requests of the portal itself have none', async () => {
  const content = await contentDouble()
  await start({
    content,
    page: async (request, { content: access }) => {
      const game = await access.item('game', request.url.split('/').at(-1) ?? '', 'Published')
      return new Response(String(game))
    },
  })
  const before = content.calls.length
  content.faults.set('*', '500')
  const ids = ['first-1', 'second-2']
  const responses = await Promise.all(ids.map((id) => portal.get(`/temy/${id}`, { headers: { 'x-request-id': id } })))
  expect(responses.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids)
  const sent = content.requestIds.filter((id, index) => index >= before && !content.calls[index]?.startsWith('/version'))
  expect(new Set(sent)).toEqual(new Set(ids))
  expect(sent).toHaveLength(ids.length)
  for (const id of ids)
    expect(portal.log.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toEqual([
      'content call failed while rendering a page',
    ])
  expect(content.requestIds.slice(0, before).every((id) => id === null)).toBe(true)
  const other = await portal.get('/temy/third', { headers: { 'x-request-id': 'not an id' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('metrics are open to this machine in the sandbox, else to the token only', async () => {
  const token = 'token-of-the-monitoring'
  await start({ environment: { HERNA_MONITORING_TOKEN: token } })
  const statusWith = async (headers: Record<string, string>) => (await portal.get('/metrics', { headers })).status
  expect(await statusWith({})).toBe(401)
  expect(await statusWith({ authorization: 'Bearer something else' })).toBe(401)
  expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200)
  await portal.close()
  const trusted = { HERNA_TRUSTED_PROXIES: 'loopback' }
  await start({ environment: trusted })
  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' }), 'a client behind the proxy').toBe(404)
})

test('a page is one trace with the calls that its render makes; its path is not in it [S17]', async () => {
  const collector = await startCollector()
  const log = pino({ level: 'silent' })
  const tracing = await startTracing({ url: `${collector.address}/v1/traces`, ratio: 1 }, { node: 'node-1', log })
  const received: (string | undefined)[] = []
  const service = createServer((request, response) => {
    received.push(request.headers['traceparent']?.toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  await start({
    tracing,
    page: async (_request, { winners }) => {
      await winners.list('recent')
      return new Response('<!DOCTYPE html><p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
    environment: { HERNA_WINNERS_URL: `http://127.0.0.1:${port}` },
  })
  expect((await portal.get('/temy/anna-novotna?mail=anna@example.sk')).status).toBe(200)
  await tracing.close()
  await collector.close()
  service.close()
  const page = collector.spans.find(({ name }) => name === 'GET /temy/:page') as CollectedSpan
  expect(page).toMatchObject({ service: 'herna-portal', kind: 2, parentSpanId: undefined })
  const calls = collector.spans.filter(({ traceId, spanId }) => traceId === page.traceId && spanId !== page.spanId)
  expect(calls).toMatchObject([{ kind: 3, parentSpanId: page.spanId }])
  expect(received).toEqual([`00-${page.traceId}-${calls[0]?.spanId}-01`])
  expect(JSON.stringify(collector.spans)).not.toMatch(/anna/)
})
