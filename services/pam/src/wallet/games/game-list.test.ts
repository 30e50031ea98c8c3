import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blankGame } from '@herna/contract/content'
import { afterEach, expect, test } from 'vitest'
import { createGameList } from './game-list.ts'

interface Answer {
  status: number
  body?: string
  etag?: string
}
let server: Server | undefined
afterEach(() => server?.closeAllConnections())
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

const listOf = (...codes: string[]) =>
  JSON.stringify(codes.map((gameCode) => blankGame({ gameCode, name: `Hra ${gameCode}`, provider: 'x', type: 'Slot' })))

/** A content service that says what a test wants; null: it never answers. */
async function contentThatSays(first: Answer | null) {
  const says = { answer: first }
  const asked: { url: string; etag: string | undefined }[] = []
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', etag: request.headers['if-none-match'] })
    if (says.answer === null) return
    const { status, body, etag } = says.answer
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
  return { games, says, asked, warnings, pass }
}

test('games are read once, and asked for again when a minute old with the tag they had', async () => {
  const { games, says, asked, pass } = await contentThatSays({ status: 200, body: listOf('vlcia-hora'), etag: '"a"' })
  const found = await Promise.all([games.find('vlcia-hora'), games.find('vlcia-hora'), games.find('ina-hra')])
  expect(found.map((game) => game?.name ?? null)).toEqual(['Hra vlcia-hora', 'Hra vlcia-hora', null])
  expect(asked).toEqual([{ url: '/content/games/no-files', etag: undefined }])
  pass(61)
  says.answer = { status: 304 }
  expect((await games.find('vlcia-hora'))?.name).toBe('Hra vlcia-hora')
  await expect.poll(() => asked.map(({ etag }) => etag)).toEqual([undefined, '"a"'])
  expect((await games.find('vlcia-hora'))?.name).toBe('Hra vlcia-hora')
})

test('what content lists newly is known after the next reading, and nobody waits for it', async () => {
  const { games, says, pass } = await contentThatSays({ status: 200, body: listOf('vlcia-hora'), etag: '"a"' })
  await games.all()
  says.answer = { status: 200, body: listOf('nova-hra'), etag: '"b"' }
  pass(61)
  expect((await games.all())?.has('nova-hra')).toBe(false)
  await expect.poll(async () => (await games.all())?.has('nova-hra')).toBe(true)
})

test.each([
  ['silence', null],
  ['a failure', { status: 500, body: 'x' }],
  ['garbage', { status: 200, body: '<html>' }],
  ['another list', { status: 200, body: '[{"gameCode":"A B"}]' }],
])('%s of the content service leaves what was known, and null where nothing was', async (_, answer) => {
  const { games, says, asked, warnings, pass } = await contentThatSays(answer)
  expect(await games.find('vlcia-hora')).toBeNull()
  // Asked no more for a while: a stake does not wait for it again and again.
  expect(await games.all()).toBeNull()
  expect([asked.length, warnings.length]).toEqual([1, 1])
  pass(6)
  says.answer = { status: 200, body: listOf('vlcia-hora') }
  expect(await games.find('vlcia-hora')).not.toBeNull()
  says.answer = answer
  pass(61)
  expect(await games.find('vlcia-hora')).not.toBeNull()
  await expect.poll(() => warnings.length).toBe(2)
  expect(await games.find('vlcia-hora')).not.toBeNull()
})
