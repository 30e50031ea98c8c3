import { expect, test } from 'vitest'
import { StompRefusal, type StompServerOptions } from './index.ts'
import { CONNECT, connected, rawClient, serve } from './raw-client.fixture.ts'
import type { Subscription } from './options.ts'

const acceptAll = (): StompServerOptions<null> => ({ authenticate: () => null, subscribe: () => () => undefined })

test('the response to CONNECT and STOMP has the version and heart-beats; a host header is not required', async () => {
  const { url } = await serve({ ...acceptAll(), heartBeat: { send: 0, receive: 3_000 }, serverName: 'us' })
  for (const connect of ['CONNECT', 'STOMP']) {
    const client = await rawClient(url)
    expect(client.protocol).toBe('v12.stomp')
    client.send(`${connect}\naccept-version:1.1,1.2\n\n\0`)
    const [command, headers] = await client.next()
    expect([command, headers.version, headers['heart-beat'], headers.server]).toEqual(['CONNECTED', '1.2', '0,3000', 'us'])
  }
})

test('a client of version 1.0 is served without a version header', async () => {
  const subscriptions: Subscription<null>[] = []
  const { url } = await serve({
    ...acceptAll(),
    subscribe: (subscription) => {
      subscriptions.push(subscription)
      return () => undefined
    },
  })
  const client = await rawClient(url, [])
  client.send('CONNECT\n\n\0')
  const [command, headers] = await client.next()
  expect([command, 'version' in headers]).toEqual(['CONNECTED', false])
  client.send('SUBSCRIBE\ndestination:/a\nreceipt:1\n\n\0')
  await client.next()
  subscriptions[0]?.deliver({ body: 'hello' })
  const [messageCommand, messageHeaders, body] = await client.next()
  expect([messageCommand, messageHeaders.destination, messageHeaders.subscription, body]).toEqual([
    'MESSAGE',
    '/a',
    undefined,
    'hello',
  ])
})

test('no common version: an ERROR, then the socket closes', async () => {
  const { url } = await serve(acceptAll())
  const client = await rawClient(url)
  client.send('CONNECT\naccept-version:9.9\n\n\0')
  expect((await client.next())[0]).toBe('ERROR')
  expect(await client.closed).toBe(1002)
})

test('a refused client gets the reason and is closed; the details of a server failure are not sent', async () => {
  const failures: unknown[] = []
  const { url } = await serve({
    ...acceptAll(),
    authenticate({ headers }) {
      if (headers.get('login') === 'bad') throw new StompRefusal('Bad credentials')
      throw new Error('database password is hunter2')
    },
    on: { failed: (error) => failures.push(error) },
  })
  const refused = await rawClient(url)
  refused.send('CONNECT\naccept-version:1.2\nlogin:bad\n\n\0')
  expect((await refused.next())[2]).toBe('Bad credentials')
  expect(await refused.closed).toBe(1008)
  const failed = await rawClient(url)
  failed.send(CONNECT)
  expect((await failed.next())[2]).toBe('The request failed on the server')
  expect(await failed.closed).toBe(1011)
  expect(failures).toHaveLength(1)
})

test('frames that violate the protocol get an ERROR with their receipt, then the socket closes', async () => {
  const { url } = await serve(acceptAll())
  for (const frame of [
    'HELLO\nreceipt:7\n\n\0',
    'SUBSCRIBE\ndestination:/a\nreceipt:7\n\n\0',
    'SUBSCRIBE\nid:1\nreceipt:7\n\n\0',
    'SUBSCRIBE\nid:1\ndestination:/a\nack:maybe\nreceipt:7\n\n\0',
    'ACK\nid:nothing\nreceipt:7\n\n\0',
    'COMMIT\ntransaction:none\nreceipt:7\n\n\0',
    'BEGIN\nreceipt:7\n\nbody\0',
    'SEND\ndestination:/a\nreceipt:7\n\nnot taken here\0',
    '__proto__\nreceipt:7\n\n\0',
    `${CONNECT.replace('\n\n', '\nreceipt:7\n\n')}`,
  ]) {
    const client = await connected(url)
    client.send(frame)
    const [command, headers] = await client.next()
    expect([frame, command, headers['receipt-id']]).toEqual([frame, 'ERROR', '7'])
    expect([1002, 1008]).toContain(await client.closed)
  }
})

test('frames before CONNECT are refused, and so is a client that never connects', async () => {
  const { url } = await serve({ ...acceptAll(), limits: { connectMs: 50 } })
  const earlyClient = await rawClient(url)
  earlyClient.send('SUBSCRIBE\nid:1\ndestination:/a\n\n\0')
  expect((await earlyClient.next())[2]).toBe('The first frame is CONNECT or STOMP')
  const silentClient = await rawClient(url)
  expect((await silentClient.next())[2]).toBe('CONNECT was not received in time')
  expect(await silentClient.closed).toBe(1008)
})

test('a receipt is sent after the work, and for DISCONNECT before the socket closes', async () => {
  const finishedSteps: string[] = []
  let release: () => void = () => undefined
  const commandHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const { url } = await serve({
    ...acceptAll(),
    async send({ body }) {
      if (body.toString() === 'slow') await commandHeld
      finishedSteps.push(body.toString())
    },
  })
  const client = await connected(url)
  client.send('SEND\ndestination:/a\nreceipt:1\n\nslow\0SEND\ndestination:/a\nreceipt:2\n\nfast\0DISCONNECT\nreceipt:3\n\n\0')
  expect(finishedSteps).toEqual([])
  release()
  expect((await client.next())[1]).toEqual({ 'receipt-id': '1' })
  expect(finishedSteps[0]).toBe('slow')
  expect((await client.next())[1]).toEqual({ 'receipt-id': '2' })
  expect((await client.next())[1]).toEqual({ 'receipt-id': '3' })
  expect(await client.closed).toBe(1000)
  expect(finishedSteps).toEqual(['slow', 'fast'])
})

test('heart-beats are sent, and a silent client is disconnected', async () => {
  const { url } = await serve({ ...acceptAll(), heartBeat: { send: 20, receive: 20 } })
  const client = await rawClient(url)
  client.send('CONNECT\naccept-version:1.2\nheart-beat:20,20\n\n\0')
  await client.next()
  expect((await client.next())[2]).toBe('No data received for too long')
  expect(client.beats()).toBeGreaterThan(0)
  expect(await client.closed).toBe(1001)
})

test('a client is disconnected when it sends too many frames or does not read', async () => {
  const subscriptions: Subscription<null>[] = []
  const closes: number[] = []
  const { url } = await serve({
    ...acceptAll(),
    subscribe: (subscription) => {
      subscriptions.push(subscription)
      return () => undefined
    },
    limits: { framesAtOnce: 20, framesPerSecond: 1, bufferedBytes: 100_000 },
    on: { closed: ({ code }) => closes.push(code) },
  })
  const floodingClient = await connected(url)
  for (let index = 0; index < 30; index += 1) floodingClient.send('\n')
  expect((await floodingClient.next())[2]).toBe('Too many frames')
  const pausedClient = await connected(url)
  pausedClient.send('SUBSCRIBE\nid:1\ndestination:/a\nreceipt:1\n\n\0')
  await pausedClient.next()
  pausedClient.pause()
  const body = 'x'.repeat(50_000)
  let acceptedCount = 0
  while (subscriptions[0]?.deliver({ body })) {
    acceptedCount += 1
    if (acceptedCount % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (acceptedCount > 10_000) throw new Error('deliveries to a client that does not read were never refused')
  }
  await expect.poll(() => closes.at(-1)).toBe(1006)
})

test('a page of a foreign origin is refused before the socket opens [S9]', async () => {
  const { url } = await serve({ ...acceptAll(), isOriginAllowed: (origin) => origin === 'https://ours.example' })
  await expect(rawClient(url, ['v12.stomp'], { origin: 'https://evil.example' })).rejects.toThrow('403')
  await expect(rawClient(url, ['v12.stomp'], { origin: 'https://ours.example' })).resolves.toBeDefined()
})

test('connecting and closing are reported; connections above the limit are refused', async () => {
  const connectedUsers = new Set<string>()
  const { url } = await serve<string>({
    authenticate: ({ headers }) => headers.get('login') ?? 'nobody',
    subscribe: () => () => undefined,
    onConnected({ user }) {
      connectedUsers.add(user)
      return () => connectedUsers.delete(user)
    },
    limits: { connections: 1 },
  })
  const client = await rawClient(url)
  client.send('CONNECT\naccept-version:1.2\nlogin:eva\n\n\0')
  await client.next()
  expect([...connectedUsers]).toEqual(['eva'])
  await expect(rawClient(url)).rejects.toThrow('503')
  client.terminate()
  await expect.poll(() => connectedUsers.size).toBe(0)
  await expect
    .poll(() =>
      rawClient(url).then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('open')
})

test('closing the server notifies every client and waits until they have closed', async () => {
  const server = await serve(acceptAll())
  const client = await connected(server.url)
  expect(server.size()).toBe(1)
  await server.close()
  expect((await client.next())[2]).toBe('The server is closing')
  expect(server.size()).toBe(0)
  await expect(rawClient(server.url)).rejects.toThrow('503')
})

test('sockets are closed one group after another; a client whose turn has not come is still served [F12]', async () => {
  const server = await serve(acceptAll())
  const clients = [await connected(server.url), await connected(server.url), await connected(server.url)]
  const order: number[] = []
  for (const [index, client] of clients.entries()) void client.closed.then(() => order.push(index))
  const closing = server.close({ spreadMs: 1_500 })
  await expect.poll(() => order).toEqual([0])
  clients[2]?.send('SUBSCRIBE\nid:1\ndestination:/a\nreceipt:1\n\n\0')
  expect((await clients[2]?.next())?.[0]).toBe('RECEIPT')
  await closing
  expect(order).toEqual([0, 1, 2])
})

test('unconnected sockets of one address are limited; connecting or closing frees a slot, other addresses are counted separately', async () => {
  const { url } = await serve({
    ...acceptAll(),
    limits: { waitingPerAddress: 2 },
    addressOf: (request) => String(request.headers['x-test-address'] ?? 'here'),
  })
  const [first, second] = [await rawClient(url), await rawClient(url)]
  await expect(rawClient(url)).rejects.toThrow('429')
  await expect(rawClient(url, ['v12.stomp'], { 'x-test-address': 'elsewhere' })).resolves.toBeDefined()
  first.send(CONNECT)
  await first.next()
  const third = await rawClient(url)
  await expect(rawClient(url)).rejects.toThrow('429')
  // Closing a connected socket does not change the count.
  first.terminate()
  await first.closed
  await expect(rawClient(url)).rejects.toThrow('429')
  second.terminate()
  third.terminate()
  await expect
    .poll(() =>
      rawClient(url).then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('open')
})
