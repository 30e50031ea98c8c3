import { HubConnectionState } from '@microsoft/signalr'
import { expect, test } from 'vitest'
import { REAL_TRANSPORTS, realClient, serve } from './clients.fixture.ts'
import { cuttingProxy } from './cutting-proxy.fixture.ts'
import { prepareFrame } from './index.ts'

const CUTS = 12
/** More than the clients send. */
const LIMITS = { recordsAtOnce: 10_000 }

test('with stateful reconnect nothing is lost or repeated in either direction, although the socket is cut repeatedly', async () => {
  const received: unknown[] = []
  const results: number[] = []
  const connected: string[] = []
  const { url, hub } = await serve({
    statefulReconnect: true,
    limits: LIMITS,
    timing: { ackMs: 20 },
    methods: {
      Bet: (_call, number) => void received.push(number),
      Double: (_call, number) => Number(number) * 2,
    },
    onConnected: ({ id }) => void connected.push(id),
  })
  const proxy = await cuttingProxy(url)
  const client = realClient(proxy.url, { over: 'WebSockets', isStateful: true })
  const updates: number[] = []
  client.on('update', (number: number) => void updates.push(number))
  await client.start()
  const [connection] = hub.connections
  const doubled: Promise<void>[] = []
  let number = 0
  for (let cut = 0; cut < CUTS; cut += 1) {
    // Of several records, single and prepared, some are on their way when the socket is cut.
    for (let count = 0; count < 4; count += 1) {
      number += 3
      connection?.send('update', number - 2)
      const prepared = [number - 1, number].map((value) => ({ target: 'update', arguments: [value] }))
      connection?.sendPrepared(prepareFrame(prepared))
      void client.send('Bet', number)
      doubled.push(client.invoke<number>('Double', number).then((result) => void results.push(result)))
    }
    if (cut % 2 === 0) await expect.poll(() => updates.length, { interval: 1 }).toBeGreaterThan(number - 12)
    proxy.cut()
    // The real client reattaches only once: a cut before it is back would end the connection.
    await expect.poll(() => updates.length, { interval: 1 }).toBe(number)
  }
  await Promise.all(doubled)
  await expect.poll(() => received.length).toBe(4 * CUTS)
  expect(updates).toEqual(Array.from({ length: number }, (_, index) => index + 1))
  expect(received).toEqual(Array.from({ length: 4 * CUTS }, (_, index) => (index + 1) * 3))
  expect(results).toEqual(Array.from({ length: 4 * CUTS }, (_, index) => (index + 1) * 6))
  expect(connected).toHaveLength(1)
})

const CASES = [...REAL_TRANSPORTS.map((over) => ({ over, isStateful: false })), { over: 'WebSockets' as const, isStateful: true }]

for (const { over, isStateful } of CASES) {
  test(`over ${over}${isStateful ? ' with stateful reconnect' : ''}, a client cut at any moment has no gap, no repetition, and no invocation is lost`, async () => {
    let version = 0
    const saved = new Set<unknown>()
    const { url, hub } = await serve({
      statefulReconnect: true,
      limits: LIMITS,
      timing: { ackMs: 20 },
      methods: { Save: (_call, id) => saved.add(id).size },
      onConnected: (connection) => void connection.send('init', version),
    })
    const proxy = await cuttingProxy(url)
    const client = realClient(proxy.url, { over, isStateful, reconnectDelays: Array.from({ length: 500 }, () => 2) })
    const problems: string[] = []
    let current: number | null = null
    let inits = 0
    client.on('init', (initial: number) => {
      inits += 1
      current = initial
    })
    client.on('update', (next: number) => {
      if (current === null) problems.push(`update ${next} before init`)
      else if (next !== current + 1) problems.push(`update ${next} after ${current}`)
      current = next
    })
    await client.start()
    const flushes = setInterval(() => {
      version += 2
      const frame = prepareFrame([version - 1, version].map((value) => ({ target: 'update', arguments: [value] })))
      for (const connection of hub.connections) connection.sendPrepared(frame)
    }, 1)
    for (let cut = 0; cut < CUTS; cut += 1) {
      // While it negotiates again the real client with stateful reconnect never settles an invocation.
      const save = async () => {
        await expect.poll(() => client.state, { interval: 1 }).toBe(HubConnectionState.Connected)
        return client.invoke('Save', cut)
      }
      const isSaved = save().catch(() => undefined)
      // Each time at another moment.
      for (let turn = 0; turn < cut; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      proxy.cut()
      await isSaved
      while (!saved.has(cut)) await save().catch(() => undefined)
    }
    clearInterval(flushes)
    await expect.poll(() => current).toBe(version)
    expect(problems).toEqual([])
    if (!isStateful) expect(inits).toBeGreaterThan(1)
  })
}
