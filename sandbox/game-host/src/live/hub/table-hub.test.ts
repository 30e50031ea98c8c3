import { LIVE_TABLE_HUB_PATH } from '@herna/contract/games'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { RealPlay } from '../../real-play.fixture.ts'
import { betOn, livePlay, ROULETTE_TABLE, setTime, studioResult, toNextRound } from '../live-play.fixture.ts'
import { watchTable } from './table-window.fixture.ts'

let real: RealPlay
let address: string
beforeAll(async () => {
  real = await livePlay()
  address = await real.host.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => real.close())

const CODE = ROULETTE_TABLE.gameCode
const red = { spot: 'red', amount: 500 }

const anotherPlayer = () => real.wallet.switchPlayer()

const watch = (token: string) => watchTable(address, token)

test('two players at a table see the bets of each other, under a name that tells nothing, and not their own', async () => {
  const round = toNextRound(real, ROULETTE_TABLE)
  const first = await real.open(CODE)
  const firstWindow = await watch(first.token)
  const firstPlayer = real.wallet.playerId
  const { status, body } = await real.play(first.token, betOn(round.number, red))
  expect(status).toBe(200)
  await real.act(first.token, body.roundId, { action: 'bet', stakes: [{ spot: 'straight-0', amount: 100 }] })
  anotherPlayer()
  const second = await real.open(CODE)
  const secondWindow = await watch(second.token)
  await expect
    .poll(() => secondWindow.bets().map(({ spot, amount }) => [spot, amount]))
    .toEqual([
      ['red', 500],
      ['straight-0', 100],
    ])
  expect(new Set(secondWindow.bets().map(({ player }) => player)).size).toBe(1)
  expect(JSON.stringify(secondWindow.states)).not.toContain(firstPlayer)
  expect(firstWindow.bets()).toEqual([])
  await real.play(second.token, betOn(round.number, { spot: 'black', amount: 300 }))
  await expect.poll(() => firstWindow.bets().map(({ spot, amount }) => [spot, amount])).toEqual([['black', 300]])
  expect(firstWindow.last().round).toMatchObject({ tableRound: round.number, result: null })
})

test('the result is sent when the betting is over, and it is the one of the studio; the bets of a round end with it', async () => {
  const round = toNextRound(real, ROULETTE_TABLE)
  anotherPlayer()
  const { token } = await real.open(CODE)
  await real.play(token, betOn(round.number, red))
  anotherPlayer()
  const other = await real.open(CODE)
  const window = await watch(other.token)
  await expect.poll(() => window.bets().length).toBe(1)
  const result = studioResult(ROULETTE_TABLE, round.number)
  setTime(real, round.bettingEndsAt + 1_000)
  await expect.poll(() => window.last().round?.result).toEqual(result)
  expect(
    window.states
      .filter(({ round: running }) => running?.result)
      .every(({ now }) => Date.parse(now) >= round.bettingEndsAt + 1_000),
  ).toBe(true)
  if (result.kind !== 'roulette') throw new Error(result.kind)
  setTime(real, round.resultAt)
  await expect.poll(() => window.last().results[0]).toBe(String(result.number))
  setTime(real, round.endsAt)
  await expect.poll(() => window.last().round?.tableRound).toBe(round.number + 1)
  expect(window.last().round).toMatchObject({ bets: [], result: null })
})

test('a window whose session another one took over is closed; without a session nobody connects [S9]', async () => {
  anotherPlayer()
  const { token } = await real.open(CODE)
  const window = await watch(token)
  await real.open(CODE)
  await expect.poll(() => window.closed).toHaveLength(1)
  expect(window.closed[0]).toContain('The session is over')
  const negotiate = (query: string, headers = {}) =>
    fetch(`${address}${LIVE_TABLE_HUB_PATH}/negotiate?negotiateVersion=1${query}`, { method: 'POST', headers })
  const statuses = await Promise.all([
    negotiate(''),
    negotiate(`&access_token=${token}`),
    negotiate(`&access_token=${(await real.open('ovocny-raj')).token}`),
    negotiate(`&access_token=${(await real.open(CODE)).token}`, { origin: 'https://elsewhere.test' }),
    negotiate(`&access_token=${(await real.open(CODE)).token}`),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 403, 200])
})

test('the balance of a player who may not bet any more, although logged in, is refused with the reason: the closed window asks for it', async () => {
  anotherPlayer()
  const { token } = await real.open(CODE)
  const slot = await real.open('ovocny-raj')
  const window = await watch(token)
  real.wallet.isBlocked = true
  onTestFinished(() => void (real.wallet.isBlocked = false))
  await expect.poll(() => window.closed, { timeout: 5_000 }).toHaveLength(1)
  expect(await real.get(token, '/api/balance')).toMatchObject({ status: 403, code: 'blocked' })
  // Only a live table's window asks; other games learn it from their next bet.
  expect((await real.get(slot.token, '/api/balance')).status).toBe(200)
})

test('a logout or an exclusion closes the window within a second or two, without a call of its own; a wallet that is away does not', async () => {
  anotherPlayer()
  const { token } = await real.open(CODE)
  const window = await watch(token)
  real.wallet.fail('endedSessions', '500', 2)
  const calls = real.wallet.receivedCalls.filter((call) => call === 'endedSessions').length
  const asked = () => real.wallet.receivedCalls.filter((call) => call === 'endedSessions').length - calls
  await expect.poll(asked, { timeout: 5_000 }).toBeGreaterThan(2)
  expect(window.closed).toEqual([])
  const loggedOutAt = performance.now()
  real.wallet.isLoggedIn = false
  await expect.poll(() => window.closed, { timeout: 5_000 }).toHaveLength(1)
  expect(performance.now() - loggedOutAt).toBeLessThan(3_000)
  expect(window.closed[0]).toContain('The session is over')
  const negotiate = () =>
    fetch(`${address}${LIVE_TABLE_HUB_PATH}/negotiate?negotiateVersion=1&access_token=${token}`, { method: 'POST' })
  expect((await negotiate()).status).toBe(401)
  real.wallet.isLoggedIn = true
  expect((await negotiate()).status).toBe(200)
})
