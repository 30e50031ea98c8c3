import { testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { runContent } from '../content-service.fixture.ts'
import { MIGRATIONS } from '../content-service.ts'
import { smallCatalogue } from '../small-catalogue.fixture.ts'
import { startingContent } from './starting-content.ts'

test('a service without a catalogue leaves the content of one with a catalogue alone, and is replaced by it', async () => {
  const database = await testDatabase(MIGRATIONS)
  const kept = { ...database, close: async () => {} }
  const gamesOf = async (catalogue: typeof startingContent) => {
    const content = await runContent({ database: kept, catalogue })
    const games = JSON.parse((await content.get('/content/games/no-files')).body) as unknown[]
    await content.close()
    return games.length
  }
  expect(await gamesOf(startingContent)).toBe(0)
  expect(await gamesOf(smallCatalogue())).toBe(3)
  expect(await gamesOf(startingContent)).toBe(3)
  await database.close()
})
