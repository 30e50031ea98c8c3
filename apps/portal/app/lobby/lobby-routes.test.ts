import { unpackWidgets } from '../layout-widgets/index.ts'
import type { Game, Widget } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { categoryOf, contentOf, gameOf, gamesNamed } from '../testing/content.fixture.ts'
import { loaderArguments } from '../testing/loader.fixture.ts'
import * as home from './home.route.tsx'
import * as latestWins from './latest-wins.route.ts'
import * as liveLobby from './live-lobby.route.tsx'

const games = [...gamesNamed(3), gameOf('stol', { type: 'Live' })]
const row = (category: string): Widget => ({
  id: category,
  type: 'Games',
  title: null,
  visibleTo: 'All',
  category,
  tileLayout: 'Default',
})
const content = contentOf({
  games,
  categories: [categoryOf('automaty', ['g-0001']), categoryOf('ruleta', ['stol'], { lobby: 'Live' })],
  layouts: [
    { id: 'a', type: 'Lobby', widgets: [row('automaty')], seoId: null },
    { id: 'b', type: 'LiveLobby', widgets: [row('ruleta')], seoId: null },
  ],
})
const argumentsFor = (address: string) => ({ ...loaderArguments(content, address), params: {} }) as never

test('the casino lobby and the live lobby show their own widgets [2.2] [2.6]', async () => {
  expect(unpackWidgets((await home.loader(argumentsFor('/'))).widgets)).toMatchObject([
    { type: 'Games', slug: 'automaty', live: false },
  ])
  const live = await liveLobby.loader(argumentsFor('/kasino-zive'))
  expect(unpackWidgets(live.widgets)).toMatchObject([{ type: 'Games', slug: 'ruleta', live: true }])
})

test('a lobby has the title of its menu item [2.31]', async () => {
  const item = (route: string, title: string) =>
    ({ id: route, type: 'Internal', title, route, img: null, isPersonalized: false, lobby: 'Casino' }) as const
  const menu = [item('preview', 'Úvod'), item('preview-live-casino', 'Živé stoly')]
  const args = (address: string) => ({ ...loaderArguments({ ...content, menu }, address), params: {} }) as never
  expect((await home.loader(args('/'))).title).toBe('Úvod')
  expect((await liveLobby.loader(args('/kasino-zive'))).title).toBe('Živé stoly')
})

test('the live lobby counts the open tables; when none is open, the prepared ones', async () => {
  const tablesOf = async (...tables: Partial<Game>[]) => {
    const liveContent = contentOf({ games: tables.map((table, index) => gameOf(`s-${index}`, { type: 'Live', ...table })) })
    return (await liveLobby.loader({ ...loaderArguments(liveContent, '/kasino-zive'), params: {} } as never)).tables
  }
  expect(await tablesOf({}, {})).toEqual({ count: 2, live: false })
  expect(await tablesOf({ realEnabled: true }, {}, { realEnabled: true, maintenance: { until: null } })).toEqual({
    count: 1,
    live: true,
  })
})

test('the latest wins are served separately from the page, with a shorter cache lifetime', async () => {
  const response = await latestWins.loader(argumentsFor('/vitazi/najnovsie.json'))
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=15')
  expect(await response.json()).toEqual([])
})
