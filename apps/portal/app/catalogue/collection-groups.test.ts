import { expect, test } from 'vitest'
import { collectionOf, contentOf, gamesNamed, providerOf } from '../testing/content.fixture.ts'
import { collectionCard, providerCard } from '../game-lists/index.ts'
import { collectionGroups } from './collection-groups.server.ts'

const games = gamesNamed(3)

test('collections are listed in their groups, the rest in one without a title [2.19]', () => {
  const collections = ['egypt', 'more', 'ovocie'].map((id) => collectionOf(id, ['g-0001']))
  const collectionGroupsOf = [{ id: 'svety', title: 'Svety', collections: ['more', 'egypt', 'zmazana'] }]
  const groups = collectionGroups(contentOf({ games, collections, collectionGroups: collectionGroupsOf }))
  expect(groups.map(({ title, collections: cards }) => [title, cards.map((card) => card.id)])).toEqual([
    ['Svety', ['more', 'egypt']],
    [null, ['ovocie']],
  ])
})

test('a collection that is empty or excluded is not listed, nor is its empty group [3.26]', () => {
  const collections = [
    collectionOf('prazdna', []),
    collectionOf('z-neznamych', ['nie-je']),
    collectionOf('skryta', ['g-0001'], { excludeFromPage: true }),
  ]
  const collectionGroupsOf = [{ id: 'a', title: 'A', collections: ['prazdna', 'skryta', 'z-neznamych'] }]
  expect(collectionGroups(contentOf({ games, collections, collectionGroups: collectionGroupsOf }))).toEqual([])
})

test('a collection links to its url, to its action route, or to its page [3.26]', () => {
  const content = contentOf({ games })
  const hrefOf = (fields: Parameters<typeof collectionOf>[2]) => collectionCard(collectionOf('egypt', [], fields), content).href
  expect(hrefOf({})).toBe('/temy/egypt')
  expect(hrefOf({ actionRoute: 'preview-categories-slug' })).toBe('/kategorie/egypt')
  expect(hrefOf({ actionRoute: 'neznama' })).toBe('/temy/egypt')
  expect(hrefOf({ url: 'https://herna.test/egypt' })).toBe('https://herna.test/egypt')
})

test('cards count only games that exist', () => {
  const content = contentOf({ games })
  expect(collectionCard(collectionOf('egypt', ['g-0001', 'zmazana', 'g-0003']), content).games).toBe(2)
  expect(providerCard(providerOf('neonka', ['g-0002', 'zmazana']), content)).toMatchObject({ name: 'Štúdio neonka', games: 1 })
})
