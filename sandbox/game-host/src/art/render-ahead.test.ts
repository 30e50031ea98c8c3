import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASSIGNMENTS } from '../game-host.fixture.ts'
import { openGames } from '../games/games.ts'
import { createGamePictures, picturesOf } from './game-pictures.ts'
import { startRenderingAhead } from './render-ahead.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'herna-ahead-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const games = openGames(ASSIGNMENTS, [], 'secret')
const log = pino({ level: 'silent' })

test('the pictures of the most popular game are on disk before anybody opens it, those of the next one are not', async () => {
  const app = Fastify()
  startRenderingAhead(app, { games, log }, createGamePictures(dataFolder), { delay: 0, count: 1 })
  await app.ready()
  const [popular] = games.offered.values()
  if (!popular) throw new Error('no game')
  const stored = () => readdirSync(join(dataFolder, 'game-art'))
  await vi.waitFor(() => expect(stored()).toHaveLength(picturesOf(popular).length), { timeout: 30_000, interval: 50 })
  await app.close()
  const cached = createGamePictures(dataFolder)
  for (const picture of picturesOf(popular)) await cached(popular, picture)
  expect(stored()).toHaveLength(picturesOf(popular).length)
}, 40_000)

test('closing the host stops it after the picture that is being rendered', async () => {
  const app = Fastify()
  const rendered: string[] = []
  const first = Promise.withResolvers<void>()
  startRenderingAhead(
    app,
    { games, log },
    async (_, picture) => {
      rendered.push(picture.kind)
      first.resolve()
      return null
    },
    { delay: 0 },
  )
  await app.ready()
  await first.promise
  await app.close()
  expect(rendered).toHaveLength(1)
})
