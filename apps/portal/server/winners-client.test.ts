import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWinnersClient } from './winners-client.ts'

const win = {
  gameCode: 'a',
  player: 'Peter K.',
  amount: 1,
  currency: 'EUR',
  wonAt: '2026-01-01T00:00:00Z',
  jackpot: null,
}
const requestedUrls: string[] = []
let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    if (request.url?.startsWith('/hang')) return
    if (request.url?.startsWith('/broken')) return void response.writeHead(500).end()
    response.end(JSON.stringify(request.url?.startsWith('/garbage') ? { no: 'list' } : [win]))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('live winners are requested by country from their own path, the other lists by kind [7.39]', async () => {
  const client = createWinnersClient({ base, country: 'SK' })
  expect(await client.list('recent')).toEqual([win])
  await client.list('jackpot')
  await client.list('hall-of-fame')
  expect(requestedUrls).toEqual([
    '/get-winners-live.php?country=SK',
    '/top?kind=jackpot&country=SK',
    '/top?kind=hall-of-fame&country=SK',
  ])
})

test.each(['hang', 'broken', 'garbage'])('a failing winners service (%s) rejects within the timeout [F1] [F2]', async (way) => {
  const client = createWinnersClient({ base: `${base}/${way}`, country: 'SK', limit: 200 })
  await expect(client.list('recent')).rejects.toThrow()
})
