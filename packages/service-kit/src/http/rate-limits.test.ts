import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestRedis, type TestRedis } from '../test-redis.ts'
import { createServer } from './http-server.ts'
import { openRateLimits } from './rate-limits.ts'

let redis: TestRedis
let prefixes = 0
const logged: string[] = []
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })

beforeAll(async () => {
  redis = await startTestRedis()
})
afterAll(() => redis.close())

/** Nodes of one installation, each with a limit of three calls a minute. */
async function startNodes(count: number) {
  const prefix = `test-${(prefixes += 1)}`
  const start = async () => {
    const rateLimits = await openRateLimits({ url: redis.url, prefix, log })
    const app = await createServer({ title: 'Limited', rateLimits })
    const config = { rateLimit: { max: 3, timeWindow: 60_000 } }
    for (const path of ['/login', '/codes', '/rounds']) app.get(path, { config }, async () => 'ok')
    onTestFinished(async () => {
      rateLimits.close()
      await app.close()
    })
    return {
      app,
      get: (path = '/login') => app.inject(path),
      status: async (path?: string) => (await app.inject(path ?? '/login')).statusCode,
    }
  }
  return { nodes: await Promise.all(Array.from({ length: count }, start)), start, prefix }
}

test('a client has one limit, however many nodes serve it, and a node that is replaced takes no counts with it [S10]', async () => {
  const { nodes, start } = await startNodes(2)
  const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  expect([await one.status(), await other.status(), await one.status()]).toEqual([200, 200, 200])
  expect([await one.status(), await other.status()]).toEqual([429, 429])
  const refused = await other.get()
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await one.app.close()
  const replacement = await start()
  expect(await replacement.status()).toBe(429)
  expect(await other.status('/codes')).toBe(200)
})

test('requests sent at once to all nodes are counted once each', async () => {
  const { nodes } = await startNodes(3)
  const statuses = await Promise.all(Array.from({ length: 30 }, async (_, call) => nodes[call % 3]?.status()))
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
})

test('without Redis each node goes on counting for itself, and they share the limit again when it is back [F1]', async () => {
  const { nodes } = await startNodes(2)
  const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  logged.length = 0
  await redis.kill()
  const statuses: number[] = []
  for (let call = 0; call < 4; call++) statuses.push(await one.status('/codes'))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await other.status('/codes')).toBe(200)
  expect(logged.filter((line) => line.includes('each node counts rate limits for itself'))).toHaveLength(2)
  await redis.start()
  const sharedAgain = async () => {
    await Promise.all(nodes.map((node) => node.status('/codes')))
    return logged.filter((line) => line.includes('rate limits are shared again')).length
  }
  await expect.poll(sharedAgain).toBe(2)
  const shared = [
    await one.status('/rounds'),
    await other.status('/rounds'),
    await one.status('/rounds'),
    await other.status('/rounds'),
  ]
  expect(shared).toEqual([200, 200, 200, 429])
})

test('a node goes on from the count it knows while Redis does not answer, and what it counted alone is counted for all afterwards [F1]', async () => {
  const { nodes } = await startNodes(2)
  const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  expect([await one.status(), await other.status()]).toEqual([200, 200])
  await redis.kill()
  // The node knows of its own request only.
  expect([await one.status(), await one.status(), await one.status()]).toEqual([200, 200, 429])
  await other.status('/codes')
  logged.length = 0
  await redis.start()
  const sharedAgain = async () => {
    await Promise.all(nodes.map((node) => node.status('/codes')))
    return logged.filter((line) => line.includes('rate limits are shared again')).length
  }
  await expect.poll(sharedAgain).toBe(2)
  // Redis has lost its counts. The first node reports what it has counted; the other alone has counted one request of three.
  expect(await one.status()).toBe(429)
  expect(await other.status()).toBe(429)
})

test('neither addresses nor tokens are stored, and a count ends with its window', async () => {
  const { nodes, prefix } = await startNodes(1)
  await nodes[0]?.status()
  const keys = (await redis.run(['KEYS', `${prefix}:*`])) as string[]
  expect(keys).toEqual([expect.stringMatching(new RegExp(`^${prefix}:limit:[\\w-]{43}$`))])
  expect(await redis.run(['PTTL', keys[0] ?? ''])).toBeGreaterThan(50_000)
})
