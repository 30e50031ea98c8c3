import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { connected, END, HANDSHAKE, negotiate, negotiatedUrl, rawSocket, serve } from '../clients.fixture.ts'
import { accessTokenOf, HubRefusal } from '../index.ts'

const handshake = JSON.stringify(HANDSHAKE) + END
const post = (url: string, body: string) => fetch(url, { method: 'POST', body })
const statusOf = async (response: Promise<Response>) => (await response).status

/** An option that counts requests, so that a test can wait for one. */
function countRequests() {
  let count = 0
  return {
    isOriginAllowed: () => {
      count += 1
      return true
    },
    arrived: (expected: number) => expect.poll(() => count, { interval: 5 }).toBe(expected),
  }
}

/** A long polling connection after its handshake. */
async function polling(url: string): Promise<string> {
  const address = await negotiatedUrl(url)
  expect(await (await fetch(address)).text()).toBe('')
  const poll = fetch(address)
  await post(address, handshake)
  expect(await (await poll).text()).toBe(`{}${END}`)
  return address
}

test('a negotiation returns an id, a secret token and the transports, of version 1 at most', async () => {
  const { url } = await serve()
  const reply = await negotiate(url, 'negotiateVersion=7')
  expect(reply).toEqual({
    negotiateVersion: 1,
    connectionId: expect.any(String),
    connectionToken: expect.any(String),
    availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
      transport,
      transferFormats: ['Text'],
    })),
  })
  expect(reply.connectionToken).not.toBe(reply.connectionId)
  const old = await negotiate(url, '')
  expect([old.negotiateVersion, old.connectionToken]).toEqual([0, undefined])
  expect(await statusOf(fetch(`${url}?id=${old.connectionId}`))).toBe(200)
  expect(await negotiate(url, 'negotiateVersion=x')).toEqual({ error: "'negotiateVersion' is not a number" })
})

test('stateful reconnect is granted only if the hub offers it and the client asks for it', async () => {
  const [offered, refused] = [await serve({ statefulReconnect: true }), await serve()]
  const asked = 'negotiateVersion=1&useStatefulReconnect=true'
  expect((await negotiate(offered.url, asked)).useStatefulReconnect).toBe(true)
  expect((await negotiate(offered.url)).useStatefulReconnect).toBeUndefined()
  expect((await negotiate(refused.url, asked)).useStatefulReconnect).toBeUndefined()
})

test('a negotiation may be answered with another address or an error, and leaves no connection behind', async () => {
  const { url, hub } = await serve({
    negotiate: ({ url: path }) =>
      path?.includes('full') ? { error: 'No seats left' } : { url: 'https://b.example/hub', accessToken: 't' },
  })
  expect(await negotiate(url)).toEqual({ url: 'https://b.example/hub', accessToken: 't' })
  expect(await negotiate(url, 'full')).toEqual({ error: 'No seats left' })
  expect(hub.size).toBe(0)
})

test('requests are refused with the status that says why', async () => {
  const { url } = await serve()
  expect(await statusOf(fetch(url))).toBe(400)
  expect(await statusOf(fetch(`${url}?id=nothing`))).toBe(404)
  expect(await statusOf(post(`${url}?id=nothing`, ''))).toBe(404)
  expect(await statusOf(fetch(`${url}/negotiate`))).toBe(405)
  expect(await statusOf(fetch(url, { method: 'PUT' }))).toBe(405)
  expect(await statusOf(fetch(`${url}/elsewhere`))).toBe(404)
  const address = await negotiatedUrl(url)
  expect(await statusOf(post(address, handshake))).toBe(409)
  await rawSocket(address)
  expect(await statusOf(post(address, handshake))).toBe(405)
  expect(await statusOf(fetch(address))).toBe(409)
  expect(await statusOf(fetch(address, { headers: { accept: 'text/event-stream' } }))).toBe(409)
  expect(await statusOf(fetch(address, { method: 'DELETE' }))).toBe(400)
  await expect(rawSocket(address)).rejects.toThrow('409')
  await expect(rawSocket(`${url}?id=nothing`)).rejects.toThrow('404')
})

test('a transport that is not offered is refused', async () => {
  const { url } = await serve({ transports: ['LongPolling'] })
  const address = await negotiatedUrl(url)
  await expect(rawSocket(address)).rejects.toThrow('404')
  expect(await statusOf(fetch(address, { headers: { accept: 'text/event-stream' } }))).toBe(404)
})

test('long polling: the first poll returns at once, a poll returns all records, a new poll ends the old one, DELETE ends the connection', async () => {
  const requests = countRequests()
  const { url, hub } = await serve(requests)
  const address = await polling(url)
  const [connection] = hub.connections
  connection?.send('a')
  connection?.send('b')
  expect((await (await fetch(address)).text()).split(END)).toHaveLength(3)
  const old = fetch(address)
  await requests.arrived(6)
  const next = fetch(address)
  expect((await old).status).toBe(204)
  expect(await statusOf(fetch(address, { method: 'DELETE' }))).toBe(202)
  expect((await next).status).toBe(204)
  expect(await statusOf(fetch(address))).toBe(404)
  expect(hub.size).toBe(0)
})

test('long polling: a poll is held, returns empty, and without another one the connection ends', async () => {
  let time = 0
  const requests = countRequests()
  const { url, hub } = await serve({ now: () => time, ...requests })
  const address = await polling(url)
  const response = fetch(address)
  await requests.arrived(5)
  time = 90_000
  expect([(await response).status, await (await response).text()]).toEqual([200, ''])
  time = 105_000
  await expect.poll(() => hub.size).toBe(0)
})

test('long polling: Close is fetched by the next poll, then 204', async () => {
  const { url, hub } = await serve()
  const address = await polling(url)
  for (const connection of hub.connections) connection.close({ error: 'The table is closed', allowReconnect: true })
  expect(await (await fetch(address)).text()).toBe(`{"type":7,"error":"The table is closed","allowReconnect":true}${END}`)
  expect((await fetch(address)).status).toBe(204)
  expect(hub.size).toBe(0)
})

test('a record may span several POSTs', async () => {
  const { url } = await serve({ methods: { Echo: (_call, text) => text } })
  const address = await polling(url)
  const poll = fetch(address)
  for (const part of ['{"type":1,"invocationId":"1","tar', `get":"Echo","arguments":["ž"]}${END}`])
    expect(await statusOf(post(address, part))).toBe(200)
  expect(await (await poll).text()).toBe(`{"type":3,"invocationId":"1","result":"ž"}${END}`)
})

test('Server-Sent Events start with a comment, and every event is one or more records', async () => {
  const { url, hub } = await serve()
  const address = await negotiatedUrl(url)
  const response = await fetch(address, { headers: { accept: 'text/event-stream' } })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const nextChunk = async () => Buffer.from((await reader.read()).value ?? []).toString()
  expect(await nextChunk()).toBe(':\r\n\r\n')
  await post(address, handshake)
  expect(await nextChunk()).toBe(`data: {}${END}\r\n\r\n`)
  for (const connection of hub.connections) connection.close()
  expect(await nextChunk()).toBe(`data: {"type":7}${END}\r\n\r\n`)
  expect((await reader.read()).done).toBe(true)
})

test('CORS names the origin and allows credentials; a preflight is answered', async () => {
  const { url } = await serve({ isOriginAllowed: (origin) => origin === 'https://ours.example' })
  const headers = { origin: 'https://ours.example' }
  for (const response of [
    await fetch(`${url}/negotiate`, { method: 'POST', headers }),
    await fetch(`${url}/negotiate`, { method: 'OPTIONS', headers }),
    await fetch(`${url}?id=nothing`, { headers }),
  ]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('https://ours.example')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('vary')).toBe('Origin')
    if (response.status === 204)
      expect(response.headers.get('access-control-allow-headers')).toContain('x-requested-with, x-signalr-user-agent')
  }
})

test('a foreign origin gets 403 for every request [S9]', async () => {
  const { url } = await serve({ isOriginAllowed: (origin) => origin === undefined || origin === 'https://ours.example' })
  const headers = { origin: 'https://evil.example' }
  const address = await negotiatedUrl(url)
  for (const method of ['POST', 'OPTIONS']) expect(await statusOf(fetch(`${url}/negotiate`, { method, headers }))).toBe(403)
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await fetch(address, { method, headers })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
  await expect(rawSocket(address, { headers })).rejects.toThrow('403')
  await expect(rawSocket(url, { headers })).rejects.toThrow('403')
})

test('a wrong token is refused in the header and in the address, when negotiating, connecting and later [S9]', async () => {
  const failures: unknown[] = []
  const { url } = await serve<string>({
    authenticate(request) {
      const token = accessTokenOf(request)
      if (token === 'crash') throw new Error('database password is hunter2')
      if (token !== 'right') throw new HubRefusal('Unauthorized')
      return 'eva'
    },
    on: { failed: (error) => void failures.push(error) },
  })
  const right = { authorization: 'Bearer right' }
  const wrong = { authorization: 'Bearer wrong' }
  for (const headers of [{}, wrong]) {
    const response = await fetch(`${url}/negotiate`, { method: 'POST', headers })
    expect([response.status, await response.text()]).toEqual([401, 'Unauthorized'])
    await expect(rawSocket(url, { headers })).rejects.toThrow('401')
  }
  await expect(rawSocket(`${url}?access_token=wrong`)).rejects.toThrow('401')
  await expect(rawSocket(`${url}?access_token=right`)).resolves.toBeDefined()
  const { connectionToken } = await negotiate(url, 'negotiateVersion=1', right)
  const address = `${url}?id=${connectionToken}`
  await expect(rawSocket(address)).rejects.toThrow('401')
  await expect(rawSocket(`${address}&access_token=wrong`)).rejects.toThrow('401')
  await expect(rawSocket(address, { headers: right })).resolves.toBeDefined()
  const crashed = await fetch(`${url}/negotiate?access_token=crash`, { method: 'POST' })
  expect([crashed.status, await crashed.text()]).toEqual([500, 'The request failed on the server'])
  expect(failures).toHaveLength(1)
})

test('an authenticated user is not asked for again with the same token', async () => {
  let count = 0
  const { url } = await serve({
    authenticate() {
      count += 1
      return null
    },
  })
  const address = await polling(url)
  await fetch(address, { method: 'DELETE' })
  expect(count).toBe(1)
})

test('pending and open connections are limited per address and in total, and ended ones are not counted', async () => {
  const { url, hub } = await serve({
    limits: { pendingPerAddress: 2, connectionsPerAddress: 3, connections: 4 },
    addressOf: ({ headers }) => String(headers['x-test-address']),
  })
  const from = (address: string) => ({ headers: { 'x-test-address': address } })
  const first = await rawSocket(url, from('a'))
  await negotiate(url, '', from('a').headers)
  await expect(rawSocket(url, from('a'))).rejects.toThrow('429')
  first.send(HANDSHAKE)
  await first.next()
  await connected(url, from('a'))
  await expect(rawSocket(url, from('a'))).rejects.toThrow('429')
  await connected(url, from('b'))
  await expect(rawSocket(url, from('b'))).rejects.toThrow('503')
  first.terminate()
  await expect.poll(() => hub.size).toBe(3)
  await expect(rawSocket(url, from('a'))).resolves.toBeDefined()
})

test('a negotiated connection without a transport expires', async () => {
  const { url, hub } = await serve({ timing: { connectMs: 20 } })
  const address = await negotiatedUrl(url)
  await expect.poll(() => hub.size).toBe(0)
  expect(await statusOf(fetch(address))).toBe(404)
})

test('a body that is too long, or not received in time, is refused, and so are too many at once', async () => {
  const { url } = await serve({ limits: { postBytes: 100, postsAtOnce: 2 }, timing: { bodyMs: 500 } })
  const address = await polling(url)
  expect(await statusOf(post(address, 'x'.repeat(101)))).toBe(413)
  const { pathname, search, port } = new URL(address)
  const slowPost = () =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), 'localhost')
      socket.write(`POST ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\nx`)
      let text = ''
      socket.on('data', (data) => {
        text += data.toString()
      })
      socket.on('close', () => resolve(text.slice(0, 12)))
    })
  const slow = [slowPost(), slowPost()]
  await expect.poll(() => statusOf(post(address, '')), { interval: 5 }).toBe(429)
  expect(await Promise.all(slow)).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408'])
  expect(await statusOf(post(address, ''))).toBe(200)
})
