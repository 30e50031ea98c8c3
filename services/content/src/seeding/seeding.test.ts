import { openLeases, type TestDatabase, testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { EDITOR_TOKEN, runContent } from '../content-service.fixture.ts'
import { MIGRATIONS } from '../content-service.ts'
import { smallCatalogue, smallGame } from '../small-catalogue.fixture.ts'
import type { CatalogueSource } from './catalogue.ts'
import { seedContent } from './seed-content.ts'

const seed = async ({ pool }: TestDatabase, source: CatalogueSource) =>
  seedContent(pool, await openLeases(pool), { name: 'default', source, locale: 'sk-SK' })

/** A database that stays open when its service closes, for the next start. */
async function restartable() {
  const database = await testDatabase(MIGRATIONS)
  const reusable = { ...database, close: async () => {} }
  return { database, reusable }
}

test('a second start writes nothing', async () => {
  const { database, reusable } = await restartable()
  const first = await runContent({ database: reusable })
  const previousVersion = (await first.get('/content/version')).body
  await first.close()
  const second = await runContent({ database: reusable })
  expect((await second.get('/content/version')).body).toBe(previousVersion)
  await second.close()
  await database.close()
})

test('a newer catalogue updates rows written by a seed and does not overwrite edits', async () => {
  const { database, reusable } = await restartable()
  const first = await runContent({ database: reusable })
  const edit = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    first.app.inject({ method, url: `/content/edit${url}`, headers: { authorization: `Bearer ${EDITOR_TOKEN}` }, payload })
  const [menu] = JSON.parse((await first.get('/content/layouts/menus')).body) as object[]
  await edit('PUT', '/menu/m1', { ...menu, title: 'Upravené' })
  await edit('DELETE', '/games/modra-studna')
  await first.close()

  const newer = smallCatalogue((bundle) => {
    bundle.menu = bundle.menu.map((item) => ({ ...item, title: 'Nové' }))
    bundle.submenu = bundle.submenu.map((item) => ({ ...item, title: 'Nové' }))
    bundle.carousels = bundle.carousels.filter(({ id }) => id !== 'zive')
    bundle.games = [...bundle.games.map((game) => ({ ...game, name: `${game.name}!` })), smallGame('nova-hra')]
  })
  const second = await runContent({ database: reusable, catalogue: newer })
  const read = async (address: string) => JSON.parse((await second.get(`/content${address}`)).body) as Record<string, unknown>[]
  expect((await read('/layouts/menus'))[0]).toMatchObject({ title: 'Upravené' })
  expect((await read('/layouts/submenu'))[0]).toMatchObject({ title: 'Nové' })
  expect((await read('/carousels')).map(({ id }) => id)).toEqual(['hore'])
  expect((await read('/games/no-files')).map(({ name }) => name)).toEqual(['zlaty-vlk!', 'zivy-stol!', 'nova-hra'])
  await second.close()
  await database.close()
})

test('a catalogue that violates the contract is not written, not even in part', async () => {
  const { database, reusable } = await restartable()
  await (await runContent({ database: reusable })).close()
  const broken = smallCatalogue((bundle) => {
    bundle.games = [smallGame('prva'), smallGame('druha', { rtp: 300 })]
  })
  await expect(seed(database, broken)).rejects.toThrow('rtp')
  const { rows } = await database.pool.query(`SELECT 1 FROM content.games WHERE game_code = 'prva'`)
  expect(rows).toEqual([])
  await database.close()
})

test('several processes that start at once seed once', async () => {
  const { database, reusable } = await restartable()
  await (await runContent({ database: reusable })).close()
  const newer = smallCatalogue((bundle) => {
    bundle.games = bundle.games.slice(0, 1)
  })
  const results = await Promise.all([1, 2, 3].map(() => seed(database, newer)))
  expect(results.sort()).toEqual(['unchanged', 'unchanged', 'updated'])
  await database.close()
})

test('an older node that starts again beside a newer one keeps the newer catalogue; going back writes the older one once the last newer node has ended', async () => {
  const { database, reusable } = await restartable()
  const older = smallCatalogue()
  const newer = smallCatalogue((bundle) => {
    bundle.games = bundle.games.slice(0, 1)
  })
  const nodes = [
    await runContent({ database: reusable, catalogue: older }),
    await runContent({ database: reusable, catalogue: newer }),
  ]
  const version = async () =>
    (await database.pool.query<{ version: string }>('SELECT version FROM content.seeds')).rows[0]?.version
  expect(await version()).toBe(newer.version)
  const isAnnounced = async () => (await openLeases(database.pool)).isHeld(`catalogue ${newer.version}`)
  await expect.poll(isAnnounced).toBe(true)
  await nodes[0]?.close()
  nodes[0] = await runContent({ database: reusable, catalogue: older })
  expect(await version()).toBe(newer.version)
  await nodes[1]?.close()
  expect(await seed(database, older)).toBe('updated')
  expect(await version()).toBe(older.version)
  await nodes[0]?.close()
  await database.close()
})
