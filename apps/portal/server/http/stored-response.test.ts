import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bestEncoding, createStoredResponse } from './stored-response.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['identity', 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})

test('what is sent once is compressed with zstd for clients that accept it, and as always for the others [P2]', async () => {
  expect(bestEncoding('gzip, deflate, br, zstd', true)).toBe('zstd')
  expect(bestEncoding('gzip, br', true)).toBe('br')
  expect(bestEncoding('zstd;q=0, gzip', true)).toBe('gzip')
  const body = 'Vlčia hora. '.repeat(500)
  const facts = { status: 200, type: 'text/html', cacheControl: 'private', headers: [], isSentOnce: true }
  const encoded = await createStoredResponse(Buffer.from(body), facts).prepare('zstd')
  expect(zstdDecompressSync(encoded.body).toString()).toBe(body)
  expect(encoded.headers[encoded.headers.indexOf('Content-Encoding') + 1]).toBe('zstd')
})

test('a long-lived response is recompressed after the first send, smaller and with the same ETag', async () => {
  const bodyWords = Array.from({ length: 4_000 }, (_, index) => `slovo${(index * 7919) % 613}`)
  const facts = { status: 200, type: 'application/json', cacheControl: 'immutable', headers: [], laterQuality: 11 }
  const answer = createStoredResponse(Buffer.from(JSON.stringify(bodyWords)), facts)
  const firstEncoding = await answer.prepare('br')
  await expect.poll(() => answer.ready.br === firstEncoding).toBe(false)
  const second = await answer.prepare('br')
  expect(second.body.length).toBeLessThan(firstEncoding.body.length)
  expect(brotliDecompressSync(second.body).toString()).toBe(brotliDecompressSync(firstEncoding.body).toString())
  expect(second.etag).toBe(firstEncoding.etag)
  expect(second.headers[second.headers.indexOf('Content-Length') + 1]).toBe(String(second.body.length))
  expect(answer.size()).toBe(second.body.length)
})

test('once compressed with brotli only those bytes are kept, and every encoding still has the same content', async () => {
  const body = 'Vlčia hora. '.repeat(500)
  const answer = createStoredResponse(Buffer.from(body), { status: 200, type: 'text/html', cacheControl: 'public', headers: [] })
  expect(answer.size()).toBe(Buffer.byteLength(body))
  const compressed = (await answer.prepare('br')).body
  expect(answer.size()).toBe(compressed.length)
  const [zipped, plain] = await Promise.all([answer.prepare('gzip'), answer.prepare('identity')])
  expect(gunzipSync(zipped.body).toString()).toBe(body)
  expect(plain.body.toString()).toBe(body)
  expect(brotliDecompressSync((await answer.prepare('br')).body).toString()).toBe(body)
  expect(answer.size()).toBe(compressed.length + zipped.body.length + plain.body.length)
})

test.each([100, 5_000, 200_000])('a kept body of %i characters keeps no other memory than its own bytes', async (length) => {
  const words = Array.from({ length: Math.ceil(length / 6) }, (_, index) => ((index * 7919) % 99_991).toString().padStart(6, ' '))
  const body = words.join('').slice(0, length)
  const facts = { status: 200, type: 'text/html', cacheControl: 'public', headers: [], laterQuality: 6 }
  const answer = createStoredResponse(Buffer.from(body), facts)
  const bodies = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map(async (encoding) => (await answer.prepare(encoding)).body),
  )
  for (const each of bodies) expect(each.buffer.byteLength).toBe(each.length)
  await expect.poll(() => answer.ready.br?.body === bodies[0]).toBe(length < 860)
  const recompressed = (await answer.prepare('br')).body
  expect(recompressed.buffer.byteLength).toBe(recompressed.length)
})
