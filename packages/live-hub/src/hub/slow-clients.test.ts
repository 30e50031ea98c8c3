import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { connected, END, HANDSHAKE, negotiatedUrl, type RawClient, serve } from '../clients.fixture.ts'
import { type ClosedEvent, type Connection, type Hub, type HubOptions, prepareFrame } from '../index.ts'

const BODY = 'x'.repeat(20_000)
const handshake = JSON.stringify(HANDSHAKE) + END

/** Sends until the connection is slow; returns how often. */
async function sendUntilSlow(connection: Connection<null>): Promise<number> {
  let count = 1
  while (connection.send('update', BODY)) {
    count += 1
    // Until the sockets' own buffers are full.
    if (count % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (count > 20_000) throw new Error('a client that does not read was never slow')
  }
  return count
}

function only(hub: Hub<null>): Connection<null> {
  const [connection] = hub.connections
  if (!connection) throw new Error('there is no connection')
  return connection
}

async function pausedClient(
  options: Partial<HubOptions<null>> = {},
): Promise<{ client: RawClient; connection: Connection<null>; closed: ClosedEvent[] }> {
  const closed: ClosedEvent[] = []
  const { url, hub } = await serve({ on: { closed: (event) => void closed.push(event) }, ...options })
  const client = await connected(url)
  client.pause()
  return { client, connection: only(hub), closed }
}

test('a WebSocket client that does not read becomes slow, and is reported as drained when it has caught up', async () => {
  const { client, connection } = await pausedClient()
  let drains = 0
  connection.onDrain(() => {
    drains += 1
  })
  const count = await sendUntilSlow(connection)
  expect([connection.isSlow, connection.isOpen, drains]).toEqual([true, true, 0])
  expect(connection.bufferedAmount).toBeGreaterThan(65_536)
  expect(connection.bufferedAmount).toBeLessThan(200_000)
  client.resume()
  await expect.poll(() => drains).toBe(1)
  expect(connection.isSlow).toBe(false)
  // Nothing of what was accepted is lost.
  for (let index = 0; index < count; index += 1) expect((await client.next()).arguments).toEqual([BODY])
  expect(connection.send('update', 'small')).toBe(true)
})

test('a client for which too much is buffered is disconnected', async () => {
  const { client, connection, closed } = await pausedClient({ limits: { bufferedBytes: 300_000 } })
  const frame = prepareFrame([{ target: 'update', arguments: [BODY] }])
  await sendUntilSlow(connection)
  let count = 0
  while (connection.isOpen && count < 1_000) {
    connection.sendPrepared(frame)
    count += 1
  }
  expect(count).toBeLessThan(30)
  expect(closed).toMatchObject([{ reason: 'slow', message: 'The client reads too slowly' }])
  client.resume()
  expect(await client.closed).toBe(1006)
})

test('a Server-Sent Events client that does not read becomes slow, and drains', async () => {
  const { url, hub } = await serve()
  const address = await negotiatedUrl(url)
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(address, { headers: { accept: 'text/event-stream' } }, resolve),
  )
  await fetch(address, { method: 'POST', body: handshake })
  const connection = only(hub)
  let drains = 0
  connection.onDrain(() => {
    drains += 1
  })
  response.pause()
  await sendUntilSlow(connection)
  expect(drains).toBe(0)
  response.resume()
  await expect.poll(() => drains).toBe(1)
  connection.close()
})

test('a polling client that does not poll becomes slow, drains with its next poll, and is disconnected at the limit', async () => {
  const closed: ClosedEvent[] = []
  const { url, hub } = await serve({ limits: { bufferedBytes: 200_000 }, on: { closed: (event) => void closed.push(event) } })
  const address = await negotiatedUrl(url)
  await fetch(address)
  await fetch(address, { method: 'POST', body: handshake })
  const connection = only(hub)
  let drains = 0
  connection.onDrain(() => {
    drains += 1
  })
  const count = await sendUntilSlow(connection)
  expect(drains).toBe(0)
  expect((await (await fetch(address)).text()).split(END)).toHaveLength(count + 2)
  await expect.poll(() => drains).toBe(1)
  while (connection.isOpen) connection.send('update', BODY)
  expect(closed).toMatchObject([{ reason: 'slow' }])
  expect((await fetch(address)).status).toBe(404)
})

test('a stream waits for a slow client instead of being buffered', async () => {
  let produced = 0
  const { client, connection } = await pausedClient({
    streams: {
      *Numbers() {
        for (; produced < 2_000; produced += 1) yield BODY
      },
    },
  })
  client.send({ type: 4, invocationId: '1', target: 'Numbers', arguments: [] })
  await expect.poll(() => connection.isSlow).toBe(true)
  expect(produced).toBeLessThan(2_000)
  client.resume()
  let items = 0
  while ((await client.next()).type === 2) items += 1
  expect(items).toBe(2_000)
})

test('a client that sends pings and does not read the answers is disconnected', async () => {
  const { url, hub } = await serve({ limits: { bufferedBytes: 100_000 } })
  const { port, pathname } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  socket.on('error', () => undefined)
  socket.write(upgrade(pathname))
  await expect.poll(() => hub.size).toBe(1)
  socket.pause()
  // Pings with 125 bytes, masked with zeros.
  const pings = Buffer.concat(
    Array.from({ length: 1_000 }, () => Buffer.concat([Buffer.of(0x89, 0xfd, 0, 0, 0, 0), Buffer.alloc(125)])),
  )
  while (hub.size > 0) {
    socket.write(pings)
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.destroy()
})

test('what a closed client does not read is discarded', async () => {
  let time = 0
  const { url, hub } = await serve({ timing: { closeMs: 30 }, now: () => time })
  const stream = await negotiatedUrl(url)
  const polls = await negotiatedUrl(url)
  const open = (address: string, headers = {}) => new Promise<IncomingMessage>((resolve) => get(address, { headers }, resolve))
  const event = await open(stream, { accept: 'text/event-stream' })
  await fetch(stream, { method: 'POST', body: handshake })
  const eventConnection = only(hub)
  await (await fetch(polls)).text()
  await fetch(polls, { method: 'POST', body: handshake })
  const pollConnection = [...hub.connections].at(-1)
  const body = 'x'.repeat(8_000_000)
  for (const connection of [eventConnection, pollConnection]) connection?.send('update', body)
  const poll = await open(polls)
  expect(poll.statusCode).toBe(200)
  const ended = [event, poll].map((response) => new Promise((resolve) => response.on('error', resolve)))
  eventConnection.close()
  // No further poll.
  time = 20_000
  await expect.poll(() => hub.size).toBe(0)
  for (const response of [event, poll]) response.resume()
  expect((await Promise.all(ended)).map((error) => (error as Error).message)).toEqual(['aborted', 'aborted'])
})

const upgrade = (pathname: string, offer = '') =>
  `GET ${pathname} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
  `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n${offer ? `sec-websocket-extensions: ${offer}\r\n` : ''}\r\n`

/** Opens a WebSocket by hand; returns the agreed extension and the first bytes of the frame sent after the handshake. */
async function openByHand(offer: string, deflate = true): Promise<{ extension: string | undefined; firstByte: number }> {
  const { url, hub } = await serve({ deflate })
  const { port, pathname } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  let bytes = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    bytes = Buffer.concat([bytes, data])
  })
  socket.write(upgrade(pathname, offer))
  await expect.poll(() => bytes.includes('\r\n\r\n')).toBe(true)
  const extension = /sec-websocket-extensions: (.*)\r\n/i.exec(bytes.toString('latin1'))?.[1]
  bytes = Buffer.alloc(0)
  // A text frame, masked with zeros.
  socket.write(Buffer.concat([Buffer.of(0x81, 0x80 | handshake.length, 0, 0, 0, 0), Buffer.from(handshake)]))
  await expect.poll(() => bytes.length).toBe(5)
  only(hub).sendPrepared(prepareFrame([{ target: 'update', arguments: [BODY] }], { deflate: 6 }))
  await expect.poll(() => bytes.length).toBeGreaterThan(20)
  const firstByte = bytes[5] ?? 0
  socket.destroy()
  return { extension, firstByte }
}

test('prepared frames are compressed for clients that agreed on it, and only for those who can read the shared bytes', async () => {
  const noContext = 'permessage-deflate; client_max_window_bits=10; server_no_context_takeover; client_no_context_takeover'
  const small = await openByHand('permessage-deflate; client_max_window_bits')
  expect(small.extension?.split('; ').toSorted()).toEqual(noContext.split('; ').toSorted())
  expect(small.firstByte).toBe(0xc1)
  const full = await openByHand('permessage-deflate')
  expect(full.extension).toContain('server_no_context_takeover')
  expect(full.firstByte).toBe(0xc1)
  for (const offer of ['permessage-deflate; server_max_window_bits=9', 'x-webkit-deflate-frame', 'permessage-deflate; unknown'])
    expect(await openByHand(offer)).toEqual({ extension: undefined, firstByte: 0x81 })
  expect(await openByHand('permessage-deflate', false)).toEqual({ extension: undefined, firstByte: 0x81 })
})

test('compressed prepared frames, other messages and pings keep their order, and compressed messages of the client are read', async () => {
  const { url, hub } = await serve({ methods: { Echo: (_call, text) => text }, timing: { keepAliveMs: 5 } })
  const client = await connected(url, { perMessageDeflate: true })
  const connection = only(hub)
  for (let number = 0; number < 100; number += 2) {
    connection.send('update', number, BODY)
    connection.sendPrepared(prepareFrame([{ target: 'update', arguments: [number + 1, BODY] }], { deflate: 1 }))
    if (number % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  for (let number = 0; number < 100; number += 1) expect((await client.next()).arguments).toEqual([number, BODY])
  client.send({ type: 1, invocationId: '1', target: 'Echo', arguments: [BODY] })
  expect(await client.next()).toMatchObject({ result: BODY })
})
