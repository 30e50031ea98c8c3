import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createJackpotFeed } from './jackpot-feed.ts'

let server: Server
let base: string
let answer: 'amounts' | 'hang' | 'garbage' | 'broken'
let asked: number
let amount: number
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1
    if (answer === 'broken') return void response.writeHead(500).end()
    if (answer !== 'hang') response.end(JSON.stringify(answer === 'garbage' ? { fond: ['veľa'] } : { fond: [amount, 500] }))
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
  asked = 0
  amount = 100
})

function feed() {
  const clock = { now: 0 }
  const log = { warn: vi.fn() }
  return { clock, log, feed: createJackpotFeed({ address: base, now: () => clock.now, log, limit: 800 }) }
}

test('many pages ask the host once, and amounts are new again after two seconds', async () => {
  const { clock, feed: one } = feed()
  const first = await Promise.all(Array.from({ length: 20 }, () => one.fresh()))
  expect(first).toEqual(Array.from({ length: 20 }, () => ({ fond: [100, 500] })))
  expect(asked).toBe(1)
  amount = 90
  clock.now = 1_999
  expect(await one.fresh()).toEqual({ fond: [100, 500] })
  clock.now = 2_000
  expect(await one.fresh()).toEqual({ fond: [90, 500] })
  expect(asked).toBe(2)
})

test.each(['hang', 'garbage', 'broken'] as const)(
  'a host that fails by %s leaves the last good amounts, and says so once [F2]',
  async (how) => {
    const { clock, log, feed: one } = feed()
    await one.fresh()
    answer = how
    for (const now of [10_000, 20_000]) {
      clock.now = now
      expect(await one.fresh()).toEqual({ fond: [100, 500] })
    }
    expect(log.warn).toHaveBeenCalledTimes(1)
    answer = 'amounts'
    amount = 120
    clock.now = 30_000
    expect(await one.fresh()).toEqual({ fond: [120, 500] })
  },
)

test('a page never waits: before the first answer there are no amounts, afterwards the last ones', async () => {
  const { feed: one } = feed()
  expect(one.latest()).toBeNull()
  await vi.waitFor(() => expect(one.latest()).toEqual({ fond: [100, 500] }))
})
