import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'
import { smallGame, smallInfo } from '../small-catalogue.fixture.ts'

let content: RunningContent
beforeAll(async () => {
  content = await runContent()
})
afterAll(() => content.close())

const ask = (address: string, headers: Record<string, string> = {}) =>
  content.app.inject({ url: `/content/assets${address}`, headers })
const sizeOf = async (address: string) => {
  const answer = await ask(address)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  return { type: answer.headers['content-type'], format, width, landscape: (width ?? 0) > (height ?? 0) }
}

test('a game has a thumbnail, a portrait and a landscape, always WebP, at the width asked for [7.37]', async () => {
  const webp = { type: 'image/webp', format: 'webp' }
  expect(await sizeOf('/zlaty-vlk/thumbnail?format=webp&version=1&width=220')).toEqual({ ...webp, width: 220, landscape: true })
  expect(await sizeOf('/zlaty-vlk/portrait?version=1&width=290')).toEqual({ ...webp, width: 300, landscape: false })
  expect(await sizeOf('/zivy-stol/landscape')).toEqual({ ...webp, width: 704, landscape: true })
})

test('a picture is immutable by its version and asked about again without [7.37]', async () => {
  const current = await ask('/zlaty-vlk/thumbnail?format=webp&version=1&width=148')
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const address of ['/zlaty-vlk/thumbnail?width=148', '/zlaty-vlk/thumbnail?width=148&version=0'])
    expect((await ask(address)).headers['cache-control']).not.toContain('immutable')
  const again = await ask('/zlaty-vlk/thumbnail?version=1&width=148', { 'if-none-match': String(current.headers['etag']) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('another file version is another picture [7.37]', async () => {
  const before = await ask('/modra-studna/thumbnail?width=96')
  const details = { game: smallGame('modra-studna', { fileVersion: '2' }), info: smallInfo('modra-studna') }
  await content.app.inject({
    method: 'PUT',
    url: '/content/edit/games/modra-studna',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
    payload: details,
  })
  const after = await ask('/modra-studna/thumbnail?version=2&width=96')
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
  expect(after.headers['cache-control']).toContain('immutable')
})

test('providers have logos, content has its banners, menus their icons and flags', async () => {
  expect(await sizeOf('/providers/dielna/light')).toMatchObject({ format: 'webp' })
  expect(await sizeOf('/banners/vitaj/promotion?width=300')).toMatchObject({ width: 300 })
  const icon = await ask('/icons/wolf.svg')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect((await ask('/flags/sk.svg')).body).toContain('<svg')
})

test.each(['/neznama-hra/thumbnail', '/providers/nikto/light', '/banners/nikde/hero', '/icons/nothing-of-the-kind.svg'])(
  'no picture is invented for %s',
  async (address) => {
    const answer = await ask(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  },
)

test.each([
  ['/zlaty-vlk/thumbnail?format=png', 'format'],
  ['/zlaty-vlk/poster', 'type'],
  ['/zlaty-vlk/thumbnail?width=999999', 'width'],
  ['/zlaty-vlk/thumbnail?quality=1', 'quality'],
  ['/..%2F..%2Fetc/thumbnail', 'gameCode'],
  ['/icons/..%2f.svg', 'file'],
])('%s is a problem document naming %s [7.37]', async (address, field) => {
  const answer = await ask(address)
  expect(answer.statusCode).toBe(400)
  expect((answer.json() as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
})

test('the API answers while pictures are drawn', async () => {
  const order: string[] = []
  const drawing = Promise.all(
    ['zlaty-vlk', 'zivy-stol'].flatMap((code) => ['600', '860'].map((width) => ask(`/${code}/landscape?width=${width}`))),
  ).then(() => order.push('pictures'))
  await content.get('/content/layouts').then(() => order.push('list'))
  await drawing
  expect(order).toEqual(['list', 'pictures'])
})
