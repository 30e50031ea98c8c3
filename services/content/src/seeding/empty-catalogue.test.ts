import { testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { runContent } from '../content-service.fixture.ts'
import { MIGRATIONS } from '../content-service.ts'
import { smallCatalogue } from '../small-catalogue.fixture.ts'
import { emptyCatalogue } from './empty-catalogue.ts'

test('the empty catalogue does not replace another catalogue, and is replaced by one', async () => {
  const database = await testDatabase(MIGRATIONS)
  const reusable = { ...database, close: async () => {} }
  const gamesOf = async (catalogue: typeof emptyCatalogue) => {
    const content = await runContent({ database: reusable, catalogue })
    const games = JSON.parse((await content.get('/content/games/no-files')).body) as unknown[]
    await content.close()
    return games.length
  }
  expect(await gamesOf(emptyCatalogue)).toBe(0)
  expect(await gamesOf(smallCatalogue())).toBe(3)
  expect(await gamesOf(emptyCatalogue)).toBe(3)
  await database.close()
})
