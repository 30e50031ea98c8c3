import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createJackpotFeed } from './jackpot-feed.ts'

const feedOf = (cents: number) => ({ fond: [{ amount: cents, from: cents * 0.99, since: 1_000 }] })

let server: Server
let base: string
let answer: 'amounts' | 'hang' | 'garbage' | 'broken'
let requestCount: number
let amount: number
beforeAll(async () => {
  server = createServer((_request, response) => {
    requestCount += 1
    if (answer === 'broken') return void response.writeHead(500).end()
    if (answer !== 'hang') response.end(JSON.stringify(answer === 'garbage' ? { fond: ['veľa'] } : feedOf(amount)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The first call of a process is slow: it is not the one a test waits for.
  answer = 'amounts'
  await (await fetch(base)).text()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = 'amounts'
  requestCount = 0
  amount = 100
})

function feed() {
  const clock = { now: 0 }
  const log = { warn: vi.fn() }
  return { clock, log, feed: createJackpotFeed({ address: base, now: () => clock.now, log, limit: 800 }) }
}

test('concurrent reads send one request, and amounts are refreshed after two seconds', async () => {
  const { clock, feed: amountsFeed } = feed()
  const first = await Promise.all(Array.from({ length: 20 }, () => amountsFeed.read()))
  expect(first).toEqual(Array.from({ length: 20 }, () => ({ feed: feedOf(100), age: 0 })))
  expect(requestCount).toBe(1)
  amount = 90
  clock.now = 1_999
  expect(await amountsFeed.read()).toEqual({ feed: feedOf(100), age: 1_999 })
  clock.now = 2_000
  expect(await amountsFeed.read()).toEqual({ feed: feedOf(90), age: 0 })
  expect(requestCount).toBe(2)
})

test.each(['hang', 'garbage', 'broken'] as const)(
  'when the host fails (%s) the last amounts are served for half a minute, then none; logged once [4.26] [F2]',
  async (how) => {
    const { clock, log, feed: amountsFeed } = feed()
    await amountsFeed.read()
    answer = how
    clock.now = 29_999
    expect(await amountsFeed.read()).toEqual({ feed: feedOf(100), age: 29_999 })
    for (const now of [32_000, 60_000]) {
      clock.now = now
      expect(await amountsFeed.read()).toBeNull()
    }
    expect(log.warn).toHaveBeenCalledTimes(1)
    answer = 'amounts'
    amount = 120
    clock.now = 70_000
    expect(await amountsFeed.read()).toEqual({ feed: feedOf(120), age: 0 })
  },
)

test('without any response of the host there are no amounts [4.26]', async () => {
  answer = 'broken'
  expect(await feed().feed.read()).toBeNull()
})
