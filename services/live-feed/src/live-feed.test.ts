import { LIVE_HUB_PATH, SOURCE_SILENCE_SECONDS } from '@herna/contract/live-feed'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPage, openRawPage, PORTAL, startNode, studioOf, tableOf } from './live-feed.fixture.ts'

test.each(['WebSockets', 'ServerSentEvents', 'LongPolling'] as const)(
  'over %s a guest receives init with the list of all tables, then updateTable with the changes of one [4.27] [7.45]',
  async (over) => {
    const node = await startNode()
    const studio = studioOf(() => node)
    await studio.snapshot([
      tableOf('ruleta', { Players: 3 }),
      tableOf('blackjack', { SeatsAvailability: { '1': true, '2': false } }),
    ])
    const page = await openPage(node.hub, { over })
    await expect.poll(() => page.list()).toHaveLength(2)
    expect(page.list()).toEqual([
      { ImsGameCode: 'blackjack', Language: 'sk', Status: 'online', SeatsAvailability: { '1': true, '2': false } },
      { ImsGameCode: 'ruleta', Language: 'sk', Status: 'online', SeatsAvailability: {}, Players: 3 },
    ])
    await studio.change({ ImsGameCode: 'blackjack', SeatsAvailability: { '1': true, '2': true } })
    await expect.poll(() => page.updates).toEqual([{ ImsGameCode: 'blackjack', SeatsAvailability: { '1': true, '2': true } }])
  },
)

test('a table carries its code, language, status and the seats that are taken [3.38]', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  for (const field of ['ImsGameCode', 'Language', 'Status', 'SeatsAvailability']) {
    const { [field as 'Status']: _, ...incomplete } = tableOf('a')
    const { status, body } = await studio.snapshot([incomplete as never])
    expect([status, body.errors]).toMatchObject([400, [{ field: `tables.0.${field}` }]])
  }
  expect((await studio.snapshot([tableOf('a', { SeatsAvailability: { '1': 'yes' as never } })])).body.errors).toMatchObject([
    { field: 'tables.0.SeatsAvailability.1' },
  ])
})

test('changes within a flush are merged into one update per table, and what is unchanged is not sent', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  await studio.snapshot([tableOf('a', { Players: 1 }), tableOf('b')])
  const page = await openPage(node.hub)
  await expect.poll(() => page.list()).toHaveLength(2)
  await studio.change({ ImsGameCode: 'a', Players: 2 })
  await expect.poll(() => page.updates).toHaveLength(1)
  // A flush follows at once on a long pause: these come after it, within one interval.
  for (const Players of [3, 4, 5]) await studio.change({ ImsGameCode: 'a', Players }, { ImsGameCode: 'b', Status: 'online' })
  await studio.change({ ImsGameCode: 'a', Waiting: 1 })
  await expect.poll(() => page.list()).toMatchObject([{ Players: 5, Waiting: 1 }, {}])
  expect(page.updates.length).toBeLessThan(5)
  expect(page.updates.every(({ ImsGameCode }) => ImsGameCode === 'a')).toBe(true)
})

test('a new snapshot sends what differs; when it adds or removes tables, everyone gets a new init [4.27]', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  await studio.snapshot([tableOf('a'), tableOf('b')])
  const page = await openPage(node.hub)
  await expect.poll(() => page.list()).toHaveLength(2)
  await studio.snapshot([tableOf('a'), tableOf('b', { Status: 'closed' })])
  await expect.poll(() => page.updates).toEqual([{ ImsGameCode: 'b', Status: 'closed' }])
  const inits = () => page.received.filter((target) => target === 'init').length
  const before = inits()
  await studio.snapshot([tableOf('a'), tableOf('c')])
  await expect.poll(() => page.list().map(({ ImsGameCode }) => ImsGameCode)).toEqual(['a', 'c'])
  expect([inits(), page.updates.length]).toEqual([before + 1, 1])
})

test('a page of another origin gets 403 on every transport, the portal’s page does not [S9]', async () => {
  const node = await startNode()
  const negotiate = (origin?: string) =>
    fetch(`${node.hub}/negotiate?negotiateVersion=1`, { method: 'POST', headers: origin ? { origin } : {} })
  for (const origin of ['https://evil.test', 'null', `${PORTAL}.evil.test`]) {
    expect((await negotiate(origin)).status, origin).toBe(403)
    expect((await fetch(node.hub, { headers: { origin, accept: 'text/event-stream' } })).status, origin).toBe(403)
    const opened = new Promise<string>((resolve) =>
      new WebSocket(node.hub.replace('http', 'ws'), { origin }).on('error', ({ message }) => resolve(message)),
    )
    expect(await opened).toContain('403')
  }
  const allowed = await negotiate(PORTAL)
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, PORTAL])
  expect((await negotiate()).status).toBe(200)
})

test('clients can call nothing', async () => {
  const node = await startNode()
  await studioOf(() => node).snapshot([])
  const page = await openPage(node.hub)
  await expect(page.connection.invoke('init', [])).rejects.toThrow('Unknown hub method')
  await expect(page.connection.invoke('updateTable', {})).rejects.toThrow('Unknown hub method')
})

test('the tables of a studio that is silent for a minute are offline until its next snapshot; those of others stay', async () => {
  let time = Date.now()
  const node = await startNode({ now: () => time })
  const studio = studioOf(
    () => node,
    'studio',
    () => time,
  )
  const other = studioOf(
    () => node,
    'other',
    () => time,
  )
  await studio.snapshot([tableOf('a', { Players: 7 })])
  await other.snapshot([tableOf('b')])
  const page = await openPage(node.hub)
  await expect.poll(() => page.list()).toHaveLength(2)
  time += SOURCE_SILENCE_SECONDS * 1_000 - 1
  expect((await other.change()).status).toBe(200)
  time += 1
  await expect.poll(() => page.list()).toMatchObject([{ Status: 'offline', Players: 7 }, { Status: 'online' }])
  expect(node.logged()).toContain('studio silent, its tables are offline')
  expect(await node.metrics()).toContain('herna_live_source_silences_total{source="studio"} 1')
  // Its changes would show a table as it was before: it must send all of them.
  expect((await studio.change({ ImsGameCode: 'a', Players: 8 })).body.errorCode).toBe('sequence-gap')
  await studio.snapshot([tableOf('a', { Players: 8 })])
  await expect.poll(() => page.list()).toMatchObject([{ Status: 'online', Players: 8 }, { Status: 'online' }])
})

test('when a node closes, its pages are told to come back', async () => {
  const node = await startNode()
  await studioOf(() => node).snapshot([])
  const page = await openPage(node.hub, { reconnectDelays: [60_000] })
  const reconnecting = new Promise<void>((resolve) => page.connection.onreconnecting(() => resolve()))
  await node.close()
  await reconnecting
  expect(page.connection.state).toBe('Reconnecting')
})

test('a page that does not read is not sent everything: when it reads again, it gets what has changed, once', async () => {
  const node = await startNode()
  const studio = studioOf(() => node)
  const codes = Array.from({ length: 1_000 }, (_, index) => `t${index}`)
  await studio.snapshot(codes.map((code) => tableOf(code, { Players: 0 })))
  const page = await openRawPage(node.hub)
  await expect.poll(() => page.tables.size).toBe(codes.length)
  page.socket.pause()
  const Results = Array.from({ length: 60 }, (_, index) => String(index).padStart(12, '0'))
  // More than the buffers of the operating system hold.
  const rounds = 25
  for (let Players = 1; Players <= rounds; Players += 1) {
    const changed = Players === rounds ? codes.slice(0, 500) : codes
    await studio.change(...changed.map((ImsGameCode) => ({ ImsGameCode, Players, Results: [`${Players}`, ...Results.slice(1)] })))
    await expect
      .poll(async () => /herna_live_updates_total (\d+)/.exec(await node.metrics())?.[1])
      .toBe(String(Players * codes.length - (Players === rounds ? 500 : 0)))
  }
  page.socket.resume()
  await expect.poll(() => page.tables.get('t0')?.Players).toBe(rounds)
  await expect.poll(() => page.tables.get('t999')?.Players).toBe(rounds - 1)
  expect(page.disorders).toEqual([])
  expect(page.updates()).toBeLessThan((rounds - 1) * codes.length)
  expect(await node.metrics()).toContain('herna_live_catch_ups_total{type="changes"} 1')
})

test('connections per address are limited, and counted in the metrics', async () => {
  const node = await startNode({ environment: { HERNA_LIVE_CONNECTIONS_PER_ADDRESS: '2' } })
  const negotiate = async () =>
    (await fetch(`${node.address}${LIVE_HUB_PATH}/negotiate?negotiateVersion=1`, { method: 'POST' })).status
  expect([await negotiate(), await negotiate(), await negotiate()]).toEqual([200, 200, 429])
  expect(await node.metrics()).toMatch(/herna_live_connections 2/)
})

test('invalid settings are reported with their names, and an address of Redis is never repeated', async () => {
  await expect(startNode({ environment: { HERNA_LIVE_SOURCES: 'studio:short' } })).rejects.toThrow(
    /^HERNA_LIVE_SOURCES: expected pairs/,
  )
  await expect(startNode({ environment: { REDIS_URL: 'http://:hidden@host' } })).rejects.toThrow(
    /^REDIS_URL: expected an address such as redis:\/\/user:password@host:6379\/0$/,
  )
})
