import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub as createServerHub, type HubOptions } from '@herna/live-hub'
import type { HubConnection } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createHub } from '../../apps/portal/app/live-tables/create-hub.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Our hub over HTTP and the portal's client of it; `requests` has the method and the last part of the path of each request. */
async function serve(options: Partial<HubOptions<object>>) {
  const requests: string[] = []
  const hub = createServerHub({
    path: '/live/hub',
    authenticate: async () => ({}),
    isOriginAllowed: () => true,
    statefulReconnect: true,
    ...options,
  })
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]?.split('/').at(-1)}`)
    void hub.request(request, response)
  })
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live/hub`
  const client = createHub(url) as HubConnection
  onTestFinished(async () => {
    vi.useRealTimers()
    const stopped = client.stop()
    server.closeAllConnections()
    await Promise.all([stopped, hub.close({ allowReconnect: false, spreadMs: 0 })])
    await new Promise((done) => server.close(done))
  })
  const count = (request: string) => requests.filter((received) => received === request).length
  return { client, url, count }
}

/** Unlike `expect.poll`, does not advance a fake clock. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setImmediate(done))
}

test('a negotiation that is redirected a hundred times fails [9.8]', async () => {
  let address = ''
  const { client, url, count } = await serve({ negotiate: () => ({ url: address }) })
  address = url
  await expect(client.start()).rejects.toThrow('Negotiate redirection limit exceeded.')
  expect(count('POST negotiate')).toBe(100)
})

test('a request without an answer is given up after 100 s [9.8]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let requests = 0
  const silent = createServer(() => void (requests += 1))
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const outcomes: string[] = []
  const client = createHub(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/live/hub`)
  void client.start().catch((error: Error) => outcomes.push(error.message))
  await until(() => requests === 1)
  await vi.advanceTimersByTimeAsync(99_999)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await until(() => outcomes.length > 0)
  expect(outcomes).toEqual([expect.stringContaining('A timeout occurred.')])
})

test('a long poll without news is repeated after 100 s [9.8]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = 1_000_000_000
  const { client, count } = await serve({ transports: ['LongPolling'], timing: { keepAliveMs: never, pollMs: never } })
  client.serverTimeoutInMilliseconds = never
  client.keepAliveIntervalInMilliseconds = never
  await client.start()
  // The first poll opens the connection, the second brings the handshake, the third waits for news.
  await until(() => count('GET hub') === 3)
  await vi.advanceTimersByTimeAsync(99_999)
  expect(count('GET hub')).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  await until(() => count('GET hub') === 4)
  expect(client.state).toBe('Connected')
})

test('a client takes 100 000 bytes that the hub has not acknowledged, to repeat them after a reconnect; what exceeds them waits [9.8]', async () => {
  const received: string[] = []
  const { client } = await serve({ methods: { Note: (_call, text) => void received.push(String(text)) } })
  await client.start()
  const sent: number[] = []
  const send = (characters: number) =>
    void client.send('Note', 'a'.repeat(characters)).then(
      () => sent.push(characters),
      () => undefined,
    )
  // With their envelopes just below 100 000 bytes.
  for (let message = 0; message < 4; message += 1) send(24_930)
  await expect.poll(() => received.length).toBe(4)
  expect(sent).toHaveLength(4)
  send(200)
  await expect.poll(() => received.length).toBe(5)
  expect(sent).not.toContain(200)
})
