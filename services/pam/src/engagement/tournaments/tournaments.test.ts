import type { Leaderboard, Tournament } from '@herna/contract/player'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { grantCash, startTestPlay, type TestPlay } from '../../rounds.fixture.ts'

const GATEWAY = '/gateway/v1/tournaments'
const EGYPT = 'vyprava-za-pecatami'
const SPRINT = 'denny-sprint'
let pam: RunningPam
let names = 0
beforeAll(async () => {
  pam = await runPam()
})
/** Each test has a week of its own, from its Tuesday. */
let weeks = 0
beforeEach(async () => {
  weeks += 1
  pam.clock.now = new Date(Date.parse('2026-03-03T10:00:00Z') + weeks * 14 * 86_400_000)
  await pam.runPlayJobs()
})
afterAll(() => pam.close())

interface TournamentPlayer {
  name: string
  browser: Browser
  play: TestPlay
}
const createPlayer = async (firstName = 'Ján', lastName = 'Skúšobný'): Promise<TournamentPlayer> => {
  names += 1
  const name = `turnajnik${names}`
  await pam.newPlayer(name, { firstName, lastName })
  const browser = await pam.playing(name)
  const play = await startTestPlay(pam, browser)
  await grantCash(pam, play.playerId, 100_000)
  return { name, browser, play }
}
const list = async (browser = pam.browser()) =>
  (await browser.expect<{ tournaments: Tournament[] }>(200, 'GET', GATEWAY)).tournaments
const running = async (definition: string) => {
  const tournament = (await list()).find(({ slug, state }) => slug.startsWith(definition) && state === 'running')
  if (!tournament) throw new Error(`${definition} does not run`)
  return tournament
}
const join = (browser: Browser, { id }: Tournament) => browser.call('POST', `${GATEWAY}/${id}/join`)
const board = ({ id }: Tournament, browser = pam.browser()) =>
  browser.expect<Leaderboard>(200, 'GET', `${GATEWAY}/${id}/leaderboard`)
const cashOf = async (playerId: string) =>
  Number((await pam.database.pool.query('SELECT cash FROM pam.wallets WHERE player_id = $1', [playerId])).rows[0].cash)

test('every tournament has one running and one announced edition at any time; guests see them [6.1]', async () => {
  for (const days of [0, 3, 200]) {
    pam.pass({ days })
    await pam.runPlayJobs()
    const states = (await list())
      .filter(({ state }) => state !== 'finished')
      .map(({ slug, state }) => `${slug.slice(0, -11)} ${state}`)
    const expected = ['denny-sprint', 'ovocne-derby', 'vyprava-za-pecatami'].flatMap((slug) => [
      `${slug} announced`,
      `${slug} running`,
    ])
    expect(states.toSorted()).toEqual(expected)
  }
  const { startsAt, endsAt, hasJoined } = await running(SPRINT)
  expect([Date.parse(endsAt) - Date.parse(startsAt), hasJoined]).toEqual([86_400_000, false])
})

test('joining is idempotent; excluded players and guests cannot join, and nobody joins a finished tournament (M12)', async () => {
  const { browser } = await createPlayer()
  const sprint = await running(SPRINT)
  for (let time = 0; time < 2; time++)
    expect((await join(browser, sprint)).body.tournament).toMatchObject({ hasJoined: true, players: 1, state: 'running' })
  expect((await list(browser)).filter(({ hasJoined }) => hasJoined).map(({ id }) => id)).toEqual([sprint.id])
  expect((await join(pam.browser(), sprint)).status).toBe(401)
  const egypt = await running(EGYPT)
  pam.pass({ days: 1 })
  const { browser: other } = await createPlayer()
  expect((await join(other, sprint)).body.errorCode).toBe('tournament-over')
  await other.expect(200, 'POST', '/platform/panic-button')
  expect((await join(other, egypt)).body.errorCode).toBe('player-blocked')
})

test('joining adds the promotion’s tag to the player until the edition is settled [4.22]', async () => {
  const { name, browser } = await createPlayer()
  const egypt = await running(EGYPT)
  await join(browser, egypt)
  const tags = async (playerBrowser: Browser) => (await playerBrowser.call('GET', '/gateway/pams/api/v2/marketingTags')).body.tags
  expect(await tags(browser)).toEqual([{ name: 'turnaj-egypt' }])
  pam.clock.now = new Date(Date.parse(egypt.endsAt) + 60_000)
  await pam.runPlayJobs()
  expect(await tags(await pam.playing(name))).toEqual([])
})

test('only rounds opened after joining count, in eligible games, with the minimum stake, paid from the balance', async () => {
  const { browser, play } = await createPlayer()
  const egypt = await running(EGYPT)
  const ownLine = async () => (await board(egypt, browser)).own
  const game = 'faraonova-pecat'
  const early = await play.bet({ game, stake: 100 })
  pam.pass({ seconds: 1 })
  await join(browser, egypt)
  await play.win({ ...early, game }, 900)
  await play.round({ game: 'vlcia-hora', stake: 100, won: 800 })
  await play.round({ game, stake: 5, won: 500 })
  expect(await ownLine()).toMatchObject({ points: 0, rounds: 0, prize: null })
  await play.round({ game, stake: 100, won: 250 })
  expect(await ownLine()).toMatchObject({ points: 250, rounds: 1, place: 1, prize: 7_000 })
})

test('points are the best multiple, the sum of the ten best, or rounds won, by the tournament’s scoring', async () => {
  const { browser, play } = await createPlayer()
  const [derby, egypt, sprint] = [await running('ovocne-derby'), await running(EGYPT), await running(SPRINT)]
  for (const tournament of [derby, egypt, sprint]) await join(browser, tournament)
  for (const won of [300, 700, 500]) await play.round({ game: 'horuca-ceresna', stake: 100, won })
  for (let times = 1; times <= 12; times++) await play.round({ game: 'faraonova-pecat', stake: 10, won: times * 10 })
  expect((await board(derby, browser)).own).toMatchObject({ points: 700, rounds: 3 })
  // 3 + 4 + … + 12 times the stake.
  expect((await board(egypt, browser)).own).toMatchObject({ points: 7_500, rounds: 12 })
  // A round that only returns the stake is not won.
  expect((await board(sprint, browser)).own).toMatchObject({ points: 1_400, rounds: 15 })
})

test('the leaderboard shortens names; ties rank by who scored first; a guest has no own line', async () => {
  const [peter, eva] = [await createPlayer('Peter', 'Kováč'), await createPlayer('Eva', 'Šťastná')]
  const sprint = await running(SPRINT)
  await join(peter.browser, sprint)
  await join(eva.browser, sprint)
  await eva.play.round({ game: 'vlcia-hora', stake: 10, won: 50 })
  pam.pass({ seconds: 5 })
  await peter.play.round({ game: 'vlcia-hora', stake: 10, won: 90 })
  const leaderboard = await board(sprint, peter.browser)
  expect(leaderboard.lines.map(({ place, player, points }) => [place, player, points])).toEqual([
    [1, 'Eva Š.', 100],
    [2, 'Peter K.', 100],
  ])
  expect(leaderboard.own).toEqual(leaderboard.lines[1])
  expect((await board(sprint)).own).toBeNull()
  expect((await pam.browser().call('GET', `${GATEWAY}/00000000-0000-4000-8000-000000000000/leaderboard`)).status).toBe(404)
})

test('a finished tournament is settled once: places final, prizes in the ledger, winners notified, late rounds ignored', async () => {
  const [first, second] = [await createPlayer(), await createPlayer()]
  const sprint = await running(SPRINT)
  await join(first.browser, sprint)
  await join(second.browser, sprint)
  await first.play.round({ game: 'vlcia-hora', stake: 10, won: 20 })
  const late = await second.play.bet({ game: 'vlcia-hora', stake: 10 })
  pam.clock.now = new Date(sprint.endsAt)
  await second.play.win({ ...late, game: 'vlcia-hora' }, 5_000)
  const previousCash = await cashOf(first.play.playerId)
  await pam.runPlayJobs()
  expect(await cashOf(first.play.playerId)).toBe(previousCash)
  pam.pass({ seconds: 20 })
  await Promise.all([pam.runPlayJobs(), pam.runPlayJobs()])
  await pam.runPlayJobs()
  expect(await cashOf(first.play.playerId)).toBe(previousCash + 1_000)
  const result = await board(sprint)
  expect(result.state).toBe('finished')
  expect(result.lines.map(({ points, prize }) => [points, prize])).toEqual([
    [100, 1_000],
    [0, null],
  ])
  const { body } = await (await pam.playing(first.name)).call('GET', '/platform/player-messages')
  expect(body.messages).toHaveLength(1)
  expect(body.messages[0]).toMatchObject({ type: 'BALANCE', title: 'Denný šprint', text: expect.stringContaining('1. miesto') })
})
