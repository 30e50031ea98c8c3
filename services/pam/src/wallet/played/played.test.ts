import { blankGame, type Game } from '@herna/contract/content'
import type { GameResults, PersonalizedGames, PlayerGames } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { grantCash, startTestPlay, type TestPlay } from '../../rounds.fixture.ts'

const API = '/gateway/pams/api/v2'
const gameOf = (gameCode: string, collections: string[], overrides: Partial<Game> = {}) =>
  blankGame({ gameCode, name: `Hra ${gameCode}`, provider: 'p', type: 'Slot', collections, realEnabled: true, ...overrides })
const GAMES = new Map(
  [
    gameOf('vlcia-hora', ['les']),
    gameOf('raketa', ['vesmir'], { type: 'Crash', provider: 'q' }),
    gameOf('lisci-les', ['les']),
    gameOf('macka', ['mesto'], { provider: 'r' }),
    gameOf('v-oprave', ['les'], { maintenance: { until: null } }),
    gameOf('len-demo', ['les'], { realEnabled: false }),
  ].map((game) => [game.gameCode, game]),
)

let pam: RunningPam
let names = 0
let isContentUnavailable = false
beforeAll(async () => {
  const readGames = async () => (isContentUnavailable ? null : GAMES)
  pam = await runPam({ parts: { games: { all: readGames, find: async (code) => GAMES.get(code) ?? null } } })
  pam.clock.now = new Date('2026-03-31T10:00:00Z')
})
afterAll(() => pam.close())

const createPlayer = async (): Promise<{ name: string; browser: Browser; play: TestPlay }> => {
  names += 1
  const name = `hravy${names}`
  await pam.newPlayer(name)
  const browser = await pam.playing(name)
  const play = await startTestPlay(pam, browser)
  await grantCash(pam, play.playerId, 100_000)
  return { name, browser, play }
}
const played = async (browser: Browser, body: object = {}) =>
  (await browser.expect<PlayerGames>(200, 'POST', `${API}/getPlayerGames`, body)).results
const results = async (browser: Browser, body: object = {}) =>
  (await browser.expect<GameResults>(200, 'POST', `${API}/gameResults`, body)).results
const times = async (count: number, work: () => Promise<void>) => {
  for (let done = 0; done < count; done++) await work()
}

test('games of the last month are listed with their rounds, most first, without those below the minimum [7.24] [9.6] [3.42]', async () => {
  const { name, browser, play } = await createPlayer()
  await times(12, () => play.round({ game: 'vlcia-hora', stake: 10 }))
  await times(15, () => play.round({ game: 'raketa', stake: 10, won: 20 }))
  await times(3, () => play.round({ game: 'macka', stake: 10 }))
  await play.bet({ game: 'lisci-les', stake: 10 })
  const playedAt = pam.clock.now.toISOString()
  const counted = (await played(browser)).map(({ gameCode, gameRoundCount }) => [gameCode, gameRoundCount])
  expect(counted).toEqual([
    ['raketa', 15],
    ['vlcia-hora', 12],
  ])
  expect((await played(browser))[0]?.lastPlayedAt).toBe(playedAt)
  expect((await played(browser, { minimumGameRoundCount: 1 })).map(({ gameCode }) => gameCode)).toContain('macka')
  pam.pass({ days: 31 })
  const later = await pam.playing(name)
  expect(await played(later, { minimumGameRoundCount: 1 })).toEqual([])
  expect(await played(later, { startDate: '2026-03-01T00:00:00Z' })).toHaveLength(2)
  const { status, body } = await later.call('POST', `${API}/getPlayerGames`, {
    startDate: '2026-03-02T00:00:00Z',
    endDate: '2026-03-01T00:00:00Z',
  })
  expect([status, body.errors[0].field]).toEqual([400, 'startDate'])
  pam.clock.now = new Date('2026-03-31T10:00:00Z')
})

test('a round closed without a stake or a win is left out by default; when no result is in the span the nearest are returned [7.25]', async () => {
  const { browser, play } = await createPlayer()
  await play.round({ game: 'vlcia-hora', stake: 10, won: 30 })
  pam.pass({ seconds: 1 })
  await pam.database.pool.query(
    `INSERT INTO pam.rounds (provider, player_id, round_id, game_code, state, opened_at, closed_at, staked, staked_cash, staked_bonus, won,
       payment, balance_after)
     VALUES ('sandbox', $1, 'left', 'raketa', 'closed', $2, $2, 0, 0, 0, 0, 'balance', 0)`,
    [play.playerId, pam.clock.now],
  )
  const codes = async (body: object) => (await results(browser, body)).map(({ code }) => code)
  expect(await codes({})).toEqual(['vlcia-hora'])
  expect(await codes({ filterOutParameters: [] })).toEqual(['raketa', 'vlcia-hora'])
  const later = { startDatetime: '2026-04-10T00:00:00Z', endDatetime: '2026-04-11T00:00:00Z' }
  expect(await codes(later)).toEqual([])
  expect(await codes({ ...later, nearestGames: true })).toEqual(['vlcia-hora'])
  expect(await codes({ ...later, nearestGames: true, page: 2 })).toEqual([])
  pam.clock.now = new Date('2026-03-31T10:00:00Z')
})

test('results are listed newest first with name and type, paged, with the requested fields only [7.25] [3.42]', async () => {
  const { browser, play } = await createPlayer()
  for (const [game, won] of [
    ['vlcia-hora', 0],
    ['raketa', 250],
    ['zmiznuta', 40],
  ] as const) {
    await play.round({ game, stake: 10, won })
    pam.pass({ seconds: 1 })
  }
  const allResults = await results(browser)
  expect(allResults.map(({ code, gameName, gameType, win }) => [code, gameName, gameType, win])).toEqual([
    ['zmiznuta', null, null, 40],
    ['raketa', 'Hra raketa', 'Crash', 250],
    ['vlcia-hora', 'Hra vlcia-hora', 'Slot', 0],
  ])
  expect(await results(browser, { page: 2, max: 2, fields: ['code', 'win'] })).toEqual([{ code: 'vlcia-hora', win: 0 }])
  expect((await results(browser, { order: 'asc' })).map(({ code }) => code)).toEqual(['vlcia-hora', 'raketa', 'zmiznuta'])
  expect(await results((await createPlayer()).browser)).toEqual([])
  expect((await pam.browser().call('POST', `${API}/gameResults`, {})).status).toBe(401)
})

const personalised = (browser: Browser, userId: string) =>
  browser.call('POST', '/gateway/api/bloomreach/personalized-games', { customer_ids: { userId }, params: {} })

test('recommendations are games similar to those played and liked, and played by similar players; never unplayable ones [7.35] [9.5]', async () => {
  // Long after what the others of this file played.
  pam.clock.now = new Date('2026-06-15T10:00:00Z')
  const [one, other, newcomer] = [await createPlayer(), await createPlayer(), await createPlayer()]
  await times(5, () => one.play.round({ game: 'vlcia-hora', stake: 10 }))
  pam.pass({ minutes: 2 })
  await pam.runPlayJobs()
  const codes = async ({ browser, play }: { browser: Browser; play: TestPlay }) => {
    const { status, body } = await personalised(browser, play.playerId)
    expect(status).toBe(200)
    return (body as PersonalizedGames).recommendations
  }
  expect(await codes(newcomer)).toEqual([])
  const alone = await codes(one)
  expect(alone[0]).toBe('lisci-les')
  expect(alone).not.toContain('vlcia-hora')
  expect(alone).not.toContain('v-oprave')
  expect(alone).not.toContain('len-demo')
  for (const game of ['vlcia-hora', 'macka']) await other.play.round({ game, stake: 10 })
  pam.pass({ minutes: 2 })
  await pam.runPlayJobs()
  expect((await codes(one))[0]).toBe('macka')
  isContentUnavailable = true
  const silent = (await personalised(one.browser, one.play.playerId)).body as PersonalizedGames
  isContentUnavailable = false
  expect(silent.recommendations).toContain('macka')
  expect(silent.duration).toBe(60_000)
})

test('recommendations of another player are refused, and excluded players get none [7.35] (M12)', async () => {
  const [one, other] = [await createPlayer(), await createPlayer()]
  const refused = await personalised(one.browser, other.play.playerId)
  expect([refused.status, refused.body.errors[0].field]).toEqual([403, 'customer_ids.userId'])
  await one.play.round({ game: 'vlcia-hora', stake: 10 })
  pam.pass({ minutes: 2 })
  await pam.runPlayJobs()
  await one.browser.expect(200, 'POST', '/platform/panic-button')
  expect((await personalised(one.browser, one.play.playerId)).body.recommendations).toEqual([])
})

test('game activity is returned to services with the shared secret, as sums of two weeks', async () => {
  const secret = 'the-secret-services-share-in-tests-0123456789'
  const otherPam = await runPam({ environment: { HERNA_INTERNAL_SECRET: secret } })
  try {
    await otherPam.newPlayer('sumar')
    const play = await startTestPlay(otherPam, await otherPam.playing('sumar'))
    await grantCash(otherPam, play.playerId, 10_000)
    await times(4, () => play.round({ game: 'raketa', stake: 10 }))
    await otherPam.runPlayJobs()
    otherPam.pass({ days: 8 })
    const again = await startTestPlay(otherPam, await otherPam.playing('sumar'))
    await times(2, () => again.round({ game: 'raketa', stake: 10 }))
    await otherPam.runPlayJobs()
    const ask = (authorization: string) => otherPam.app.inject({ url: '/internal/v1/game-activity', headers: { authorization } })
    expect((await ask(`Bearer ${secret}`)).json()).toEqual({
      games: [{ gameCode: 'raketa', rounds: 2, players: 1, roundsBefore: 4 }],
    })
    expect((await ask('Bearer wrong')).statusCode).toBe(401)
  } finally {
    await otherPam.close()
  }
})
