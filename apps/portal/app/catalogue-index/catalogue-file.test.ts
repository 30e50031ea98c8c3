import type { CatalogueFile } from '@herna/contract'
import { hasBit, readCatalogue } from '@herna/rules'
import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, jackpotOf } from '../testing/content.fixture.ts'
import { loaderArguments, statusThrown } from '../testing/loader.fixture.ts'
import * as route from './catalogue-file.route.ts'
import { catalogueFingerprint, catalogueOf } from './catalogue-of.ts'

const content = contentOf({
  games: [
    gameOf('zubor', { name: 'Zubor', commercialTier: 3, categories: ['automaty'], collections: ['egypt'] }),
    gameOf('caj', { name: 'Čaj', commercialTier: 3 }),
    gameOf('cukor', { name: 'Cukor', commercialTier: 3 }),
    gameOf('slabsia', { name: 'Ananás', commercialTier: 1 }),
  ],
  categories: [categoryOf('automaty', ['zubor']), categoryOf('oblubene', [], { type: 'Favourites' })],
  collections: [collectionOf('egypt', ['zubor'], { url: 'https://inde.test/' }), collectionOf('more', [])],
  jackpots: [jackpotOf('fond', ['caj'], [1_000])],
})
const argumentsFor = (address: string, from = content) => {
  const page = address.split('/').at(-1)?.split('?')[0]
  return { ...loaderArguments(from, address), params: { page } } as never
}
const fingerprint = await catalogueFingerprint(content)

test('the current fingerprint serves the catalogue as immutable', async () => {
  const answer = await route.loader(argumentsFor(`/katalog/${fingerprint}.json`))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  const catalogue = readCatalogue((await answer.json()) as CatalogueFile)
  expect(catalogue.codes).toEqual(catalogueOf(content).codes)
  expect(catalogue.settings).toEqual(catalogueOf(content).settings)
})

test.each(['older', 'najnovsi', `${fingerprint}?strana=2`])(
  'another fingerprint or a query (%s) is redirected to the current file, in preview to the current draft',
  async (requested) => {
    const [name, query = ''] = requested.split('?')
    for (const preview of ['', '/preview']) {
      const answer = await route.loader(argumentsFor(`${preview}/katalog/${name}.json${query && `?${query}`}`))
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${preview}/katalog/${fingerprint}.json`])
    }
  },
)

test('a malformed fingerprint is not found', async () => {
  for (const page of ['katalog', 'a b.json', `${'a'.repeat(81)}.json`, '..json', '.json']) {
    expect(await statusThrown(() => route.loader(argumentsFor(`/katalog/${page}`)))).toBe(404)
  }
})

test('changed content has another URL, the same content keeps its URL in any version', async () => {
  const renamed = content.games.map((game) => (game.gameCode === 'caj' ? { ...game, name: 'Zelený čaj' } : game))
  expect(await catalogueFingerprint(contentOf({ ...content, games: renamed }))).not.toBe(fingerprint)
  expect(await catalogueFingerprint(contentOf({ ...content, version: 'other' }))).toBe(fingerprint)
})

test('the fingerprint in a page does not grow with the catalogue', async () => {
  const largeFingerprint = await catalogueFingerprint(contentOf({ games: gamesNamed(3_000) }))
  expect(largeFingerprint).toHaveLength(fingerprint.length)
})

test('the catalogue is in default order: commercial tier, then name in Slovak collation', () => {
  expect(catalogueOf(content).codes).toEqual(['cukor', 'caj', 'zubor', 'slabsia'])
})

test('in the default order tiers out of range count as the nearest that exists [5.12]', () => {
  const tiers = { anna: 10, cyril: 99, blanka: 10, dusan: 0, zora: -5, emil: 0 }
  const games = Object.entries(tiers).map(([code, commercialTier]) => gameOf(code, { name: code, commercialTier }))
  expect(catalogueOf(contentOf({ games })).codes).toEqual(['anna', 'blanka', 'cyril', 'dusan', 'emil', 'zora'])
})

test('memberships, jackpots and URLs are included; personal lists are dynamic [3.9] [3.28]', () => {
  const { categories, collections, jackpots, jackpot, indexByCode } = catalogueOf(content)
  const index = (code: string) => indexByCode.get(code) as number
  expect(categories.map(({ id, dynamic, games }) => [id, dynamic, hasBit(games, index('zubor'))])).toEqual([
    ['automaty', false, true],
    ['oblubene', true, false],
  ])
  expect(collections.map(({ href, games }) => [href, hasBit(games, index('zubor'))])).toEqual([
    ['https://inde.test/', true],
    ['/temy/more', false],
  ])
  expect([jackpots[jackpot[index('caj')] as number], jackpot[index('zubor')]]).toEqual(['fond', -1])
})
