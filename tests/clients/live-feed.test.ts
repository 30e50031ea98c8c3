import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { LiveTable } from '@herna/contract/live-feed'
import { createHub as createServerHub, type Hub as ServerHub } from '@herna/live-hub'
import { afterEach, expect, test } from 'vitest'
import { createHub } from '../../apps/portal/app/live-tables/create-hub.ts'
import { type Feed, openFeed } from '../../apps/portal/app/live-tables/feed-connection.ts'
import { createLiveTables } from '../../apps/portal/app/live-tables/live-tables.ts'

const table = (ImsGameCode: string): LiveTable => ({ ImsGameCode, Language: 'sk', Status: 'online', SeatsAvailability: {} })

let server: Server
let hub: ServerHub<object>
let feed: Feed
afterEach(async () => {
  feed.close()
  await hub.close({ allowReconnect: false, spreadMs: 0 })
  await new Promise((done) => server.close(done))
})

/** The portal's client against our hub over HTTP. */
async function connect() {
  const sockets = new Set<Socket>()
  let connections = 0
  hub = createServerHub({
    path: '/live/hub',
    authenticate: async () => ({}),
    isOriginAllowed: () => true,
    methods: {},
    streams: {},
    statefulReconnect: true,
    onConnected(connection) {
      connections += 1
      connection.send('init', [table('a'), table(`connection-${connections}`)])
      return () => undefined
    },
  })
  server = createServer((request, response) => void hub.request(request, response))
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const tables = createLiveTables()
  const states: string[] = []
  const failures: string[] = []
  feed = openFeed({
    createHub: () => createHub(`http://127.0.0.1:${port}/live/hub`),
    tables,
    setStatus: ({ state }) => states.push(state),
    setDataTime: () => undefined,
    onFailure: (what) => failures.push(what),
    report: (message) => failures.push(message),
    now: Date.now,
  })
  feed.reconnect()
  const codes = () => [...tables.snapshot().keys()]
  const send = (target: string, argument: unknown) => {
    for (const connection of hub.connections) connection.send(target, argument)
  }
  return { tables, states, failures, sockets, codes, send }
}

test('the portal’s client receives init and updates of a hub, and leaves it when it closes [4.27] [7.45]', async () => {
  const { tables, states, failures, codes, send } = await connect()
  await expect.poll(codes).toEqual(['a', 'connection-1'])
  send('updateTable', { ImsGameCode: 'a', Dealer: 'Eva' })
  await expect.poll(() => tables.get('a')).toEqual({ ...table('a'), Dealer: 'Eva' })
  feed.close()
  await expect.poll(() => hub.size).toBe(0)
  expect([states, codes(), failures]).toEqual([['connecting', 'connected', 'idle'], [], []])
})

test('a socket that breaks is resumed without a gap and without the page noticing [9.8]', async () => {
  const { tables, states, sockets, codes, send } = await connect()
  await expect.poll(codes).toEqual(['a', 'connection-1'])
  for (const socket of sockets) socket.destroy()
  send('updateTable', { ImsGameCode: 'a', Dealer: 'sent while away' })
  await expect.poll(() => tables.get('a')?.Dealer).toBe('sent while away')
  expect([states, codes()]).toEqual([
    ['connecting', 'connected'],
    ['a', 'connection-1'],
  ])
})

test('a hub that closes its connections for a restart gets its clients back, with a new list [4.27]', async () => {
  const { states, codes } = await connect()
  await expect.poll(codes).toEqual(['a', 'connection-1'])
  for (const connection of hub.connections) connection.close({ allowReconnect: true })
  await expect.poll(codes).toEqual(['a', 'connection-2'])
  expect(states.slice(0, 3)).toEqual(['connecting', 'connected', 'reconnecting'])
  await expect.poll(() => states.at(-1)).toBe('connected')
})
