import { expect, test } from 'vitest'
import { negotiatedUrl, rawSocket, realClient, STATEFUL_HANDSHAKE, serve, statefulSocket } from '../clients.fixture.ts'
import { cuttingProxy } from '../cutting-proxy.fixture.ts'
import { type ClosedEvent, type HubOptions, prepareFrame } from '../index.ts'

/** A stateful hub, with one raw client that has sent its first ping. */
async function stateful(options: Partial<HubOptions<null>> = {}) {
  const closed: ClosedEvent[] = []
  const { url, hub } = await serve({ statefulReconnect: true, on: { closed: (event) => void closed.push(event) }, ...options })
  const opened = await statefulSocket(url)
  const [connection] = hub.connections
  if (!connection) throw new Error('there is no connection')
  return { url, hub, connection, closed, ...opened }
}
const update = (number: number) => ({ type: 1, target: 'update', arguments: [number] })
const sequence = (sequenceId: number) => ({ type: 9, sequenceId })

test('trap 1: Sequence is the first unacknowledged record, not the next new one, and the records are sent again from there', async () => {
  const { client, connection, reattach } = await stateful()
  for (const number of [1, 2, 3]) connection.send('update', number)
  expect([await client.next(), await client.next(), await client.next()]).toEqual([1, 2, 3].map(update))
  client.send({ type: 8, sequenceId: 1 })
  client.terminate()
  const again = await reattach()
  again.send(sequence(1))
  expect([await again.next(), await again.next(), await again.next()]).toEqual([sequence(2), update(2), update(3)])
})

test('trap 2: nothing that counts is sent before the client’s first ping', async () => {
  const { url, hub } = await serve({
    statefulReconnect: true,
    timing: { firstPingMs: 60_000 },
    onConnected: (connection) => void connection.send('init'),
    methods: { Echo: (_call, text) => text },
  })
  const client = await rawSocket(await negotiatedUrl(url, 'negotiateVersion=1&useStatefulReconnect=true'))
  client.send(STATEFUL_HANDSHAKE, { type: 1, target: 'Echo', arguments: ['a'], invocationId: '1' })
  expect(await client.next()).toEqual({})
  const [connection] = hub.connections
  await expect.poll(() => connection?.bufferedAmount).toBeGreaterThan(60)
  client.send({ type: 6 })
  expect([await client.next(), await client.next()]).toMatchObject([{ target: 'init' }, { result: 'a' }])
  expect(connection?.bufferedAmount).toBe(0)
})

test('trap 2: without a ping it is sent after a while', async () => {
  const { url } = await serve({
    statefulReconnect: true,
    timing: { firstPingMs: 20 },
    onConnected: (connection) => void connection.send('init'),
  })
  const client = await rawSocket(await negotiatedUrl(url, 'negotiateVersion=1&useStatefulReconnect=true'))
  client.send(STATEFUL_HANDSHAKE)
  expect([await client.next(), await client.next()]).toMatchObject([{}, { target: 'init' }])
})

test('trap 2: the real client gets its init also after it had to negotiate again', async () => {
  const { url, hub } = await serve({ statefulReconnect: true, onConnected: (connection) => void connection.send('init') })
  const proxy = await cuttingProxy(url)
  const client = realClient(proxy.url, { isStateful: true, reconnectDelays: [0, 5, 5] })
  let inits = 0
  client.on('init', () => {
    inits += 1
  })
  await client.start()
  await expect.poll(() => inits).toBe(1)
  for (let round = 2; round < 6; round += 1) {
    // Its reattach gets 404.
    for (const connection of hub.connections) connection.close({ allowReconnect: true })
    await expect.poll(() => inits).toBe(round)
  }
})

test('trap 3: after a reattach nothing is sent before the client’s Sequence, and a socket without one is dropped', async () => {
  let time = 0
  const { client, connection, reattach } = await stateful({ timing: { keepAliveMs: 1_000 }, now: () => time })
  client.terminate()
  await client.closed
  const silent = await reattach()
  connection.send('update', 1)
  // Ignored: it is not a Sequence.
  silent.send({ type: 6 }, { type: 1, target: 'nothing', arguments: [] })
  time = 5_000
  expect(await silent.closed).toBe(1006)
  expect(silent.pings()).toBe(0)
  const again = await reattach()
  again.send(sequence(1))
  expect([await again.next(), await again.next()]).toEqual([sequence(1), update(1)])
})

test('trap 4: when the client receives Close, its last reattach gets 404', async () => {
  const { client, connection, reattach, hub } = await stateful()
  connection.close({ error: 'Logged out' })
  expect(await client.next()).toEqual({ type: 7, error: 'Logged out' })
  await expect(reattach()).rejects.toThrow('404')
  expect(hub.size).toBe(0)
})

test('trap 4: a client that waits for a Sequence gets one before Close, which it would ignore otherwise', async () => {
  const { client, connection, reattach } = await stateful()
  client.terminate()
  await client.closed
  const again = await reattach()
  connection.close({ error: 'Logged out' })
  expect([await again.next(), await again.next()]).toEqual([sequence(1), { type: 7, error: 'Logged out' }])
})

test('trap 5: every negotiation that asks for it is granted it, and a client that asks with version 1 is served without', async () => {
  const { url, hub } = await serve({ statefulReconnect: true })
  for (const version of [1, 2]) {
    const client = await rawSocket(await negotiatedUrl(url, 'negotiateVersion=1&useStatefulReconnect=true'))
    client.send({ protocol: 'json', version })
    await client.next()
  }
  expect([...hub.connections].map(({ isStateful }) => isStateful)).toEqual([false, true])
})

test('trap 6: a Sequence below 1, or beyond what was received, ends the connection', async () => {
  for (const sequenceId of [0, 3]) {
    const { client, reattach, hub } = await stateful({ methods: { Bet: () => undefined } })
    client.send({ type: 1, target: 'Bet', arguments: [] })
    client.terminate()
    await client.closed
    const again = await reattach()
    again.send(sequence(sequenceId))
    expect([await again.next(), await again.next()]).toMatchObject([sequence(1), { type: 7 }])
    await again.closed
    expect(hub.size).toBe(0)
  }
})

test('trap 6: the records of prepared frames count like all others', async () => {
  const { client, connection, reattach } = await stateful()
  connection.send('update', 1)
  connection.sendPrepared(prepareFrame([2, 3].map((number) => ({ target: 'update', arguments: [number] }))))
  connection.sendPrepared(prepareFrame([]))
  connection.send('update', 4)
  for (const number of [1, 2, 3, 4]) expect(await client.next()).toEqual(update(number))
  client.send({ type: 8, sequenceId: 3 })
  client.terminate()
  const again = await reattach()
  again.send(sequence(1))
  expect([await again.next(), await again.next()]).toEqual([sequence(4), update(4)])
})

test('trap 7: what was sent again stays until a later record is acknowledged', async () => {
  const { client, connection, reattach } = await stateful()
  connection.send('update', 1)
  expect(await client.next()).toEqual(update(1))
  client.terminate()
  const again = await reattach()
  again.send(sequence(1))
  expect(await again.next()).toEqual(sequence(1))
  // The real client acknowledges the last record it ever received, also before the repeated ones arrive.
  again.send({ type: 8, sequenceId: 1 })
  again.terminate()
  const third = await reattach()
  third.send(sequence(1))
  expect(await third.next()).toEqual(sequence(1))
  expect(await third.next()).toEqual(update(1))
})

test('records of the client are acknowledged, and those it sends again are not processed again', async () => {
  const bets: unknown[] = []
  const { client, reattach } = await stateful({
    timing: { ackMs: 10 },
    methods: { Bet: (_call, number) => void bets.push(number) },
  })
  const bet = (number: number) => ({ type: 1, target: 'Bet', arguments: [number] })
  client.send(bet(1), bet(2))
  expect(await client.next()).toEqual({ type: 8, sequenceId: 2 })
  client.terminate()
  const again = await reattach()
  again.send(sequence(2), bet(2), bet(3))
  expect([await again.next(), await again.next()]).toEqual([sequence(1), { type: 8, sequenceId: 3 }])
  expect(bets).toEqual([1, 2, 3])
})

test('an acknowledgement of what was never sent, or a Sequence without a reattach, ends the connection', async () => {
  for (const [message, error] of [
    [{ type: 8, sequenceId: 1 }, "'sequenceId' of Ack is beyond what was sent"],
    [sequence(1), 'Sequence is only sent after a reattach'],
  ] as const) {
    const { client } = await stateful()
    client.send(message)
    expect(await client.next()).toEqual({ type: 7, error })
    expect(await client.closed).toBe(1000)
  }
})

test('a reattached socket replaces one that is still open', async () => {
  const { client, connection, reattach } = await stateful()
  const again = await reattach()
  expect(await client.closed).toBe(1006)
  again.send(sequence(1))
  await again.next()
  connection.send('update', 1)
  expect(await again.next()).toEqual(update(1))
  expect(connection.isOpen).toBe(true)
})

test('a client that does not reattach in time is gone, and its reattach gets 404', async () => {
  const { client, reattach, closed } = await stateful({ timing: { reattachMs: 30 } })
  client.terminate()
  await expect.poll(() => closed).toMatchObject([{ reason: 'lost', message: 'The client did not reattach in time' }])
  await expect(reattach()).rejects.toThrow('404')
})

test('a client that does not acknowledge in time, or for which too much is kept, has to negotiate again', async () => {
  const late = await stateful({ timing: { reattachMs: 30 } })
  late.connection.send('update', 1)
  await expect.poll(() => late.closed).toMatchObject([{ reason: 'lost', message: 'The client did not acknowledge in time' }])
  const away = await stateful({ limits: { replayBytes: 1_000 } })
  away.client.terminate()
  await away.client.closed
  let sentCount = 0
  while (away.connection.send('update', sentCount)) sentCount += 1
  expect(sentCount).toBeLessThan(30)
  expect(away.closed).toMatchObject([{ reason: 'slow', message: 'Too much was sent without being acknowledged' }])
  await expect(away.reattach()).rejects.toThrow('404')
})

test('while a client is away it becomes slow instead of being sent everything, and is reported as drained when it is back', async () => {
  const { client, connection, reattach } = await stateful({ limits: { slowBytes: 100 } })
  let drains = 0
  connection.onDrain(() => {
    drains += 1
  })
  client.terminate()
  await client.closed
  await expect.poll(() => connection.send('update', 1)).toBe(false)
  expect([connection.isSlow, connection.isOpen]).toEqual([true, true])
  const again = await reattach()
  again.send(sequence(1))
  await again.next()
  await expect.poll(() => drains).toBe(1)
  expect(connection.isSlow).toBe(false)
})

test('a WebSocket without a negotiation is never stateful', async () => {
  const { url, hub } = await serve({ statefulReconnect: true })
  const client = await rawSocket(`${url}?useStatefulReconnect=true`)
  client.send(STATEFUL_HANDSHAKE)
  await client.next()
  expect([...hub.connections].map(({ isStateful }) => isStateful)).toEqual([false])
})

test('other transports are never stateful', async () => {
  const { url, hub } = await serve({ statefulReconnect: true })
  for (const over of ['ServerSentEvents', 'LongPolling'] as const) {
    await realClient(url, { over, isStateful: true }).start()
    expect([...hub.connections].at(-1)?.isStateful).toBe(false)
  }
})
