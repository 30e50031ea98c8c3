import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RealPlay } from '../../real-play.fixture.ts'
import { cardsOf, isStiff, seatBet, seatOf, seatsOf, toSeat } from '../blackjack.fixture.ts'
import { BLACKJACK_TABLE, livePlay, setTime } from '../live-play.fixture.ts'
import { watchTable } from './table-window.fixture.ts'

let real: RealPlay
let address: string
beforeAll(async () => {
  real = await livePlay()
  address = await real.host.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => real.close())

const CODE = BLACKJACK_TABLE.gameCode

test('everybody sees seats and hands of all players and the dealer’s first card after the betting, and the others only with the result', async () => {
  const seated = toSeat(real, isStiff)
  const { round, seat, cards, dealer } = seated
  const player = await real.open(CODE)
  const { body } = await real.play(player.token, seatBet(seated))
  const own = await watchTable(address, player.token)
  real.wallet.switchPlayer()
  const onlooker = await watchTable(address, (await real.open(CODE)).token)
  const seatIn = (window: typeof own) => window.last().seats[seat - 1]
  await expect.poll(() => seatIn(onlooker)?.state).toBe('player')
  expect(onlooker.last().round).toMatchObject({ bets: [{ spot: `seat-${seat}`, amount: 1_000 }], dealerCards: [] })
  expect(seatIn(onlooker)).toMatchObject({ player: onlooker.bets()[0]?.player, hands: [] })
  expect(seatIn(own), 'the own seat is one of them').toMatchObject({ state: 'player', hands: [] })
  const states = (state: 'guest' | 'free') => onlooker.last().seats.flatMap((one) => (one.state === state ? [one.seat] : []))
  expect(states('guest')).toEqual(seatsOf(round, true))
  expect(states('free')).toEqual(seatsOf(round, false).filter((one) => one !== seat))

  setTime(real, round.bettingEndsAt)
  await expect.poll(() => onlooker.last().round?.dealerCards).toEqual(cardsOf(dealer.slice(0, 1)))
  expect(seatIn(onlooker)?.hands).toMatchObject([{ cards: cardsOf(cards.slice(0, 2)), result: null }])
  const handsOf = (state: 'guest' | 'free') =>
    onlooker.last().seats.flatMap((one) => (one.state === state ? [one.hands.length] : []))
  expect(handsOf('guest'), 'guests play their hands').toEqual(seatsOf(round, true).map(() => 1))
  expect(handsOf('free').every((count) => count === 0)).toBe(true)
  expect(await real.act(player.token, body.roundId, { action: 'double' })).toMatchObject({ status: 200, body: { staked: 2_000 } })
  await expect
    .poll(() => seatIn(onlooker)?.hands)
    .toMatchObject([{ cards: cardsOf(cards.slice(0, 3)), stake: 2_000, isDone: true }])

  setTime(real, round.resultAt)
  await expect.poll(() => onlooker.last().round?.dealerCards).toEqual(cardsOf(dealer))
  expect(onlooker.last().round?.result).toMatchObject({ kind: 'blackjack', dealer: cardsOf(dealer) })
  for (const { state, hands } of onlooker.last().seats) if (state === 'guest') expect(hands[0]?.result).not.toBeNull()
  const { body: closed } = await real.get(player.token, `/api/rounds/${body.roundId}`)
  await expect.poll(() => seatIn(own)?.hands).toEqual(seatOf(closed).hands)
  for (const state of [...own.states, ...onlooker.states]) {
    if (Date.parse(state.now) >= round.resultAt) continue
    expect(state.round?.result).toBeNull()
    expect(state.round?.dealerCards.length).toBeLessThanOrEqual(1)
    expect(state.seats.flatMap(({ hands }) => hands).every(({ result, payout }) => result === null && payout === 0)).toBe(true)
  }
  setTime(real, round.endsAt)
  await expect.poll(() => onlooker.last().round?.tableRound).toBe(round.number + 1)
  expect(seatIn(onlooker)?.state).not.toBe('player')
})
