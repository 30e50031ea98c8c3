// A process of `live-feed.ts`: the peers. `hub`: the same hub with one frame per update and client; `ws`: the same without a protocol. Arguments:
// peer, updates per second, JSON of one update, bytes of a message of `ws` at least.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub } from '@herna/live-hub'
import { WebSocketServer } from 'ws'

const [peer, rate, update = '{}', bytes = '0'] = process.argv.slice(2)
const http = createServer((_request, response) => void response.writeHead(404).end())
const send = peer === 'hub' ? naiveHub() : plainSockets()

http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }))
process.on('message', (message: 'start') => {
  if (message === 'start')
    setInterval(() => send({ ...(JSON.parse(update) as object), Players: Date.now() }), 1000 / Number(rate))
})

function naiveHub(): (change: object) => void {
  const hub = createHub({
    path: '/live',
    authenticate: () => null,
    isOriginAllowed: () => true,
    limits: { connectionsPerAddress: 20_000, pendingPerAddress: 20_000 },
  })
  http.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  return (change) => {
    for (const connection of hub.connections) connection.send('updateTable', change)
  }
}

function plainSockets(): (change: object) => void {
  const server = new WebSocketServer({ server: http, path: '/live' })
  return (change) => {
    // Blanks after JSON are JSON.
    const text = JSON.stringify({ type: 1, target: 'updateTable', arguments: [change] }).padEnd(Number(bytes))
    for (const client of server.clients) client.send(text)
  }
}
