import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGameHost, runGameHost } from '../game-host.fixture.ts'

let host: RunningGameHost
beforeAll(async () => {
  host = await runGameHost()
})
afterAll(() => host.close())

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers })

test('every picture of a session is served, cacheable for a year, and differs from the others', async () => {
  const { game } = await host.openSession('ovocny-raj')
  const { far, middle, near } = game.world
  const layers = [far.tall, middle.tall, near.tall, near.wide]
  const addresses = [...game.symbols.map(({ image }) => image), game.theme.backdrop, game.theme.logo, ...layers]
  const etags = new Set<string>()
  for (const address of addresses) {
    const reply = await get(address)
    expect(reply.statusCode, address).toBe(200)
    expect(reply.headers['content-type']).toBe('image/webp')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(reply.rawPayload).metadata()).format).toBe('webp')
    etags.add(String(reply.headers['etag']))
  }
  expect(etags.size).toBe(addresses.length)
})

test('a picture with a matching ETag is not sent again, and one without the current version is revalidated each time', async () => {
  const { game } = await host.openSession('zlaty-vlk')
  const address = game.symbols[0]?.image as string
  const first = await get(address)
  const again = await get(address, { 'if-none-match': String(first.headers['etag']) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload.length).toBe(0)
  for (const old of [address.replace(/v=.*/, 'v=stara'), address.replace(/\?.*/, '')]) {
    expect((await get(old)).headers['cache-control']).toBe('no-cache')
  }
})

test('a picture is rendered once and stored on disk for the next start', async () => {
  const { game } = await host.openSession('zlaty-vlk')
  const address = game.symbols[9]?.image as string
  const replies = await Promise.all(Array.from({ length: 8 }, () => get(address)))
  expect(new Set(replies.map(({ headers }) => headers['etag'])).size).toBe(1)
  const files = readdirSync(join(host.database.dataFolder, 'game-art'))
  expect(files.every((name) => /^[0-9a-f]{64}\.webp$/.test(name))).toBe(true)
  const fileCount = files.length
  await get(address)
  expect(readdirSync(join(host.database.dataFolder, 'game-art'))).toHaveLength(fileCount)
})

test('the layers of a scene are 780×1688 for phones and 1600×900 for desktops, the far one opaque, and a phone loads at most 90 kB of each', async () => {
  const { game } = await host.openSession('ovocny-raj')
  for (const layer of ['far', 'middle', 'near'] as const) {
    const tall = await get(game.world[layer].tall)
    const metadata = await sharp(tall.rawPayload).metadata()
    expect([metadata.width, metadata.height, metadata.hasAlpha], layer).toEqual([780, 1688, layer !== 'far'])
    expect(tall.rawPayload.length, layer).toBeLessThan(90_000)
  }
  const wide = await sharp((await get(game.world.near.wide)).rawPayload).metadata()
  expect([wide.width, wide.height]).toEqual([1600, 900])
})

test.each(['/art/zlaty-vlk/scene/sky/tall', '/art/zlaty-vlk/scene/far/square'])('%s is refused', async (url) => {
  expect((await get(url)).statusCode).toBe(400)
})

test.each([
  '/art/ruleta/logo',
  '/art/ruleta/scene/far/tall',
  '/art/zlaty-vlk/symbol/10',
  '/art/zlaty-vlk/symbol/63',
  '/art/zlaty-vlk/other',
])('%s is not found', async (url) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('application/problem+json')
})

test('a symbol id that is not a number is refused with the field name', async () => {
  const reply = await get('/art/zlaty-vlk/symbol/abc')
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors[0].field).toBe('symbolId')
})

test('a slot is pictured in play for desktops and phones; a page revalidates the picture after a day', async () => {
  for (const [format, size, most] of [
    ['wide', [960, 540], 90_000],
    ['tall', [480, 800], 70_000],
  ] as const) {
    const reply = await get(`/art/zlaty-vlk/play/${format}`)
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect([reply.statusCode, width, height], format).toEqual([200, ...size])
    expect(reply.rawPayload.length, format).toBeLessThan(most)
    expect(reply.headers['cache-control']).toBe('public, max-age=86400')
    const again = await get(`/art/zlaty-vlk/play/${format}`, { 'if-none-match': String(reply.headers['etag']) })
    expect(again.statusCode).toBe(304)
  }
  expect((await get('/art/ruleta/play/wide')).statusCode).toBe(404)
  expect((await get('/art/zlaty-vlk/play/square')).statusCode).toBe(400)
})
