import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blankGame } from '@herna/contract/content'
import { afterEach, expect, test } from 'vitest'
import { createGameList } from './game-list.ts'

interface ContentResponse {
  status: number
  body?: string
  etag?: string
}
let server: Server | undefined
afterEach(() => server?.closeAllConnections())
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

const listOf = (...codes: string[]) =>
  JSON.stringify(codes.map((gameCode) => blankGame({ gameCode, name: `Hra ${gameCode}`, provider: 'x', type: 'Slot' })))

/** A stub content service; null: it never responds. */
async function startContentStub(first: ContentResponse | null) {
  const stub = { response: first }
  const requests: { url: string; etag: string | undefined }[] = []
  server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', etag: request.headers['if-none-match'] })
    if (stub.response === null) return
    const { status, body, etag } = stub.response
    response.writeHead(status, etag ? { etag } : {}).end(body)
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const clock = { now: new Date('2026-03-02T10:00:00Z') }
  const warnings: unknown[] = []
  const games = createGameList({
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`,
    now: () => clock.now,
    log: { warn: ((line: unknown) => warnings.push(line)) as never },
    timeout: 200,
  })
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { games, stub, requests, warnings, pass }
}

test('the list is read once and revalidated after a minute with its ETag', async () => {
  const { games, stub, requests, pass } = await startContentStub({ status: 200, body: listOf('vlcia-hora'), etag: '"a"' })
  const gamesFound = await Promise.all([games.find('vlcia-hora'), games.find('vlcia-hora'), games.find('ina-hra')])
  expect(gamesFound.map((game) => game?.name ?? null)).toEqual(['Hra vlcia-hora', 'Hra vlcia-hora', null])
  expect(requests).toEqual([{ url: '/content/games/no-files', etag: undefined }])
  pass(61)
  stub.response = { status: 304 }
  expect((await games.find('vlcia-hora'))?.name).toBe('Hra vlcia-hora')
  await expect.poll(() => requests.map(({ etag }) => etag)).toEqual([undefined, '"a"'])
  expect((await games.find('vlcia-hora'))?.name).toBe('Hra vlcia-hora')
})

test('newly listed games appear after the next read, without blocking callers', async () => {
  const { games, stub, pass } = await startContentStub({ status: 200, body: listOf('vlcia-hora'), etag: '"a"' })
  await games.all()
  stub.response = { status: 200, body: listOf('nova-hra'), etag: '"b"' }
  pass(61)
  expect((await games.all())?.has('nova-hra')).toBe(false)
  await expect.poll(async () => (await games.all())?.has('nova-hra')).toBe(true)
})

test.each([
  ['silence', null],
  ['a failure', { status: 500, body: 'x' }],
  ['garbage', { status: 200, body: '<html>' }],
  ['another list', { status: 200, body: '[{"gameCode":"A B"}]' }],
])('%s of the content service keeps the last list, or null before the first', async (_, answer) => {
  const { games, stub, requests, warnings, pass } = await startContentStub(answer)
  expect(await games.find('vlcia-hora')).toBeNull()
  // No further read for a while, so that bets do not wait for it repeatedly.
  expect(await games.all()).toBeNull()
  expect([requests.length, warnings.length]).toEqual([1, 1])
  pass(6)
  stub.response = { status: 200, body: listOf('vlcia-hora') }
  expect(await games.find('vlcia-hora')).not.toBeNull()
  stub.response = answer
  pass(61)
  expect(await games.find('vlcia-hora')).not.toBeNull()
  await expect.poll(() => warnings.length).toBe(2)
  expect(await games.find('vlcia-hora')).not.toBeNull()
})
