import { expect, test } from 'vitest'
import { openCheckedPage, sorted, startStudio } from './checked-page.fixture.ts'
import { type LiveNode, openPage, startNode, studioOf, tableOf } from './live-feed.fixture.ts'
import { startRedis } from './redis-server.fixture.ts'

const environmentOf = (redis: { url: string }) => ({ REDIS_URL: redis.url })

test('pages at every node, those that join late included, have all changes once and in order, whichever node received them [F3]', async () => {
  const redis = await startRedis()
  const nodes = await Promise.all([1, 2, 3].map(() => startNode({ environment: environmentOf(redis) })))
  const studio = startStudio(() => nodes)
  await studio.snapshot()
  const pages = await Promise.all(nodes.map((node) => openCheckedPage(node)))
  const changing = studio.change(200)
  // Nodes and pages that join in the middle.
  for (let late = 0; late < 3; late += 1) {
    const node = await startNode({ environment: environmentOf(redis) })
    nodes.push(node)
    pages.push(await openCheckedPage(node), await openCheckedPage(nodes[late] as LiveNode))
  }
  await changing
  for (const page of pages) {
    await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
    expect(page.faults).toEqual([])
  }
  expect(pages.every(({ updates }) => updates.length > 0)).toBe(true)
})

test('a node that missed entries of a trimmed stream reads the state again and sends a new init', async () => {
  const redis = await startRedis()
  const node = await startNode({ environment: environmentOf(redis) })
  const studio = startStudio(() => [node])
  await studio.snapshot()
  const page = await openCheckedPage(node)
  await studio.change(10)
  await expect.poll(() => page.list()).toEqual(sorted(studio.tables()))
  const inits = () => page.received.filter((target) => target === 'init').length
  const before = inits()
  // Scripts are atomic: the node sees nothing of the first, and only the last entry of the second.
  await redis.run(['EVAL', EMPTIED, '0'])
  await expect.poll(() => page.tables.get('t0')?.Players).toBe(999)
  expect(inits()).toBe(before + 1)
  await redis.run(['EVAL', TRIMMED, '0'])
  await expect.poll(() => page.tables.get('t1')?.Players).toBe(998)
  expect(inits()).toBe(before + 2)
})
const EMPTIED = `
redis.call('INCR', '{herna:live}:offset')
redis.call('HSET', '{herna:live}:state', 't0/Players', '999')
redis.call('XTRIM', '{herna:live}:log', 'MAXLEN', '0')`
const TRIMMED = `
redis.call('HSET', '{herna:live}:state', 't1/Players', '998')
local data = redis.call('GET', '{herna:live}:data')
for _ = 1, 3 do
  local offset = redis.call('INCR', '{herna:live}:offset')
  local id = redis.call('XADD', '{herna:live}:log', '*', 'offset', offset, 'data', data, 'changes', '[]')
  redis.call('SET', '{herna:live}:last-id', id)
end
redis.call('XTRIM', '{herna:live}:log', 'MAXLEN', '1')`

test('a silent studio is found by the nodes together, once', async () => {
  const redis = await startRedis()
  const nodes = await Promise.all([1, 2].map(() => startNode({ environment: environmentOf(redis) })))
  const studio = studioOf(() => nodes[0] as LiveNode)
  await studio.snapshot([tableOf('a/b', { Results: [], SeatsAvailability: { '1': true } })])
  const page = await openPage((nodes[1] as LiveNode).hub)
  await expect.poll(() => page.list()).toHaveLength(1)
  // A minute earlier, by Redis's clock.
  await redis.run(['HINCRBY', '{herna:live}:sources', 'studio/seen', '-60000'])
  await expect
    .poll(() => page.list())
    .toEqual([tableOf('a/b', { Results: [], SeatsAvailability: { '1': true }, Status: 'offline' })])
  const warnings = nodes.flatMap((node) => node.logged().match(/studio silent/g) ?? [])
  expect(warnings).toHaveLength(1)
  expect((await studio.change()).body.errorCode).toBe('sequence-gap')
})
