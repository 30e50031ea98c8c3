import { sourceVersion } from '@herna/service-kit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'
import { smallGame, smallInfo } from '../small-catalogue.fixture.ts'

let content: RunningContent
beforeAll(async () => {
  content = await runContent()
})
afterAll(() => content.close())

const get = (address: string, headers: Record<string, string> = {}) =>
  content.app.inject({ url: `/content/assets${address}`, headers })
const art = sourceVersion('@herna/game-art')
const sizeOf = async (address: string) => {
  const response = await get(address)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  const { format, width, height } = await sharp(response.rawPayload).metadata()
  return { type: response.headers['content-type'], format, width, landscape: (width ?? 0) > (height ?? 0) }
}

test('a game has a thumbnail, a portrait and a landscape, always WebP, at the requested width [7.37]', async () => {
  const webp = { type: 'image/webp', format: 'webp' }
  expect(await sizeOf('/zlaty-vlk/thumbnail?format=webp&version=1&width=220')).toEqual({ ...webp, width: 220, landscape: true })
  expect(await sizeOf('/zlaty-vlk/portrait?version=1&width=290')).toEqual({ ...webp, width: 300, landscape: false })
  expect(await sizeOf('/zivy-stol/landscape')).toEqual({ ...webp, width: 704, landscape: true })
})

test('an image is immutable with its version and that of the code that draws it in the URL, and revalidated without [7.37]', async () => {
  const current = await get(`/zlaty-vlk/thumbnail?format=webp&version=1&width=148&art=${art}`)
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const outdated = ['', '&version=0', '&version=1', '&version=1&art=0', `&version=0&art=${art}`, `&art=${art}`]
  for (const address of outdated) {
    const reply = await get(`/zlaty-vlk/thumbnail?width=148${address}`)
    expect([address, reply.headers['cache-control']]).toEqual([address, 'public, max-age=300'])
    expect(reply.rawPayload).toEqual(current.rawPayload)
  }
  const revalidation = await get('/zlaty-vlk/thumbnail?version=1&width=148', { 'if-none-match': String(current.headers['etag']) })
  expect([revalidation.statusCode, revalidation.rawPayload.length]).toEqual([304, 0])
})

test('another file version is another image [7.37]', async () => {
  const previousVersion = await get('/modra-studna/thumbnail?width=96')
  const details = { game: smallGame('modra-studna', { fileVersion: '2' }), info: smallInfo('modra-studna') }
  await content.app.inject({
    method: 'PUT',
    url: '/content/edit/games/modra-studna',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
    payload: details,
  })
  const newVersion = await get(`/modra-studna/thumbnail?version=2&width=96&art=${art}`)
  expect(newVersion.headers['etag']).not.toBe(previousVersion.headers['etag'])
  expect(newVersion.headers['cache-control']).toContain('immutable')
})

test('providers have logos, content has its banners, menus their icons and flags', async () => {
  expect(await sizeOf('/providers/dielna/light')).toMatchObject({ format: 'webp' })
  expect(await sizeOf('/banners/vitaj/promotion?width=300')).toMatchObject({ width: 300 })
  for (const address of ['/banners/vitaj/promotion?version=1', '/providers/dielna/light?version=1']) {
    const caching = await Promise.all(
      ['0', art].map(async (each) => (await get(`${address}&art=${each}`)).headers['cache-control']),
    )
    expect([address, ...caching]).toEqual([address, 'public, max-age=300', 'public, max-age=31536000, immutable'])
  }
  const icon = await get('/icons/wolf.svg')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect((await get('/flags/sk.svg')).body).toContain('<svg')
})

test.each(['/neznama-hra/thumbnail', '/providers/nikto/light', '/banners/nikde/hero', '/icons/nothing-of-the-kind.svg'])(
  'there is no image for %s',
  async (address) => {
    const response = await get(address)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/problem+json')
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
  const response = await get(address)
  expect(response.statusCode).toBe(400)
  expect((response.json() as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
})

test('the API responds while images are rendered', async () => {
  const order: string[] = []
  const rendering = Promise.all(
    ['zlaty-vlk', 'zivy-stol'].flatMap((code) => ['600', '860'].map((width) => get(`/${code}/landscape?width=${width}`))),
  ).then(() => order.push('pictures'))
  await content.get('/content/layouts').then(() => order.push('list'))
  await rendering
  expect(order).toEqual(['list', 'pictures'])
})
