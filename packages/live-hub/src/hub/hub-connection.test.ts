import { expect, test } from 'vitest'
import { connected, END, HANDSHAKE, rawSocket, realClient, serve } from '../clients.fixture.ts'
import type { ClosedEvent, HubOptions } from '../index.ts'

const invocation = (target: string, args: unknown[] = [], more = {}) => ({ type: 1, target, arguments: args, ...more })

test('the handshake is answered, and another protocol or version is refused', async () => {
  const { url } = await serve()
  for (const version of [1, 2]) {
    const client = await rawSocket(url)
    client.send({ protocol: 'json', version })
    expect(await client.next()).toEqual({})
  }
  for (const [handshake, error] of [
    [{ protocol: 'messagepack', version: 1 }, "The protocol 'messagepack' is not supported."],
    [{ protocol: 'json', version: 3 }, "'version' of the handshake is not 1 or 2"],
    [{ type: 6 }, "'protocol' of the handshake is not a string"],
    [`nonsense${END}`, 'A message is not JSON'],
  ] as const) {
    const client = await rawSocket(url)
    client.send(handshake)
    expect(await client.next()).toEqual({ error })
    expect(await client.closed).toBe(1000)
  }
})

test('a client without a handshake is closed', async () => {
  const { url, hub } = await serve({ timing: { handshakeMs: 20 } })
  const client = await rawSocket(url)
  expect(await client.next()).toEqual({ error: 'The handshake was not received in time' })
  await client.closed
  expect(hub.size).toBe(0)
})

test('several records may share a frame, also the handshake and the first invocation', async () => {
  const { url } = await serve({ methods: { Echo: (_call, text) => text } })
  const client = await rawSocket(url)
  client.send(HANDSHAKE, invocation('Echo', ['a'], { invocationId: '1' }), invocation('Echo', ['b'], { invocationId: '2' }))
  expect([await client.next(), await client.next(), await client.next()]).toEqual([
    {},
    { type: 3, invocationId: '1', result: 'a' },
    { type: 3, invocationId: '2', result: 'b' },
  ])
})

test('an idle client is pinged, and a silent one is disconnected', async () => {
  const closed: ClosedEvent[] = []
  let time = 0
  const { url } = await serve({ now: () => time, on: { closed: (event) => void closed.push(event) } })
  const client = await connected(url)
  time = 15_000
  await expect.poll(() => client.pings()).toBe(1)
  time = 30_000
  expect(await client.closed).toBe(1006)
  await expect.poll(() => closed).toMatchObject([{ reason: 'lost', transport: 'WebSockets', wasConnected: true }])
})

test('invalid messages close the connection with an error that says what is wrong [5.8]', async () => {
  const { url } = await serve({ limits: { messageBytes: 200, streams: 1 }, streams: { Wait: () => never() } })
  for (const [message, error] of [
    [`nonsense${END}`, 'A message is not JSON'],
    [{ type: '1', target: 'Wait', arguments: [] }, "'type' of a message is not a number"],
    [{ type: 1, arguments: [] }, "'target' of a message is not a string"],
    [{ type: 2, item: 1 }, "'invocationId' of a message is not a string"],
    [{ type: 2, invocationId: '1' }, "'item' of a message is missing"],
    [{ type: 3, invocationId: '1', result: 1, error: 'x' }, "A completion has both 'result' and 'error'"],
    ['x'.repeat(250), 'A message is longer than 200 bytes'],
    [
      JSON.stringify({ type: 4, invocationId: '1', target: 'Wait', arguments: [] }).concat(END).repeat(2),
      "'invocationId' of a stream is in use already",
    ],
    [
      [1, 2].map((id) => JSON.stringify({ type: 4, invocationId: `${id}`, target: 'Wait', arguments: [] }) + END).join(''),
      'Too many streams are open',
    ],
    [invocation('Wait', [], { streamIds: ['1', '2'] }), 'Too many streams are open'],
    [invocation('Wait', [], { streamIds: ['1', '1'] }), "The stream '1' is open already"],
  ] as const) {
    const client = await connected(url)
    client.send(message)
    expect(await client.next()).toEqual({ type: 7, error })
    expect(await client.closed).toBe(1000)
  }
})

test('a frame that is too long closes the socket, and messages of a future type are ignored', async () => {
  const { url } = await serve({ limits: { messageBytes: 200 }, methods: { Echo: () => 'here' } })
  const client = await connected(url)
  client.send({ type: 77 }, { type: 9, sequenceId: 5 }, invocation('Echo', [], { invocationId: '1' }))
  expect(await client.next()).toMatchObject({ result: 'here' })
  client.send('x'.repeat(1_000))
  expect(await client.closed).toBe(1009)
})

test('too many messages, or too many that wait, close the connection', async () => {
  const { url } = await serve({
    limits: { recordsAtOnce: 20, recordsPerSecond: 1, pendingInvocations: 5, pendingBytes: 300 },
    methods: { Wait: () => new Promise(() => undefined) },
  })
  const flooding = await connected(url)
  flooding.send(...Array.from({ length: 30 }, () => ({ type: 6 })))
  expect(await flooding.next()).toEqual({ type: 7, error: 'Too many messages' })
  const empty = await connected(url)
  for (let count = 0; count < 30; count += 1) empty.send('')
  expect(await empty.next()).toEqual({ type: 7, error: 'Too many messages' })
  for (const [count, text] of [
    [7, ''],
    [3, 'x'.repeat(200)],
  ] as const) {
    const waiting = await connected(url)
    waiting.send(...Array.from({ length: count }, () => invocation('Wait', [text])))
    expect(await waiting.next()).toEqual({ type: 7, error: 'Too many invocations are pending' })
  }
})

test('invocations run in order, each after the one before; one that reads a stream of the client holds nothing up', async () => {
  const finished: string[] = []
  let release = () => {}
  const { url } = await serve({
    methods: {
      Slow: () => new Promise<void>((resolve) => (release = resolve)).then(() => void finished.push('slow')),
      Fast: () => void finished.push('fast'),
      async Sum({ uploads: [numbers] }) {
        let sum = 0
        for await (const number of numbers ?? []) sum += Number(number)
        return sum
      },
    },
  })
  const client = await connected(url)
  client.send(invocation('Sum', [], { invocationId: 'sum', streamIds: ['u'] }))
  client.send(invocation('Slow', [], { invocationId: '1' }), invocation('Fast', [], { invocationId: '2' }))
  client.send({ type: 2, invocationId: 'u', item: 2 }, { type: 2, invocationId: 'u', item: 3 }, { type: 3, invocationId: 'u' })
  expect(await client.next()).toMatchObject({ invocationId: 'sum', result: 5 })
  expect(finished).toEqual([])
  release()
  expect([(await client.next()).invocationId, (await client.next()).invocationId]).toEqual(['1', '2'])
  expect(finished).toEqual(['slow', 'fast'])
})

test('a stream of the client that fails throws its message in the method; more than the method reads is not buffered without end', async () => {
  const { url } = await serve({
    limits: { uploadBytes: 1_000 },
    methods: {
      async Read({ uploads: [items] }) {
        for await (const _item of items ?? []) continue
      },
      Ignore: () => new Promise(() => undefined),
    },
  })
  const client = await connected(url)
  client.send(invocation('Read', [], { invocationId: '1', streamIds: ['u'] }), { type: 3, invocationId: 'u', error: 'Disk full' })
  expect(await client.next()).toMatchObject({ error: 'Disk full' })
  client.send(invocation('Ignore', [], { streamIds: ['v'] }))
  client.send(...Array.from({ length: 10 }, () => ({ type: 2, invocationId: 'v', item: 'x'.repeat(100) })))
  expect(await client.next()).toEqual({ type: 7, error: 'The streams are sent faster than they are read' })
})

test('a stream ends when the client cancels it or leaves, even if it waits for ever', async () => {
  const ended: string[] = []
  const { url } = await serve({
    streams: {
      Wait({ signal }, name) {
        signal.addEventListener('abort', () => ended.push(String(name)))
        return never()
      },
    },
  })
  const client = await connected(url)
  client.send({ type: 4, invocationId: '1', target: 'wait', arguments: ['cancelled'] }, { type: 5, invocationId: '1' })
  expect(await client.next()).toEqual({ type: 3, invocationId: '1' })
  expect(ended).toEqual(['cancelled'])
  client.send({ type: 4, invocationId: '2', target: 'wait', arguments: ['left'] })
  client.terminate()
  await expect.poll(() => ended).toEqual(['cancelled', 'left'])
})

test('a stream is cancelled also while it waits for the invocation before it', async () => {
  const started: string[] = []
  let release: (() => void) | undefined
  const { url } = await serve({
    methods: { Slow: () => new Promise<void>((resolve) => (release = resolve)) },
    streams: {
      Numbers(_call) {
        started.push('numbers')
        return [1, 2]
      },
    },
  })
  const client = await connected(url)
  client.send(
    invocation('Slow'),
    { type: 4, invocationId: '1', target: 'numbers', arguments: [] },
    { type: 5, invocationId: '1' },
  )
  client.send(invocation('Missing', [], { invocationId: '2' }))
  await expect.poll(() => release).toBeDefined()
  release?.()
  expect([await client.next(), await client.next()]).toMatchObject([{ type: 3, invocationId: '1' }, { invocationId: '2' }])
  expect(started).toEqual([])
})

test('a method called as a stream, and the reverse, is an error', async () => {
  const { url } = await serve({ methods: { Echo: () => 1 }, streams: { Count: () => [1, 2] } })
  const client = await connected(url)
  client.send(invocation('count', [], { invocationId: '1' }), { type: 4, invocationId: '2', target: 'echo', arguments: [] })
  expect([await client.next(), await client.next()]).toEqual([
    {
      type: 3,
      invocationId: '1',
      error: "The client attempted to invoke the streaming 'count' method with a non-streaming invocation.",
    },
    {
      type: 3,
      invocationId: '2',
      error: "The client attempted to invoke the non-streaming 'echo' method with a streaming invocation.",
    },
  ])
})

test('a result that is not JSON is an internal error', async () => {
  const failures: unknown[] = []
  const { url } = await serve({ methods: { Big: () => 1n }, on: { failed: (error) => void failures.push(error) } })
  const client = await connected(url)
  client.send(invocation('Big', [], { invocationId: '1' }))
  expect(await client.next()).toMatchObject({ error: "An unexpected error occurred invoking 'Big' on the server." })
  expect(failures).toHaveLength(1)
})

test('a result of the client is awaited for a limited time, in a limited number, and not after it has left', async () => {
  const { url, hub } = await serve({ limits: { clientResults: 2 }, timing: { resultMs: 30 } })
  const client = await connected(url)
  const [connection] = hub.connections
  const late = connection?.invoke('late')
  expect(await client.next()).toMatchObject({ type: 1, target: 'late', invocationId: 's1' })
  await expect(late).rejects.toThrow('The client did not return a result in time')
  const waiting = [connection?.invoke('a'), connection?.invoke('b')].map((result) => expect(result).rejects.toThrow('has ended'))
  await expect(connection?.invoke('c')).rejects.toThrow('Too many invocations')
  connection?.close()
  await Promise.all(waiting)
  await expect(connection?.invoke('d')).rejects.toThrow('The connection has ended')
})

test('connecting and closing are reported, with the reason', async () => {
  const connections = new Set<string>()
  const closed: string[] = []
  const events: HubOptions<string> = {
    path: '/hub',
    isOriginAllowed: () => true,
    authenticate: () => 'eva',
    onConnected({ user }) {
      connections.add(user)
      return () => void connections.delete(user)
    },
    on: { closed: ({ reason, message }) => void closed.push(`${reason}: ${message}`) },
  }
  const { url, hub } = await serve<string>(events)
  const client = await connected(url)
  expect([...connections]).toEqual(['eva'])
  client.send({ type: 7 })
  await client.closed
  expect(connections.size).toBe(0)
  await connected(url)
  for (const connection of hub.connections) connection.close({ error: 'Logged out' })
  ;(await connected(url)).terminate()
  await expect.poll(() => closed).toEqual(['client: ', 'server: Logged out', 'lost: The transport was closed'])
})

test('a close frame without a code is answered with 1000', async () => {
  const { url } = await serve()
  const client = await connected(url)
  client.close()
  expect(await client.closed).toBe(1000)
})

test('a failure in onConnected closes the connection, and its details are not sent', async () => {
  const failures: unknown[] = []
  const { url, hub } = await serve({
    onConnected() {
      throw new Error('database password is hunter2')
    },
    on: { failed: (error) => void failures.push(error) },
  })
  const client = await connected(url)
  expect(await client.next()).toEqual({ type: 7, error: 'Connection closed with an error.' })
  expect([failures.length, hub.size]).toEqual([1, 0])
})

test('the client shows the error of Close, and with allowReconnect it negotiates again', async () => {
  const { url, hub } = await serve()
  const client = realClient(url)
  const closed = new Promise<string | undefined>((resolve) => client.onclose((error) => resolve(error?.message)))
  await client.start()
  for (const connection of hub.connections) connection.close({ error: 'Logged out' })
  expect(await closed).toBe('Server returned an error on close: Logged out')
  const other = realClient(url, { reconnectDelays: [0] })
  const reconnected = new Promise<void>((resolve) => other.onreconnected(() => resolve()))
  await other.start()
  for (const connection of hub.connections) connection.close({ allowReconnect: true })
  await reconnected
})

test('closing the hub refuses new clients, closes all in groups, and waits for them', async () => {
  const { url, hub } = await serve()
  const clients = await Promise.all([1, 2, 3].map(() => connected(url)))
  const pending = await rawSocket(url)
  const closed = hub.close({ error: 'Maintenance', allowReconnect: true, spreadMs: 60 })
  await expect(rawSocket(url)).rejects.toThrow('503')
  for (const client of clients) {
    expect(await client.next()).toEqual({ type: 7, error: 'Maintenance', allowReconnect: true })
    expect(await client.closed).toBe(1000)
  }
  await closed
  expect([await pending.closed, hub.size]).toEqual([1006, 0])
})

/** A stream that produces nothing. */
const never = (): AsyncIterable<never> => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) })
