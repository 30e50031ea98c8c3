import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub } from '@herna/live-hub'
import { expect, onTestFinished, test } from 'vitest'
import { SECRETS, startNode, STUDIO } from '../src/live-feed.fixture.ts'
import { checkRules } from './rules.ts'

test('our feed follows every rule', async () => {
  const { address } = await startNode()
  const results = await checkRules({ address, source: STUDIO, secret: SECRETS[STUDIO] ?? '' })
  expect(results.filter(({ passed }) => !passed)).toEqual([])
  expect(results.length).toBeGreaterThan(20)
})

test.each([
  ['accepts everything', 200, '{"sequence":1}'],
  ['refuses everything', 500, '{}'],
])('a feed that %s fails the rules', async (_, status, body) => {
  const hub = createHub<null>({ path: '/live/hub', authenticate: () => null, isOriginAllowed: () => true })
  const server = createServer((request, response) => {
    if (!hub.request(request, response)) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await hub.close()
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const results = await checkRules({ address, source: STUDIO, secret: 'any' }, { waitMs: 100 })
  const passed = results.filter((result) => result.passed).map(({ rule }) => rule)
  // What needs nothing but an acknowledgement, or no table.
  const harmless = [
    'an empty list of changes is accepted: the studio is there',
    'a snapshot without tables removes all of the studio',
  ]
  expect(passed).toEqual(status === 200 ? harmless : [])
})
