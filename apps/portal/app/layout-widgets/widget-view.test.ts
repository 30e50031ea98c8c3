import type { Widget } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { categoryOf, collectionOf, contentOf, gameOf, gamesNamed, jackpotOf, providerOf } from '../testing/content.fixture.ts'
import { pageWidgets, widgetsById, widgetsOfLayouts } from './page-widgets.ts'
import { widgetViews } from './widget-view.ts'

const games = gamesNamed(60)
const codes = games.map((game) => game.gameCode)
const slide = (id: string, visibleTo: 'All' | 'LoggedIn' | 'NotLoggedIn' = 'All') => ({
  id,
  eyebrow: null,
  title: `Snímka ${id}`,
  text: null,
  image: '/assets/banners/a/hero',
  action: null,
  secondAction: null,
  jackpot: id === 'j' ? 'fond' : null,
  visibleTo,
})
const content = contentOf({
  games,
  providers: [providerOf('krivan', codes)],
  categories: [
    categoryOf('automaty', codes),
    categoryOf('top', codes, { style: 'top-10' }),
    categoryOf('prazdna', ['nie-je']),
    categoryOf('pre-vas', [], { type: 'MostPlayed' }),
  ],
  collections: [collectionOf('egypt', ['g-0001']), collectionOf('bez-hier', [])],
  collectionGroups: [{ id: 'svety', title: 'Svety', collections: ['egypt', 'bez-hier'] }],
  jackpots: [jackpotOf('fond', ['g-0001'], [100_000]), jackpotOf('iny', [], [50_000])],
  carousels: [{ id: 'hlavny', lobby: 'Casino', slides: [slide('j'), slide('hrac', 'LoggedIn'), slide('host', 'NotLoggedIn')] }],
  videoWidgets: [{ id: 'film', title: 'Film', video: null, poster: '/assets/p', gameCode: 'g-0001' }],
})
const widget = (rest: Partial<Widget> & { type: Widget['type'] }): Widget =>
  ({ id: rest.type, title: null, visibleTo: 'All', ...rest }) as Widget

const ALL: Widget[] = [
  widget({ type: 'Carousel', carousel: 'hlavny' }),
  widget({ type: 'CollectionGroup', group: 'svety' }),
  widget({ type: 'Collections', collections: ['egypt'] }),
  widget({ type: 'Games', category: 'automaty', tileLayout: 'DoubleRow' }),
  widget({ type: 'Html', html: '<p>Text</p>' }),
  widget({ type: 'Jackpots', jackpots: ['fond'] }),
  widget({ type: 'Providers', providers: ['krivan'] }),
  widget({ type: 'Videos', videos: ['film'] }),
  widget({ type: 'Winners' }),
]

test('every kind of widget of a layout is built, in the editor’s order [2.2] [3.32]', () => {
  expect(widgetViews(ALL, content).map((view) => view.type)).toEqual([
    'Carousel',
    'Collections',
    'Collections',
    'Games',
    'Html',
    'Jackpots',
    'Providers',
    'Videos',
    'Winners',
  ])
})

test('a slide that requires demos is shown only while some game has one', () => {
  const slideIds = (demoEnabled: boolean) => {
    const slides = [{ ...slide('demo'), needs: 'Demo' as const }, slide('iny')]
    const demoContent = contentOf({
      games: [gameOf('a', { demoEnabled }), gameOf('b')],
      carousels: [{ id: 'hlavny', lobby: 'Casino', slides }],
    })
    const [hero] = widgetViews([widget({ type: 'Carousel', carousel: 'hlavny' })], demoContent)
    return hero?.type === 'Carousel' ? hero.slides.map(({ id }) => id) : []
  }
  expect([slideIds(true), slideIds(false)]).toEqual([['demo', 'iny'], ['iny']])
})

test('widgets and slides carry their audience; those for everyone carry none [3.13] [6.5]', () => {
  const [hero, row] = widgetViews([ALL[0] as Widget, { ...(ALL[3] as Widget), visibleTo: 'LoggedIn' }], content)
  expect([hero?.visibleTo, row?.visibleTo]).toEqual([undefined, 'LoggedIn'])
  const audiences = hero?.type === 'Carousel' ? hero.slides.map(({ id, visibleTo }) => [id, visibleTo]) : []
  expect(audiences).toContainEqual(['j', undefined])
  expect(audiences).toContainEqual(['host', 'NotLoggedIn'])
  expect(audiences.some(([, visibleTo]) => visibleTo === 'LoggedIn')).toBe(true)
})

test('a row carries twenty games of a category and their total count [9.4]', () => {
  const [row] = widgetViews([widget({ type: 'Games', category: 'automaty', tileLayout: 'Portrait' })], content)
  expect(row).toMatchObject({ type: 'Games', title: 'Kategória automaty', layout: 'Portrait', total: 60, slug: 'automaty' })
  expect(row?.type === 'Games' && row.tiles).toHaveLength(20)
})

test('a row of jackpot games carries twelve of them [9.4]', () => {
  const jackpots = contentOf({
    games: gamesNamed(60, { jackpot: true }),
    categories: [
      categoryOf(
        'jackpotove',
        gamesNamed(60).map(({ gameCode }) => gameCode),
      ),
    ],
  })
  const [row] = widgetViews([widget({ type: 'Games', category: 'jackpotove', tileLayout: 'Default' })], jackpots)
  expect(row?.type === 'Games' && [row.tiles.length, row.total]).toEqual([12, 60])
})

test('a top-10 category gets its layout and is limited to ten [3.27] [9.4]', () => {
  const [row] = widgetViews([widget({ type: 'Games', category: 'top', tileLayout: 'Default' })], content)
  expect(row).toMatchObject({ layout: 'Top10' })
  expect(row?.type === 'Games' && row.tiles).toHaveLength(10)
})

test('a widget without content is left out [2.2]', () => {
  const empty: Widget[] = [
    widget({ type: 'Games', category: 'prazdna', tileLayout: 'Default' }),
    widget({ type: 'Games', category: 'nie-je', tileLayout: 'Default' }),
    widget({ type: 'Carousel', carousel: 'nie-je' }),
    widget({ type: 'CollectionGroup', group: 'nie-je' }),
    widget({ type: 'Collections', collections: ['bez-hier'] }),
    widget({ type: 'Html', html: '' }),
    widget({ type: 'Jackpots', jackpots: [] }),
    widget({ type: 'Providers', providers: ['nie-je'] }),
    widget({ type: 'Videos', videos: [] }),
  ]
  expect(widgetViews(empty, content)).toEqual([])
})

test('a player’s list is sent without games, the same for everyone; the browser fills it [3.9] [6.6]', () => {
  const [reservedRow] = widgetViews([widget({ type: 'Games', category: 'pre-vas', tileLayout: 'Default' })], content)
  expect(reservedRow).toEqual({
    id: 'Games',
    type: 'Personal',
    title: 'Kategória pre-vas',
    source: 'MostPlayed',
    lobby: 'Casino',
  })
})

test('the home page shows the layout Home above the layout Lobby, or either of them alone [3.10] [3.32]', () => {
  const [home, rows] = [ALL.slice(0, 4), ALL.slice(4, 6)]
  const layouts = [
    { id: 'l', type: 'Lobby' as const, widgets: rows, seoId: null },
    { id: 'h', type: 'Home' as const, widgets: home, seoId: null },
  ]
  const idsOf = (pageLayouts: typeof layouts) =>
    widgetsOfLayouts({ ...content, layouts: pageLayouts }, 'Home', 'Lobby').widgets.map(({ id }) => id)
  expect(idsOf(layouts)).toEqual([...home, ...rows].map(({ id }) => id))
  expect(idsOf(layouts.slice(0, 1))).toEqual(rows.map(({ id }) => id))
  expect(idsOf(layouts.slice(1))).toHaveLength(4)
  expect(widgetsOfLayouts(content, 'Home', 'Lobby')).toEqual({ widgets: [] })
})

test('a page shows its layout without widgets that repeat its own list; a category shows the widgets it names [3.27] [3.32]', () => {
  const layouts = [{ id: 'p', type: 'Providers' as const, widgets: ALL, seoId: null }]
  const withLayouts = { ...content, layouts }
  const kinds = pageWidgets(withLayouts, 'Providers', ['Providers']).map((view) => view.type)
  expect(kinds).not.toContain('Providers')
  expect(kinds).toHaveLength(8)
  expect(widgetsById(['Html', 'nie-je', 'Games'], withLayouts).map((view) => view.type)).toEqual(['Html', 'Games'])
})

test('recommended rows are the same for everyone; only the browser can fill them [3.9]', () => {
  const lists = contentOf({
    games,
    categories: [
      categoryOf('radi', [], { type: 'BecauseYouLikeInternal' }),
      categoryOf('hrali', [], { type: 'BecauseYouPlayedInternal', lobby: 'Live', title: 'Lebo ste hrali' }),
      categoryOf('zive', [], { type: 'BecauseYouLikeLiveInternal' }),
    ],
  })
  const row = (category: string) => widget({ type: 'Games', id: category, category, tileLayout: 'Default' })
  const widgets = [row('radi'), row('hrali'), row('zive')]
  expect(widgetViews(widgets, lists)).toEqual([
    { type: 'Recommended', id: 'radi', title: 'Kategória radi', row: { reason: 'liked', lobby: 'Casino' } },
    { type: 'Recommended', id: 'hrali', title: 'Lebo ste hrali', row: { reason: 'played', lobby: 'Live' } },
    { type: 'Recommended', id: 'zive', title: 'Kategória zive', row: { reason: 'liked', lobby: 'Live' } },
  ])
})
