import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type RunningPortal, runPortal } from '../fixtures/portal-double.ts'
import { createServiceStatus, type PartState } from './service-status.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Readyz {
  failing: string[]
  passing: string[]
}
const CHECKS = ['database', 'pam: platform scripts', 'notifications: event feed', 'chat: changes', 'live-feed: tables']
const ready = (...failing: string[]): Readyz => ({ failing, passing: CHECKS.filter((name) => !failing.includes(name)) })

/** A service whose readiness a test sets; null: no reply but garbage. */
async function service(initial: Readyz | null) {
  const state = { reply: initial, requests: 0 }
  const server: Server = createServer((_request, response) => {
    state.requests += 1
    response.writeHead(state.reply?.failing.length === 0 ? 200 : 503).end(state.reply ? JSON.stringify(state.reply) : '<html>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return { state, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz` }
}
function statusOf(addresses: string[], pages: PartState = 'works') {
  const clock = { now: 0 }
  const status = createServiceStatus({ addresses, pages: () => pages, now: () => clock.now })
  return async () => {
    clock.now += 5_000
    return Object.fromEntries((await status.read()).parts.map(({ part, state }) => [part, state]))
  }
}

test('each part works, is limited or is down by the checks of its service', async () => {
  const services = await service(ready())
  const read = statusOf([services.address])
  expect(await read()).toEqual({
    pages: 'works',
    account: 'works',
    'live-tables': 'works',
    notifications: 'works',
    chat: 'works',
  })
  services.state.reply = ready('live-feed: tables', 'chat: changes')
  expect(await read()).toMatchObject({ account: 'works', 'live-tables': 'limited', chat: 'limited' })
  services.state.reply = ready('pam: platform scripts')
  expect(await read()).toMatchObject({ account: 'down', chat: 'works' })
  services.state.reply = ready('database')
  expect(await read()).toEqual({ pages: 'works', account: 'down', 'live-tables': 'down', notifications: 'down', chat: 'down' })
})

test('a service that does not reply takes down what it had; others are not affected', async () => {
  const services = await service(ready())
  const games = await service({ failing: [], passing: ['game-host: slots client'] })
  const read = statusOf([services.address, games.address])
  expect(await read()).toMatchObject({ account: 'works', games: 'works' })
  games.state.reply = null
  expect(await read()).toMatchObject({ account: 'works', games: 'down', chat: 'works' })
})

test('what no reachable service has is down while another never replied, and is not shown when all replied', async () => {
  const [services, silent] = [await service(ready()), await service(null)]
  const read = statusOf([services.address, silent.address])
  expect(await read()).toMatchObject({ account: 'works', games: 'down' })
  silent.state.reply = { failing: [], passing: [] }
  expect(await read()).not.toHaveProperty('games')
})

test('of two nodes one that is down limits a part', async () => {
  const [first, second] = [await service(ready()), await service(ready())]
  const read = statusOf([first.address, second.address])
  expect(await read()).toMatchObject({ account: 'works' })
  second.state.reply = null
  expect(await read()).toMatchObject({ account: 'limited', chat: 'limited' })
})

test('the services are asked once in five seconds, however many players look', async () => {
  const services = await service(ready())
  const status = createServiceStatus({ addresses: [services.address], pages: () => 'works', now: () => 0 })
  await Promise.all([status.read(), status.read(), status.read()])
  await status.read()
  expect(services.state.requests).toBe(1)
})

let portal: RunningPortal
test('the page says in Slovak what works, without scripts, for everybody and for a few seconds', async () => {
  const services = await service(ready('chat: changes'))
  portal = await runPortal({ environment: { HERNA_STATUS_URLS: services.address } })
  closing.push(() => portal.close())
  await expect.poll(async () => (await portal.get('/readyz')).status).toBe(200)
  const response = await portal.get('/stav')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=5'])
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  const html = await response.text()
  for (const text of [
    'Niečo funguje len čiastočne',
    'Stránky a zoznamy hier <b class="works">Funguje</b>',
    'Prihlásenie, účet a platby <b class="works">Funguje</b>',
    'Chat s podporou <b class="limited">Obmedzené</b>',
    'podpora@herna.example',
  ])
    expect(html).toContain(text)
  expect(html).not.toMatch(/<script|database|pam:/)
})

test('it is shown while the portal has no content', async () => {
  const services = await service(ready('database'))
  portal = await runPortal({
    environment: { HERNA_CONTENT_URL: 'http://127.0.0.1:9/content', HERNA_STATUS_URLS: services.address },
  })
  closing.push(() => portal.close())
  expect((await portal.get('/')).status).toBe(503)
  const html = await (await portal.get('/stav')).text()
  expect(html).toContain('Stránky a zoznamy hier <b class="down">Nefunguje</b>')
})
