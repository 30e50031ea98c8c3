import { LIVE_TABLE_METHODS } from '@herna/contract/games'
import { guestsAt, type RunningRound, runningRoundAt } from '@herna/live-studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../../game-host.fixture.ts'
import type { RealPlay } from '../../real-play.fixture.ts'
import { seatBet } from '../blackjack.fixture.ts'
import { watchTable } from '../hub/table-window.fixture.ts'
import { BLACKJACK_TABLE, LIVE_SECRET, livePlay, setTime } from '../live-play.fixture.ts'

const CODE = BLACKJACK_TABLE.gameCode
let real: RealPlay
let address: string
beforeAll(async () => {
  real = await livePlay()
  address = await real.host.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => real.close())

const freeSeats = ({ startsAt }: RunningRound): number[] =>
  Object.entries(guestsAt(BLACKJACK_TABLE, startsAt, LIVE_SECRET).seats).flatMap(([seat, isTaken]) =>
    isTaken ? [] : [Number(seat)],
  )

/** A player with a window at the table. */
async function sit() {
  real.wallet.switchPlayer()
  const { token } = await real.open(CODE)
  return { token, window: await watchTable(address, token) }
}

/** Sets the clock to a round that guests fill, after which they leave exactly so many seats. */
function toFullRound(freedSeats: number): { full: RunningRound; next: RunningRound } {
  let round = runningRoundAt(BLACKJACK_TABLE, real.host.clock.now.getTime())
  for (let rounds = 0; round && rounds < 200_000; rounds += 1) {
    const next = runningRoundAt(BLACKJACK_TABLE, round.endsAt)
    if (
      next &&
      round.startsAt > real.host.clock.now.getTime() &&
      freeSeats(round).length === 0 &&
      freeSeats(next).length === freedSeats
    ) {
      setTime(real, round.startsAt + 2_000)
      return { full: round, next }
    }
    round = next
  }
  throw new Error('no such round')
}

test('at a full table players wait in the order in which they came; the seat that frees is the first one’s for 15 s, nobody else’s', async () => {
  const { full, next } = toFullRound(1)
  const [first, second, third] = [await sit(), await sit(), await sit()]
  const join = ({ window }: typeof first) => window.invoke(LIVE_TABLE_METHODS.joinQueue)
  expect([await join(first), await join(second), await join(first)]).toEqual(['waiting', 'waiting', 'waiting'])
  await expect.poll(() => third.window.last().queue).toEqual({ waiting: 2, position: null, reserved: null })
  await expect.poll(() => [first, second].map(({ window }) => window.last().queue?.position)).toEqual([1, 2])
  const occupancy = async () => (await real.host.app.inject({ url: '/live/occupancy', headers: { origin: ORIGIN } })).json()[CODE]
  expect(await occupancy()).toMatchObject({ players: 0, seats: [], waiting: 2 })
  const [seat = 0] = freeSeats(next)
  await waitFor(full, next, 2)
  // The very first moment of the round, before the hub has looked: who waits comes first.
  setTime(real, next.startsAt)
  const bet = (player: typeof first) => real.play(player.token, seatBet({ round: next, seat }))
  expect(await bet(third)).toMatchObject({ status: 409, code: 'seat-taken' })
  await expect
    .poll(() => first.window.last().queue)
    .toMatchObject({ waiting: 1, position: null, reserved: { seat, until: new Date(next.startsAt + 15_000).toISOString() } })
  const stateOf = ({ window }: typeof first) => window.last().seats[seat - 1]?.state
  await expect.poll(() => [first, second, third].map(stateOf)).toEqual(['free', 'reserved', 'reserved'])
  expect(second.window.last().queue?.position).toBe(1)
  setTime(real, next.startsAt + 1_000)
  expect(await occupancy()).toMatchObject({ seats: [seat], waiting: 1 })
  expect(await bet(second)).toMatchObject({ status: 409, code: 'seat-taken' })
  expect((await bet(first)).status).toBe(200)
  await expect.poll(() => first.window.last().queue).toEqual({ waiting: 1, position: null, reserved: null })
  await second.window.invoke(LIVE_TABLE_METHODS.leaveQueue)
  await expect.poll(() => third.window.last().queue).toBeUndefined()
})

test('a reservation that is not used ends; who has no window for half a minute is out; with a free seat nobody waits', async () => {
  const { full, next } = toFullRound(1)
  const [first, second, third] = [await sit(), await sit(), await sit()]
  for (const { window } of [first, second, third]) await window.invoke(LIVE_TABLE_METHODS.joinQueue)
  await expect.poll(() => third.window.last().queue?.position).toBe(3)
  await second.window.stop()
  await waitFor(full, next, 2)
  setTime(real, next.startsAt + 100)
  await expect.poll(() => first.window.last().queue?.reserved?.seat).toBe(freeSeats(next)[0])
  expect(third.window.last().queue?.position).toBe(1)
  setTime(real, next.startsAt + 15_200)
  await expect.poll(() => first.window.last().queue).toEqual({ waiting: 1, position: null, reserved: null })
  await third.window.invoke(LIVE_TABLE_METHODS.leaveQueue)
  expect(await first.window.invoke(LIVE_TABLE_METHODS.joinQueue)).toBe('seat-free')
})

/** Less than the time after which a player without a window is out. */
const STEP_MS = 28_000

/** Lets the full round pass in steps in which so many players are seen at the table. */
async function waitFor(full: RunningRound, next: RunningRound, players: number): Promise<void> {
  for (let time = full.startsAt + STEP_MS; time < next.startsAt; time += STEP_MS) {
    setTime(real, time)
    await expect.poll(async () => (await seenAt()).filter((at) => at >= time).length).toBe(players)
  }
}

/** When the waiting players were last seen, ms since the epoch. */
async function seenAt(): Promise<number[]> {
  const { rows } = await real.host.database.pool.query<{ at: Date }>('SELECT seen_at AS at FROM game_host.seat_queue')
  return rows.map(({ at }) => at.getTime())
}
