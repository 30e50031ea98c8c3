import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningContent, runContent } from '../content-service.fixture.ts'
import { readFilms } from './film-store.ts'

const CODE = 'zlaty-vlk'
/** The content of a film file is never parsed. */
const file = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7) % 251))
const version = createHash('sha256').update(file).digest('hex').slice(0, 12)
const address = `/assets/films/${CODE}.webm?version=${version}`

let folder: string
let content: RunningContent
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herna-films-'))
  writeFileSync(join(folder, `${CODE}.webm`), file)
  writeFileSync(join(folder, 'README.md'), 'not a film')
  content = await runContent({ films: folder })
})
afterAll(async () => {
  await content.close()
  rmSync(folder, { recursive: true, force: true })
})
const get = (path: string, headers: Record<string, string> = {}) => content.app.inject({ url: `/content${path}`, headers })

test('a game’s film is served as WebM and supports range requests [2.41] [3.22]', async () => {
  const response = await get(address)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'content-length': String(file.length),
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.rawPayload.equals(file)).toBe(true)
})

test('a film is immutable with its version in the URL, revalidated without, and not sent twice', async () => {
  const response = await get(address)
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of [address.split('?')[0] ?? '', address.replace(/version=.*/, 'version=0')])
    expect((await get(path)).headers['cache-control']).toBe('public, max-age=300')
  const revalidation = await get(address, { 'if-none-match': String(response.headers['etag']) })
  expect([revalidation.statusCode, revalidation.rawPayload.length]).toEqual([304, 0])
})

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=100-100', 100, 101],
  ['bytes=1000-', 1000, undefined],
  ['bytes=-500', -500, undefined],
  ['bytes=10-999999999', 10, undefined],
  ['bytes=-999999999', 0, undefined],
])('%s gets exactly these bytes', async (range, from, to) => {
  const response = await get(address, { range })
  const part = file.subarray(from, to)
  const first = file.length - file.subarray(from).length
  expect(response.statusCode).toBe(206)
  expect(response.headers['content-range']).toBe(`bytes ${first}-${first + part.length - 1}/${file.length}`)
  expect(response.headers['content-length']).toBe(String(part.length))
  expect(response.rawPayload.equals(part)).toBe(true)
})

test.each(['bytes=999999999-', 'bytes=-0'])(
  '%s, which is not satisfiable, is a problem document with the length',
  async (range) => {
    const response = await get(address, { range })
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, `bytes */${file.length}`])
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test.each(['bytes=5-1', 'bytes=0-1,5-9', 'bytes=-', 'bytes=a-b', 'items=0-5'])(
  '%s is ignored: the whole film is sent',
  async (range) => {
    const response = await get(address, { range })
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, file.length])
  },
)

test('if-range with another ETag gets the whole film', async () => {
  const { headers } = await get(address)
  const range = 'bytes=100-'
  expect((await get(address, { range, 'if-range': String(headers['etag']) })).statusCode).toBe(206)
  expect((await get(address, { range, 'if-range': '"of-an-older-film"' })).statusCode).toBe(200)
})

test.each([
  ['/assets/films/neznama-hra.webm', 404],
  ['/assets/films/..%2F..%2Fpackage.json', 400],
  ['/assets/films/..%2Fsrc%2Findex.webm', 400],
  ['/assets/films/../../package.json', 404],
  [`/assets/films/${CODE}.mp4`, 400],
  [`/assets/films/${CODE}.webm?width=10`, 400],
])('%s is a problem document, not a file', async (path, status) => {
  const response = await get(path)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
})

test('the store has the films of its folder by name, with their versions', async () => {
  const store = await readFilms(folder, () => {})
  expect([...store].map(([name, film]) => [name, film.version])).toEqual([[`${CODE}.webm`, version]])
})

test('an unreadable folder has no films and reports the error', async () => {
  const problems: unknown[] = []
  expect((await readFilms(join(folder, 'nowhere'), (error) => problems.push(error))).size).toBe(0)
  expect(problems).toHaveLength(1)
})
