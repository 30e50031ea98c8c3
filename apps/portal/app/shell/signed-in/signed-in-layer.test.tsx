import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeCatalogue } from '@herna/rules'
import { Widgets, type WidgetView } from '../../layout-widgets/index.ts'
import { personalised, playerGames, specialCategories, wins } from '../../player-data/index.ts'
import { SnackbarRegion } from '../../toasts/index.ts'
import frame from '../../texts/sk-SK/frame.json'
import game from '../../texts/sk-SK/game.json'
import lobby from '../../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../../testing/content.fixture.ts'
import { answer, askedOf, FAULTS, FAULTS_TRIED, openLine, says } from '../../testing/hosts.fixture.ts'
import { logIn, logOut } from '../../testing/player-store.fixture.ts'
import { clear, drawn, show } from '../../testing/render.fixture.tsx'
import { SignedInStart } from './signed-in-start.tsx'

const NAMES = { 'g-1': 'Vlčia hora', 'g-2': 'Zlatý kohút', 'g-3': 'Perla hlbín' }
const games = Object.entries(NAMES).map(([code, name]) => gameOf(code, { name }))
const file = writeCatalogue(catalogueOf(games))

const laid = (...types: string[]) => types.map((type) => ({ id: type, title: `Rad ${type}`, type, lobby: 'Casino' }))
const rowsOf = (...types: string[]): WidgetView[] =>
  types.map((type) => ({ id: type, type: 'Personal', title: `Rad ${type}`, source: type, lobby: 'Casino' }) as WidgetView)
const stage = (...types: string[]) =>
  show(
    <>
      <SignedInStart />
      {/* Rows open below the screen alone: what is seen must not move. */}
      <div style={{ paddingTop: '105vh' }}>
        <Widgets widgets={rowsOf(...types)} />
      </div>
      <SnackbarRegion />
    </>,
    { texts: { frame, game, lobby }, root: { personal: laid(...types), joinable: [] } },
  )
/** A game that stands in a row (named, or any): rows draw when they come into view. */
const seen = (name: string, row?: string) =>
  expect
    .poll(
      () => {
        // Not before they are open: a row opens where nothing seen would move.
        if (document.documentElement.dataset.rooms) window.scrollTo(0, document.documentElement.scrollHeight)
        const place = row ? page.getByRole('region', { name: row }) : page
        return place.getByRole('link', { name: new RegExp(name) }).elements().length
      },
      { timeout: 8_000 },
    )
    .toBe(1)
const retryOf = (words: string) =>
  page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Skúsiť znova' })
const played = (gameCode: string) => ({ gameCode, gameRoundCount: 60, lastPlayedAt: '2026-11-20T10:00:00.000Z' })
const won = { code: 'g-2', datetime: '2026-11-20T10:00:00.000Z', gameName: 'Zlatý kohút', gameType: 'Slot', win: 1250 }
const special = (source: string, ...codes: string[]) => ({ source, slug: 'x', title: 'x', games: codes })

beforeEach(() => {
  openLine()
  localStorage.clear()
  answer({ '/katalog': says(file), '.json': says(file) })
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  logOut()
  window.scrollTo(0, 0)
  clear()
  vi.unstubAllGlobals()
})

test('player games and recent wins are fetched when a player comes in, and nothing of them is left after the logout [4.19]', async () => {
  answer({ '/getPlayerGames': says({ results: [played('g-1')] }), '/gameResults': says({ results: [won] }) })
  await stage('MostPlayed', 'RecentWins')
  logOut()
  await drawn()
  expect([askedOf('/getPlayerGames'), askedOf('/gameResults')]).toEqual([[], []])
  logIn()
  await seen('Vlčia hora')
  await seen('Zlatý kohút')
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain('Výhra 12,50 €')
  expect([askedOf('/getPlayerGames').length, askedOf('/gameResults').length]).toEqual([1, 1])
  logOut()
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).not.toBeInTheDocument()
  expect([playerGames.get().value, wins.get().value]).toEqual([null, null])
  expect(document.body.textContent).not.toContain('12,50')
})

test('played games are asked for as specified, and the list of tried ones asks for games of any rounds [7.24] [7.25]', async () => {
  const tried = { ...played('g-3'), gameRoundCount: 3 }
  answer({
    '/getPlayerGames': ({ body }) =>
      Response.json({
        results: (body as { minimumGameRoundCount: number }).minimumGameRoundCount > 3 ? [played('g-1')] : [tried],
      }),
    '/gameResults': says({ results: [won] }),
  })
  await stage('MostPlayed', 'TriedOnce', 'RecentWins')
  logIn()
  await seen('Vlčia hora', 'Rad MostPlayed')
  await seen('Perla hlbín', 'Rad TriedOnce')
  const games = askedOf('/getPlayerGames') as Record<string, unknown>[]
  const window = { startDate: expect.any(String), endDate: expect.any(String), languageCode: 'sk-SK' }
  expect(games).toHaveLength(2)
  expect(games).toContainEqual({ ...window, minimumGameRoundCount: 10 })
  expect(games).toContainEqual({ ...window, minimumGameRoundCount: 1 })
  expect(askedOf('/gameResults')).toEqual([
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
  expect(askedOf('/player/gamingBonuses')[0]).toEqual({ returnBonusTemplateDetails: true, statusFilter: 'current' })
})

test('who comes in after another player is asked for anew, and a late answer for the first one is dropped [4.19] [F8]', async () => {
  let late: (response: Response) => void = () => undefined
  answer({
    '/getPlayerGames': () =>
      new Promise((done) => {
        late = done
      }),
  })
  await stage('MostPlayed')
  logIn('prvy')
  await vi.waitFor(() => expect(askedOf('/getPlayerGames')).toHaveLength(1))
  answer({ '/getPlayerGames': says({ results: [played('g-3')] }) })
  logIn('druhy')
  await seen('Perla hlbín')
  late(Response.json({ results: [played('g-1')] }))
  await drawn()
  expect(playerGames.get().value?.map(({ gameCode }) => gameCode)).toEqual(['g-3'])
})

const FAILING = [
  ['MostPlayed', '/getPlayerGames', 'Hry, ktoré ste hrali, sa nepodarilo načítať', { results: [played('g-1')] }, 'Vlčia hora'],
  ['RecentWins', '/gameResults', 'Vaše posledné výhry sa nepodarilo načítať', { results: [won] }, 'Zlatý kohút'],
] as const
test.each(FAILING.flatMap((each) => FAULTS_TRIED.map((fault) => [...each, fault] as const)))(
  'the list %s whose call %s fails says „%s“, and trying again brings it; whatever the fault [8.20]',
  async (type, path, words, body, name, fault) => {
    answer({ [path]: FAULTS[fault] as never })
    await stage(type)
    logIn()
    await expect.element(page.getByText(words)).toBeVisible()
    answer({ [path]: says(body) })
    await retryOf(words).click()
    await seen(name)
    expect(askedOf(path)).toHaveLength(2)
  },
)

test('special categories are asked for when a layout has one and a player is in; each row has its own [7.33] [4.20]', async () => {
  answer({
    '/Personalized/general/categories': says([
      special('PopularPggService', 'g-2'),
      special('TrendingPggService', 'g-3', 'zmizla'),
    ]),
  })
  await stage('PopularPggService', 'TrendingPggService')
  logIn()
  await seen('Zlatý kohút', 'Rad PopularPggService')
  await seen('Perla hlbín', 'Rad TrendingPggService')
  expect(askedOf('/content/Personalized/general/categories')).toHaveLength(1)
  logOut()
  await expect.poll(() => specialCategories.get().value).toBeNull()
})

test('without a special category in a layout they are not asked for [4.20]', async () => {
  await stage('MostPlayed')
  logIn()
  await vi.waitFor(() => expect(askedOf('/getPlayerGames')).toHaveLength(1))
  expect(askedOf('/Personalized/general/categories')).toEqual([])
})

test.each(FAULTS_TRIED)(
  'special categories that meet „%s“ are told with „Skúsiť znova“, which brings them [8.21] [7.33]',
  async (fault) => {
    answer({ '/Personalized/general/categories': FAULTS[fault] as never })
    await stage('PopularPggService')
    logIn()
    await expect.element(page.getByText('Osobné zoznamy hier sa nepodarilo načítať')).toBeVisible()
    answer({ '/Personalized/general/categories': says([special('PopularPggService', 'g-1')]) })
    await retryOf('Osobné zoznamy').click()
    await seen('Vlčia hora')
    expect(askedOf('/Personalized/general/categories')).toHaveLength(2)
  },
)

const TOLD = 'Výber hier pre vás sa nepodarilo načítať'
const keep = (of: object) => localStorage.setItem('personalized-games', JSON.stringify(of))
const PATH = '/api/bloomreach/personalized-games'

test('personalised games that fail are told, and what is kept serves on though its time has passed [8.29] [3.43]', async () => {
  keep({ userId: 'id-hrac', recommendations: ['g-1'], duration: 1000, storedAt: Date.now() - 60_000 })
  answer({ [PATH]: FAULTS['500'] as never })
  await stage('BloomreachPersonalized')
  logIn()
  await expect.element(page.getByText(TOLD)).toBeVisible()
  await seen('Vlčia hora')
  answer({ [PATH]: says({ recommendations: ['g-2'], duration: 60_000 }) })
  await retryOf(TOLD).click()
  await seen('Zlatý kohút')
  expect(JSON.parse(localStorage.getItem('personalized-games') ?? '')).toMatchObject({ recommendations: ['g-2'] })
  // Whoever uses the machine next learns no name from it.
  expect(JSON.parse(localStorage.getItem('personalized-games') ?? '')).toEqual({
    userId: 'id-hrac',
    recommendations: ['g-2'],
    duration: 60_000,
    storedAt: expect.any(Number),
  })
})

test.each(FAULTS_TRIED)(
  'personalised games that meet „%s“ with nothing kept are told, and no game is made up [8.29]',
  async (fault) => {
    answer({ [PATH]: FAULTS[fault] as never })
    await stage('BloomreachPersonalized')
    logIn()
    await expect.element(page.getByText(TOLD)).toBeVisible()
    await expect.poll(() => personalised.get().state).toBe('failed')
    expect(document.querySelectorAll('[data-game]')).toHaveLength(0)
  },
)

test('personalised games are not asked for until their time passes; another player’s are never shown, and none stay after the logout [4.40] [3.43] [9.11]', async () => {
  keep({ userId: 'id-hrac', recommendations: ['g-1'], duration: 60_000, storedAt: Date.now() })
  await stage('BloomreachPersonalized')
  logIn()
  await seen('Vlčia hora')
  expect(askedOf(PATH)).toEqual([])
  window.scrollTo(0, 0)
  logOut()
  await expect.poll(() => localStorage.getItem('personalized-games')).toBeNull()
  keep({ userId: 'id-hrac', recommendations: ['g-1'], duration: 60_000, storedAt: Date.now() })
  answer({ [PATH]: says({ recommendations: ['g-3'], duration: 60_000 }) })
  logIn('hracka')
  await seen('Perla hlbín')
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).not.toBeInTheDocument()
  expect(askedOf(PATH)).toEqual([{ customer_ids: { userId: 'id-hracka' }, params: {} }])
})
