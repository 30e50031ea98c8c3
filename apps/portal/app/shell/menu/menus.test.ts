import type { Category, Collection, MenuItem } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { isCurrent } from './is-current.ts'
import { menuLinks } from './menu-links.ts'
import { visibleMenuLinks } from './visible-menu-links.ts'
import { subMenuLinks } from './submenu-links.ts'

const item = (id: string, type: MenuItem['type'], route: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  type,
  title: id,
  route,
  img: null,
  isPersonalized: false,
  lobby: 'Casino',
  ...more,
})
const category = (slug: string, lobby: Category['lobby']): Category => ({
  id: slug,
  slug,
  title: slug,
  description: null,
  type: 'Default',
  lobby,
  style: 'default',
  tileLayout: 'Default',
  games: [],
  widgets: [],
  iconImage: '/assets/icons/own.svg',
})
const collection = (slug: string, actionRoute: string | null): Collection => ({
  id: slug,
  slug,
  title: slug,
  description: null,
  games: [],
  url: null,
  iconImage: null,
  actionRoute,
  excludeFromPage: false,
})

const content = {
  categories: [category('automaty', 'Casino'), category('zive-ruleta', 'Live')],
  collections: [collection('egypt', null), collection('ovocie', 'preview-all-games')],
  menu: [
    item('Lobby', 'Internal', 'preview'),
    item('Moje hry', 'Internal', 'preview-user-my-games', { isPersonalized: true }),
    item('Poskytovatelia', 'Internal', 'preview-providers'),
    item('Jackpoty', 'Internal', 'preview-jackpots'),
    item('Témy', 'Internal', 'preview-collections'),
    item('Automaty', 'Categories', 'automaty', { img: 'https://img.example/slot.svg' }),
    item('Egypt', 'Collections', 'egypt'),
    item('Ovocie', 'Collections', 'ovocie'),
    item('Zrušená', 'Categories', 'zrusena'),
    item('Cudzia', 'Internal', 'no-such-route'),
    item('Všetky hry', 'AllGames', 'preview-all-games'),
    item('Živé lobby', 'Internal', 'preview-live-casino', { lobby: 'Live' }),
    item('Obľúbené', 'Internal', 'preview-live-casino-user-my-games', { lobby: 'Live', isPersonalized: true }),
    item('Ruleta', 'Categories', 'zive-ruleta', { lobby: 'Live' }),
    item('Všetky živé', 'AllGames', 'preview-live-casino-all-games', { lobby: 'Live' }),
  ],
}
const menu = (lobby: 'Casino' | 'Live') => menuLinks(content, lobby, 'https://content.example')
const hrefs = (lobby: 'Casino' | 'Live') => visibleMenuLinks(menu(lobby), 'guest').map(({ id, href }) => [id, href])

test('the casino menu of a guest: lobby, providers, jackpots, collections, the editors’ items, all games [2.27] [3.30] [9.16]', () => {
  expect(hrefs('Casino')).toEqual([
    ['Lobby', '/'],
    ['Poskytovatelia', '/poskytovatelia'],
    ['Jackpoty', '/jackpoty'],
    ['Témy', '/temy'],
    ['Automaty', '/kategorie/automaty'],
    ['Egypt', '/temy/egypt'],
    ['Ovocie', '/vsetky-hry'],
    ['Všetky hry', '/vsetky-hry'],
  ])
})

test('the live menu of a guest: live lobby, live items, all games, no favourites [2.28] [3.30] [9.16]', () => {
  expect(hrefs('Live')).toEqual([
    ['Živé lobby', '/kasino-zive'],
    ['Ruleta', '/kasino-zive/kategorie/zive-ruleta'],
    ['Všetky živé', '/kasino-zive/vsetky-hry'],
  ])
})

test('a player’s menus have the personal items in order: my games, live favourites [2.27] [2.28] [5.5] [6.6]', () => {
  const casino = visibleMenuLinks(menu('Casino'), 'authenticated').map(({ id, href }) => [id, href])
  expect(casino[1]).toEqual(['Moje hry', '/uzivatel/moje-hry'])
  expect(casino.filter(([id]) => id !== 'Moje hry')).toEqual(hrefs('Casino'))
  expect(visibleMenuLinks(menu('Live'), 'authenticated').map(({ href }) => href)).toContain('/kasino-zive/uzivatel/moje-hry')
})

test('categories link to their page, collections to their action route, with the icon of the item or of its category or collection [2.29]', () => {
  const images = Object.fromEntries(menuLinks(content, 'Casino', 'https://content.example').map(({ id, image }) => [id, image]))
  expect(images).toMatchObject({ Automaty: 'https://img.example/slot.svg', Egypt: null, Lobby: null })
  expect(visibleMenuLinks(menu('Live'), 'guest')[1]?.image).toBe('https://content.example/assets/icons/own.svg')
})

test('a sub-menu link goes to its page, its promotion or its explicit URL, which takes precedence [2.30] [3.31]', () => {
  const link = { id: 'x', title: 'X', icon: null, slug: 'x', url: null }
  const subLinks = (items: Parameters<typeof subMenuLinks>[0]) => subMenuLinks(items, 'https://content.example')
  expect(subLinks([{ ...link, type: 'ContentPage' }])[0]?.href).toBe('/novinky/x')
  expect(subLinks([{ ...link, type: 'Promotion' }])[0]?.href).toBe('/bonusy/x')
  expect(subLinks([{ ...link, type: 'Promotion', url: '/pravidla-hry' }])[0]?.href).toBe('/pravidla-hry')
  expect(subLinks([{ ...link, type: 'ContentPage', slug: null }])).toEqual([])
})

test('a sub-menu link has the named icon of the set; an invalid icon name gives none [3.31]', () => {
  const link = { id: 'x', title: 'X', slug: 'x', url: null, type: 'ContentPage' } as const
  const imageOf = (icon: string | null) => subMenuLinks([{ ...link, icon }], 'https://content.example')[0]?.image
  expect(['gift', 'trophy'].map(imageOf)).toEqual([
    'https://content.example/assets/icons/gift.svg',
    'https://content.example/assets/icons/trophy.svg',
  ])
  expect([null, '', '../flags/sk', 'https://evil.example/x'].map(imageOf)).toEqual([null, null, null, null])
})

test('a menu item is current on its page and below it, also in preview; a lobby only on its own page', () => {
  expect(isCurrent('/', '/preview')).toBe(true)
  expect(isCurrent('/', '/temy')).toBe(false)
  expect(isCurrent('/temy', '/preview/temy/egypt')).toBe(true)
  expect(isCurrent('/kasino-zive', '/kasino-zive/vsetky-hry')).toBe(false)
  expect(isCurrent('/temy', '/temy-ine')).toBe(false)
})
