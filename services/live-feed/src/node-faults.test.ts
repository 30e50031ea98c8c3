import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { expect, test } from 'vitest'
import { CODES, openCheckedPage, sorted, startStudio } from './checked-page.fixture.ts'
import { type LiveNode, startNode } from './live-feed.fixture.ts'
import { startLoadBalancer } from './load-balancer.fixture.ts'
import { startNodeProcess } from './node-process.fixture.ts'
import { startRedis } from './redis-server.fixture.ts'

const environmentOf = (redis: { url: string }) => ({ REDIS_URL: redis.url })
const initsOf = ({ received }: { received: string[] }) => received.filter((target) => target === 'init').length

test('after Redis was killed and came back with its data, every node continues without a gap; meanwhile it serves what it has', async () => {
  const redis = await startRedis()
  const nodes = await Promise.all([1, 2].map(() => startNode({ environment: environmentOf(redis) })))
  const studio = startStudio(() => nodes)
  await studio.snapshot()
  const pages = await Promise.all(nodes.map((node) => openCheckedPage(node)))
  await studio.change(20)
  await redis.kill()
  for (const page of pages) await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
  const before = pages.map(initsOf)
  await expect.poll(() => nodes[0]?.isReady()).toBe(false)
  // Requests are refused until it is back, and then repeated.
  const changing = studio.change(20)
  const late = await openCheckedPage(nodes[0] as LiveNode)
  expect(late.list()).toHaveLength(CODES.length)
  await redis.start()
  await changing
  for (const page of [...pages, late]) {
    await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
    expect(page.faults).toEqual([])
  }
  expect([...pages, late].map(initsOf)).toEqual([...before, 1])
  await expect.poll(() => nodes[0]?.isReady()).toBe(true)
  expect(nodes[0]?.logged().match(/Redis unavailable/g)).toHaveLength(1)
  expect(nodes[0]?.logged().match(/Redis reached again/g)).toHaveLength(1)
})

test('after Redis came back without its data, pages keep their tables until the studio’s snapshot, and no list is ever empty', async () => {
  const redis = await startRedis()
  const nodes = await Promise.all([1, 2].map(() => startNode({ environment: environmentOf(redis) })))
  const studio = startStudio(() => nodes)
  await studio.snapshot()
  const pages = await Promise.all(nodes.map((node) => openCheckedPage(node)))
  const sizes: number[] = []
  for (const page of pages) page.onMessage(() => void sizes.push(page.tables.size))
  await studio.change(20)
  for (const page of pages) await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
  await redis.kill()
  redis.dropData()
  await redis.start()
  for (const node of nodes) await expect.poll(() => node.logged()).toContain('Redis lost its data')
  const late = await openCheckedPage(nodes[0] as LiveNode)
  expect(late.list()).toEqual(sorted(studio.tables()))
  await studio.change(20)
  for (const page of [...pages, late]) {
    await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
    expect(page.faults).toEqual([])
  }
  expect(new Set(sizes)).toEqual(new Set([CODES.length]))
})

test('when the process of a node is killed, its pages come back to another with a fresh init, and no update is lost or counted twice [4.27] [F3] [F9]', async () => {
  const redis = await startRedis()
  const nodes = await Promise.all([1, 2].map(() => startNodeProcess(environmentOf(redis))))
  const [killed, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  const balancer = await startLoadBalancer(() => nodes[0]?.address ?? '')
  const studio = startStudio(() => nodes)
  await studio.snapshot()
  const reconnectDelays = [0, ...Array.from({ length: 1_000 }, () => 20)]
  const open = () => openCheckedPage({ hub: balancer.address + LIVE_HUB_PATH }, { reconnectDelays, skipNegotiation: true })
  const pages = await Promise.all([open(), open(), open()])
  const stayed = await openCheckedPage(other)
  await studio.change(30)
  for (const page of [...pages, stayed]) await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
  // A page that came before its node had read the snapshot has had an empty list first.
  const before = pages.map(initsOf)
  const beforeOfStayed = initsOf(stayed)
  // The studio goes on while the node dies: it does not know whether its last request was stored.
  const changing = studio.change(150)
  await killed.kill()
  nodes.shift()
  await changing
  const oneMore = before.map((count) => count + 1)
  await expect.poll(() => pages.map(initsOf)).toEqual(oneMore)
  await studio.change(30)
  for (const page of [...pages, stayed]) {
    await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
    expect(page.faults).toEqual([])
  }
  expect([pages.map(initsOf), initsOf(stayed)]).toEqual([oneMore, beforeOfStayed])
})

test('when a node closes, and when its connections break, its pages come back to another with a fresh init, and lose nothing [4.27] [F3]', async () => {
  const redis = await startRedis()
  const start = () => startNode({ environment: environmentOf(redis) })
  const nodes = [await start(), await start()]
  const balancer = await startLoadBalancer(() => nodes[0]?.address ?? '')
  const studio = startStudio(() => nodes)
  await studio.snapshot()
  const hub = balancer.address + LIVE_HUB_PATH
  const page = await openCheckedPage({ hub }, { reconnectDelays: Array.from({ length: 2_000 }, () => 10), skipNegotiation: true })
  let reconnections = 0
  page.connection.onreconnected(() => void (reconnections += 1))
  await studio.change(30)
  const changing = studio.change(150)
  const [closing] = nodes.splice(0, 1)
  await closing?.close()
  await expect.poll(() => reconnections).toBe(1)
  nodes.push(await start())
  const [killed] = nodes.splice(0, 1)
  balancer.cut()
  await expect.poll(() => reconnections).toBe(2)
  await killed?.close()
  await changing
  await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
  expect(page.faults).toEqual([])
  expect(initsOf(page)).toBeGreaterThanOrEqual(3)
})
