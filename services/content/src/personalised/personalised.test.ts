import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Game, PersonalizedCategory } from '@herna/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningContent, runContent } from '../content-service.fixture.ts'
import { categoriesOf } from './activity-lists.ts'

const ADDRESS = '/content/Personalized/general/categories'
const SECRET = 'a secret of tests, thirty-two characters'
let content: RunningContent
let pam: Server
let pamResponse: { status: number; body: string } | null = null
let requestCount = 0
let clock = 1_000_000
beforeAll(async () => {
  pam = createServer((request, response) => {
    requestCount += 1
    if (pamResponse === null) return
    const isOurs = request.headers.authorization === `Bearer ${SECRET}` && request.url === '/internal/v1/game-activity'
    response.writeHead(isOurs ? pamResponse.status : 401).end(pamResponse.body)
  })
  await new Promise<void>((done) => pam.listen(0, '127.0.0.1', done))
  const environment = {
    HERNA_PAM_URL: `http://127.0.0.1:${(pam.address() as AddressInfo).port}`,
    HERNA_INTERNAL_SECRET: SECRET,
  }
  content = await runContent({ environment, now: () => clock })
})
afterAll(async () => {
  pam.closeAllConnections()
  pam.close()
  await content.close()
})

const played = (gameCode: string, rounds: number, roundsBefore = 0, players = 1) => ({ gameCode, rounds, players, roundsBefore })
const read = async () => {
  const response = await content.get(ADDRESS)
  expect(response.statusCode, response.body).toBe(200)
  const list = JSON.parse(response.body) as PersonalizedCategory[]
  return Object.fromEntries(list.map(({ source, games }) => [source, games]))
}

test('before the first response of PAM the popular and trending lists are empty [7.33] [3.9]', async () => {
  pamResponse = { status: 500, body: 'x' }
  const lists = await read()
  expect([lists['PopularPggService'], lists['TrendingPggService']]).toEqual([[], []])
  expect(Object.keys(lists)).toEqual(['PopularPggService', 'TrendingPggService', 'RecommendedPggService'])
})

test('lists follow game activity, updated once a minute, and are retained while PAM is unavailable [7.33]', async () => {
  const games = JSON.parse((await content.get('/content/games/no-files')).body) as Game[]
  const playable = games.filter(({ realEnabled, maintenance }) => realEnabled && maintenance === null)
  const [first, second] = playable.map(({ gameCode }) => gameCode) as [string, string]
  clock += 61_000
  pamResponse = {
    status: 200,
    body: JSON.stringify({ games: [played(second, 90, 100), played(first, 40, 10), played('neznama', 9)] }),
  }
  await expect.poll(async () => (await read())['PopularPggService']).toEqual([second, first])
  expect((await read())['TrendingPggService']).toEqual([first])
  const previousCount = requestCount
  await read()
  expect(requestCount).toBe(previousCount)
  for (const failure of [
    { status: 200, body: '<html>' },
    { status: 200, body: '{"games":[{}]}' },
    { status: 503, body: '' },
  ]) {
    clock += 61_000
    pamResponse = failure
    const times = requestCount
    await read()
    await expect.poll(() => requestCount).toBe(times + 1)
    expect((await read())['PopularPggService']).toEqual([second, first])
  }
})

test('games that cannot be played are in no list, and lists have at most thirty games [9.4]', () => {
  const gameOf = (gameCode: string, overrides: Partial<Game> = {}) =>
    ({ gameCode, realEnabled: true, maintenance: null, commercialTier: 1, promotionLevel: 0, ...overrides }) as Game
  const many = Array.from({ length: 40 }, (_, index) => gameOf(`hra-${index}`))
  const games = [
    gameOf('demo', { realEnabled: false, commercialTier: 10 }),
    gameOf('oprava', { maintenance: { until: null }, commercialTier: 10 }),
    gameOf('vlajkova', { commercialTier: 9 }),
    ...many,
  ]
  const activity = games.map(({ gameCode }, index) => played(gameCode, 100 - index, 0, index))
  const lists = categoriesOf(games, activity)
  for (const list of lists) {
    expect(list.games).toHaveLength(30)
    expect(list.games).not.toContain('demo')
    expect(list.games).not.toContain('oprava')
  }
  expect(lists[2]?.games.slice(0, 2)).toEqual(['vlajkova', 'hra-39'])
})

test('recommended games are ordered by tiers and levels within their range, then by players [5.12]', () => {
  const gameOf = (gameCode: string, commercialTier: number, promotionLevel: number) =>
    ({ gameCode, realEnabled: true, maintenance: null, commercialTier, promotionLevel }) as Game
  const games = [
    gameOf('tier-99', 99, 4),
    gameOf('level-9', 9, 9),
    gameOf('best', 10, 5),
    gameOf('tier-below-0', -5, 1),
    gameOf('last', 0, 0),
  ]
  const activity = games.map(({ gameCode }, index) => played(gameCode, 1, 0, index))
  expect(categoriesOf(games, activity)[2]?.games).toEqual(['best', 'level-9', 'tier-99', 'tier-below-0', 'last'])
})

test.each([
  ['?locale=xx-XX', 'locale'],
  ['?status=Archived', 'status'],
  ['?page=2', 'page'],
])('a query %s is a problem document naming %s [7.33]', async (query, field) => {
  const response = await content.get(ADDRESS + query)
  expect([response.statusCode, JSON.parse(response.body).errors[0].field]).toEqual([400, field])
})
