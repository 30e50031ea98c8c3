import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeCatalogue } from '@herna/rules'
import { Widgets, type WidgetView } from '../../layout-widgets/index.ts'
import { personalisedGames, playerGames, specialCategories, wins } from '../../player-data/index.ts'
import { SnackbarRegion } from '../../toasts/index.ts'
import frame from '../../texts/sk-SK/frame.json'
import game from '../../texts/sk-SK/game.json'
import lobby from '../../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../../testing/content.fixture.ts'
import {
  mockResponses,
  requestBodiesTo,
  FAULTS,
  FAULTS_TRIED,
  mockPlayerHosts,
  jsonResponse,
} from '../../testing/hosts.fixture.ts'
import { closeModal, openModal } from '../../dialogs/index.ts'
import { logIn, logOut } from '../../testing/player-store.fixture.ts'
import { setPresence } from '../../session/index.ts'
import { clear, nextPaint, show } from '../../testing/render.fixture.tsx'
import { SignedInStart } from './signed-in-start.tsx'

const NAMES = { 'g-1': 'Vlčia hora', 'g-2': 'Zlatý kohút', 'g-3': 'Perla hlbín' }
const games = Object.entries(NAMES).map(([code, name]) => gameOf(code, { name }))
const file = writeCatalogue(catalogueOf(games))

const personalLists = (...types: string[]) => types.map((type) => ({ id: type, title: `Rad ${type}`, type, lobby: 'Casino' }))
const rowsOf = (...types: string[]): WidgetView[] =>
  types.map((type) => ({ id: type, type: 'Personal', title: `Rad ${type}`, source: type, lobby: 'Casino' }) as WidgetView)
const showLayer = (...types: string[]) =>
  show(
    <>
      <SignedInStart />
      {/* Rows open only below the viewport, so that visible content does not move. */}
      <div style={{ paddingTop: '105vh' }}>
        <Widgets widgets={rowsOf(...types)} />
      </div>
      <SnackbarRegion />
    </>,
    { texts: { frame, game, lobby }, root: { personal: personalLists(...types), joinable: [] } },
  )
/** Expects a game tile in the named row, or in any: rows render when they come into view. */
const expectTile = (name: string, row?: string) =>
  expect
    .poll(() => {
      // Only after the rows are open: a row opens only where visible content does not move.
      if (document.documentElement.dataset.reservedRows) window.scrollTo(0, document.documentElement.scrollHeight)
      const scope = row ? page.getByRole('region', { name: row }) : page
      return scope.getByRole('link', { name: new RegExp(name) }).elements().length
    })
    .toBe(1)
const retryOf = (text: string) => page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Skúsiť znova' })
const playedGame = (gameCode: string) => ({ gameCode, gameRoundCount: 60, lastPlayedAt: '2026-11-20T10:00:00.000Z' })
const recentWin = { code: 'g-2', datetime: '2026-11-20T10:00:00.000Z', gameName: 'Zlatý kohút', gameType: 'Slot', win: 1250 }
const special = (source: string, ...codes: string[]) => ({ source, slug: 'x', title: 'x', games: codes })

beforeEach(() => {
  setPresence(true)
  mockPlayerHosts()
  localStorage.clear()
  mockResponses({ '/katalog': jsonResponse(file), '.json': jsonResponse(file) })
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  logOut()
  window.scrollTo(0, 0)
  clear()
  vi.unstubAllGlobals()
})

test('player games and recent wins are fetched at login and removed at logout [4.19]', async () => {
  mockResponses({
    '/getPlayerGames': jsonResponse({ results: [playedGame('g-1')] }),
    '/gameResults': jsonResponse({ results: [recentWin] }),
  })
  await showLayer('MostPlayed', 'RecentWins')
  logOut()
  await nextPaint()
  expect([requestBodiesTo('/getPlayerGames'), requestBodiesTo('/gameResults')]).toEqual([[], []])
  logIn()
  await expectTile('Vlčia hora')
  await expectTile('Zlatý kohút')
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain('Výhra 12,50 €')
  expect([requestBodiesTo('/getPlayerGames').length, requestBodiesTo('/gameResults').length]).toEqual([1, 1])
  logOut()
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).not.toBeInTheDocument()
  expect([playerGames.get().value, wins.get().value]).toEqual([null, null])
  expect(document.body.textContent).not.toContain('12,50')
})

test('played games are requested as specified, and the list of tried games requests games with at least one round [7.24] [7.25]', async () => {
  const triedGame = { ...playedGame('g-3'), gameRoundCount: 3 }
  mockResponses({
    '/getPlayerGames': ({ body }) =>
      Response.json({
        results: (body as { minimumGameRoundCount: number }).minimumGameRoundCount > 3 ? [playedGame('g-1')] : [triedGame],
      }),
    '/gameResults': jsonResponse({ results: [recentWin] }),
  })
  await showLayer('MostPlayed', 'TriedOnce', 'RecentWins')
  logIn()
  await expectTile('Vlčia hora', 'Rad MostPlayed')
  await expectTile('Perla hlbín', 'Rad TriedOnce')
  const games = requestBodiesTo('/getPlayerGames') as Record<string, unknown>[]
  const window = { startDate: expect.any(String), endDate: expect.any(String), languageCode: 'sk-SK' }
  expect(games).toHaveLength(2)
  expect(games).toContainEqual({ ...window, minimumGameRoundCount: 10 })
  expect(games).toContainEqual({ ...window, minimumGameRoundCount: 1 })
  // Each part is requested in an idle period of its own.
  await expect
    .poll(() => requestBodiesTo('/gameResults'))
    .toEqual([
      {
        startDatetime: expect.any(String),
        endDatetime: expect.any(String),
        nearestGames: false,
        page: 1,
        max: 30,
        order: 'desc',
        filterOutParameters: ['EXITGAME'],
        fields: ['code', 'datetime', 'gameName', 'gameType', 'win'],
      },
    ])
  await expect
    .poll(() => requestBodiesTo('/player/gamingBonuses')[0])
    .toEqual({ returnBonusTemplateDetails: true, statusFilter: 'current' })
})

test('data of a second player is fetched again, and a late response for the first player is dropped [4.19] [F8]', async () => {
  let respondLate: (response: Response) => void = () => undefined
  mockResponses({
    '/getPlayerGames': () =>
      new Promise((done) => {
        respondLate = done
      }),
  })
  await showLayer('MostPlayed')
  logIn('prvy')
  await vi.waitFor(() => expect(requestBodiesTo('/getPlayerGames')).toHaveLength(1))
  mockResponses({ '/getPlayerGames': jsonResponse({ results: [playedGame('g-3')] }) })
  logIn('druhy')
  await expectTile('Perla hlbín')
  respondLate(Response.json({ results: [playedGame('g-1')] }))
  await nextPaint()
  expect(playerGames.get().value?.map(({ gameCode }) => gameCode)).toEqual(['g-3'])
})

const FAILING = [
  [
    'MostPlayed',
    '/getPlayerGames',
    'Hry, ktoré ste hrali, sa nepodarilo načítať',
    { results: [playedGame('g-1')] },
    'Vlčia hora',
  ],
  ['RecentWins', '/gameResults', 'Vaše posledné výhry sa nepodarilo načítať', { results: [recentWin] }, 'Zlatý kohút'],
] as const
test.each(FAILING.flatMap((each) => FAULTS_TRIED.map((fault) => [...each, fault] as const)))(
  'the list %s whose call %s fails shows „%s“, and a retry loads it; for every fault [8.20]',
  async (type, path, words, body, name, fault) => {
    mockResponses({ [path]: FAULTS[fault] as never })
    await showLayer(type)
    logIn()
    await expect.element(page.getByText(words)).toBeVisible()
    mockResponses({ [path]: jsonResponse(body) })
    await retryOf(words).click()
    await expectTile(name)
    expect(requestBodiesTo(path)).toHaveLength(2)
  },
)

test('special categories are fetched when a layout contains one and a player is logged in; each row has its own [7.33] [4.20]', async () => {
  mockResponses({
    '/Personalized/general/categories': jsonResponse([
      special('PopularPggService', 'g-2'),
      special('TrendingPggService', 'g-3', 'zmizla'),
    ]),
  })
  await showLayer('PopularPggService', 'TrendingPggService')
  logIn()
  await expectTile('Zlatý kohút', 'Rad PopularPggService')
  await expectTile('Perla hlbín', 'Rad TrendingPggService')
  expect(requestBodiesTo('/content/Personalized/general/categories')).toHaveLength(1)
  logOut()
  await expect.poll(() => specialCategories.get().value).toBeNull()
})

test('without a special category in a layout they are not fetched [4.20]', async () => {
  await showLayer('MostPlayed')
  logIn()
  await vi.waitFor(() => expect(requestBodiesTo('/getPlayerGames')).toHaveLength(1))
  expect(requestBodiesTo('/Personalized/general/categories')).toEqual([])
})

test.each(FAULTS_TRIED)(
  'special categories failing with „%s“ show a message with „Skúsiť znova“, which loads them [8.21] [7.33]',
  async (fault) => {
    mockResponses({ '/Personalized/general/categories': FAULTS[fault] as never })
    await showLayer('PopularPggService')
    logIn()
    await expect.element(page.getByText('Osobné zoznamy hier sa nepodarilo načítať')).toBeVisible()
    mockResponses({ '/Personalized/general/categories': jsonResponse([special('PopularPggService', 'g-1')]) })
    await retryOf('Osobné zoznamy').click()
    await expectTile('Vlčia hora')
    expect(requestBodiesTo('/Personalized/general/categories')).toHaveLength(2)
  },
)

const PERSONALISED_FAILED = 'Výber hier pre vás sa nepodarilo načítať'
const storeRecommendations = (stored: object) => localStorage.setItem('personalized-games', JSON.stringify(stored))
const PATH = '/api/bloomreach/personalized-games'

test('when personalised games fail, a message is shown and the expired cached list stays in use [8.29] [3.43]', async () => {
  storeRecommendations({ userId: 'id-hrac', recommendations: ['g-1'], duration: 1000, storedAt: Date.now() - 60_000 })
  mockResponses({ [PATH]: FAULTS['500'] as never })
  await showLayer('BloomreachPersonalized')
  logIn()
  await expect.element(page.getByText(PERSONALISED_FAILED)).toBeVisible()
  await expectTile('Vlčia hora')
  mockResponses({ [PATH]: jsonResponse({ recommendations: ['g-2'], duration: 60_000 }) })
  await retryOf(PERSONALISED_FAILED).click()
  await expectTile('Zlatý kohút')
  expect(JSON.parse(localStorage.getItem('personalized-games') ?? '')).toMatchObject({ recommendations: ['g-2'] })
  // No username is stored: the next user of the device learns nothing.
  expect(JSON.parse(localStorage.getItem('personalized-games') ?? '')).toEqual({
    userId: 'id-hrac',
    recommendations: ['g-2'],
    duration: 60_000,
    storedAt: expect.any(Number),
  })
})

test.each(FAULTS_TRIED)(
  'personalised games failing with „%s“ without a cached list show a message and no games [8.29]',
  async (fault) => {
    mockResponses({ [PATH]: FAULTS[fault] as never })
    await showLayer('BloomreachPersonalized')
    logIn()
    await expect.element(page.getByText(PERSONALISED_FAILED)).toBeVisible()
    await expect.poll(() => personalisedGames.get().state).toBe('failed')
    expect(document.querySelectorAll('[data-game]')).toHaveLength(0)
  },
)

test('personalised games are not fetched until they expire; another player’s are never shown, and none remain after the logout [4.40] [3.43] [9.11]', async () => {
  storeRecommendations({ userId: 'id-hrac', recommendations: ['g-1'], duration: 60_000, storedAt: Date.now() })
  await showLayer('BloomreachPersonalized')
  logIn()
  await expectTile('Vlčia hora')
  expect(requestBodiesTo(PATH)).toEqual([])
  window.scrollTo(0, 0)
  logOut()
  await expect.poll(() => localStorage.getItem('personalized-games')).toBeNull()
  storeRecommendations({ userId: 'id-hrac', recommendations: ['g-1'], duration: 60_000, storedAt: Date.now() })
  mockResponses({ [PATH]: jsonResponse({ recommendations: ['g-3'], duration: 60_000 }) })
  logIn('hracka')
  await expectTile('Perla hlbín')
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).not.toBeInTheDocument()
  expect(requestBodiesTo(PATH)).toEqual([{ customer_ids: { userId: 'id-hracka' }, params: {} }])
})

test('a row in view stays closed so that nothing shifts, and opens when a dialog above the page closes', async () => {
  mockResponses({ '/getPlayerGames': jsonResponse({ results: [playedGame('g-1')] }) })
  await show(
    <>
      <SignedInStart />
      <Widgets widgets={rowsOf('MostPlayed')} />
      <p>Pod radom</p>
    </>,
    { texts: { frame, game, lobby }, root: { personal: personalLists('MostPlayed'), joinable: [] } },
  )
  const isOpen = () => (document.querySelector<HTMLElement>('[data-reserved-row]')?.offsetHeight ?? 0) > 0
  const cover: Parameters<typeof openModal>[0] = { id: 'cover', level: 2000, render: () => null }
  openModal(cover)
  logIn()
  await expect.poll(() => localStorage.getItem('player-rows')).toBe('["MostPlayed-Casino"]')
  await nextPaint()
  expect(isOpen()).toBe(false)
  closeModal(cover)
  await expect.poll(isOpen).toBe(true)
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).toBeVisible()
})

test('a row whose space is reserved shows its title at once and is as high before its games load as with them', async () => {
  mockResponses({ '/getPlayerGames': jsonResponse({ results: [playedGame('g-1')] }) })
  document.documentElement.dataset.reservedRows = 'MostPlayed-Casino'
  await show(
    <>
      <SignedInStart />
      <Widgets widgets={rowsOf('MostPlayed')} />
    </>,
    { texts: { frame, game, lobby }, root: { personal: personalLists('MostPlayed'), joinable: [] } },
  )
  const row = document.querySelector<HTMLElement>('[data-reserved-row]') as HTMLElement
  const copy = row.cloneNode() as HTMLElement
  row.after(copy)
  const reserved = copy.getBoundingClientRect().height
  expect(getComputedStyle(copy, '::before').content).toBe('"Rad MostPlayed"')
  copy.remove()
  logIn()
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).toBeVisible()
  expect(Math.abs(row.getBoundingClientRect().height - reserved)).toBeLessThan(0.6)
})
