import { type CrashTable, MAX_CRASH_BETS } from '@herna/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CRASH, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'
import { knownAt, passTo, storedRound, tableOf, toFlightOf, toNextBetting } from './crash-play.fixture.ts'
import { snapshotOf, tableFor } from './table-state.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())

const openDemo = async () => (await real.host.openSession(CRASH)).token

test('demo players share the round and see each other, real players only real ones', async () => {
  const { token } = await real.open(CRASH)
  const [demo, other] = [await openDemo(), await openDemo()]
  const { round } = await toNextBetting(real, token)
  await real.play(demo, { bet: 700, tableRound: round.number })
  await real.play(other, { bet: 100, tableRound: round.number })
  await real.play(token, { bet: 200, tableRound: round.number })
  await expect.poll(async () => (await tableOf(real, demo)).players, { timeout: 5_000 }).toBe(2)
  expect((await tableOf(real, demo)).bets.map(({ bet, isOwn }) => [bet, isOwn])).toEqual([
    [700, true],
    [100, false],
  ])
  const ofReal = await tableOf(real, token)
  expect([ofReal.round.number, ofReal.players, ofReal.staked]).toEqual([round.number, 1, 200])
})

test('a waiting call is answered with the next bet, and with the end of the flight', async () => {
  const [watcher, player] = [await openDemo(), await openDemo()]
  const { version, round } = await toFlightOf(real, watcher, 150)
  const waiting = tableOf(real, watcher, `?seen=${version}&wait=15000`)
  await real.play(player, { bet: 100, tableRound: round.number })
  const withBet = await waiting
  expect([withBet.players, withBet.version === version]).toEqual([1, false])
  const stored = await storedRound(real)
  await passTo(real, watcher, new Date(knownAt(stored).getTime() - 50))
  const flying = tableOf(real, watcher, `?seen=${(await tableOf(real, watcher)).version}&wait=15000`)
  real.advanceTime(50)
  expect((await flying).round).toMatchObject({ number: round.number, crashedAt: stored.crashPoint })
})

test('without a change a waiting call is answered after its time', async () => {
  const token = await openDemo()
  const { version } = await toNextBetting(real, token)
  expect((await tableOf(real, token, `?seen=${version}&wait=50`)).version).toBe(version)
})

test('a game that nobody watches has no rounds, and the next visitor finds an open betting', async () => {
  const token = await openDemo()
  const before = await toNextBetting(real, token)
  real.advanceTime(3_600_000)
  const { now, round } = await tableOf(real, token)
  expect(round.number).toBe(before.round.number + 1)
  expect(Date.parse(round.bettingEndsAt) - Date.parse(now)).toBe(6_000)
})

test('the table needs a session of a crash game', async () => {
  expect((await real.get('x'.repeat(43), '/api/crash-table')).code).toBe('session-over')
  const { token } = await real.open(SLOT)
  expect((await real.get(token, '/api/crash-table')).status).toBe(404)
  expect((await real.get(await openDemo(), '/api/crash-table?wait=20001')).status).toBe(400)
})

test('at most so many bets are shown, the highest, and the own bet always', async () => {
  await toNextBetting(real, await openDemo())
  const round = await storedRound(real)
  const bets = Array.from({ length: 60 }, (_, index) => ({
    ownerId: `player-${index}`,
    isReal: true,
    state: {
      bet: 10_000 - index * 100,
      autoCashOut: null,
      endsAt: 200,
      startedAt: round.startsAt.toISOString(),
      cashedOutAt: null,
      isOver: false,
    },
  }))
  const snapshot = snapshotOf({ round, bets, results: [] }, true, 'secret', round.bettingEndsAt)
  const shown = (owner: string): CrashTable => tableFor(owner, snapshot, round.bettingEndsAt)
  expect([shown('player-3').bets.length, shown('player-3').players]).toEqual([MAX_CRASH_BETS, 60])
  expect(shown('player-3').bets.findIndex(({ isOwn }) => isOwn)).toBe(3)
  expect(shown('player-55').bets.at(-1)).toMatchObject({ isOwn: true, bet: 4_500 })
})

test('the page of a crash game shows the scene before its script has run, in the one format that the game shows on every screen', async () => {
  const { statusCode, body } = await real.host.app.inject(`/launch/${CRASH}?mode=demo`)
  expect(statusCode).toBe(200)
  expect(body.match(/scene\/\w+\/\w+/g)).toEqual(['scene/far/wide', 'scene/middle/wide', 'scene/near/wide'])
})
