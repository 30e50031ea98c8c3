import { readdirSync } from 'node:fs'
import { createServer, createHealthMonitor, type HttpServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { GAMES_WITH_FILM, FILMS_FOLDER, filmOf } from '@herna/seed/films'
import { createContentService } from '@herna/services/content'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let app: HttpServer
beforeAll(async () => {
  database = await testDatabase()
  const log = pino({ level: 'silent' })
  const { metrics } = createHealthMonitor()
  app = await createServer({ title: 'content', logger: log, monitor: createHealthMonitor() })
  const content = createContentService({ films: FILMS_FOLDER })
  const environment = { HERNA_DRAW_AHEAD: 'off' }
  const deps = { database, dataFolder: database.dataFolder, log, environment, metrics, addReadyCheck: () => {} }
  await app.register(async (scope) => content.register(scope, deps), { prefix: content.prefix })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('every film of the catalogue is served under its version', async () => {
  expect(readdirSync(FILMS_FOLDER).toSorted()).toEqual(GAMES_WITH_FILM.map((code) => `${code}.webm`).toSorted())
  for (const code of GAMES_WITH_FILM) {
    const { statusCode, headers } = await app.inject(`/content${filmOf(code)}`)
    expect([code, statusCode, headers['cache-control']]).toEqual([code, 200, 'public, max-age=31536000, immutable'])
  }
})
