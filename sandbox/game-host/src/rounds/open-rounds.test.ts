import { randomUUID } from 'node:crypto'
import type { BlackjackOutcome, RoundReply } from '@herna/contract/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BLACKJACK, CRASH, POKER, type RealPlay, realPlay, ROULETTE } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => {
  real.wallet.clearFaults()
  real.wallet.isLoggedIn = true
})

const hands = (round: RoundReply): BlackjackOutcome => round.outcome as BlackjackOutcome
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

/** Deals until an open hand offers the action. */
async function dealt(token: string, offering: 'stand' | 'double' = 'stand'): Promise<RoundReply> {
  for (;;) {
    const { body } = await real.play(token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })
    if (body.state === 'open' && hands(body).actions.includes(offering)) return body
    await finished(token, body)
  }
}
async function finished(token: string, round: RoundReply): Promise<RoundReply> {
  let current = round
  while (current.state === 'open') current = (await real.act(token, current.roundId, { action: 'stand' })).body
  return current
}
test('an open hand holds its stake, survives a reload and must end before another round of the game [M6]', async () => {
  const first = await real.open(BLACKJACK)
  const round = await dealt(first.token)
  expect(real.wallet.of('win', round.roundId)).toEqual([])
  expect(round.balance).toBe(real.wallet.balance)
  expect(hands(round).dealer.cards).toHaveLength(1)
  const again = await real.open(BLACKJACK)
  expect(again.openRound).toEqual(round)
  const refused = await real.play(again.token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })
  expect(refused).toMatchObject({ status: 409, code: 'round-unfinished', body: { errors: [{ message: round.roundId }] } })
  const other = await real.open(ROULETTE)
  expect((await real.play(other.token, { stakes: [{ spot: 'red', amount: 100 }] })).status, 'another game can be played').toBe(
    200,
  )
  const over = await finished(again.token, round)
  expect(over).toMatchObject({ state: 'closed', balance: real.wallet.balance })
  expectBalanced()
})

test('doubling takes its stake once, however often it is sent; with an unknown wallet result the round is unchanged and the stake returned', async () => {
  const { token } = await real.open(BLACKJACK)
  const refusedRound = await dealt(token, 'double')
  real.wallet.refuse('bet', 'insufficient-funds')
  expect(await real.act(token, refusedRound.roundId, { action: 'double' })).toMatchObject({
    status: 402,
    code: 'insufficient-funds',
  })
  real.wallet.fail('bet', '500-after')
  expect(await real.act(token, refusedRound.roundId, { action: 'double' })).toMatchObject({
    status: 409,
    code: 'action-cancelled',
  })
  real.wallet.clearFaults()
  const unchanged = (await real.get(token, `/api/rounds/${refusedRound.roundId}`)).body
  expect(hands(unchanged)).toEqual(hands(refusedRound))
  expect(unchanged.staked).toBe(1_000)
  const actionId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => real.act(token, refusedRound.roundId, { actionId, action: 'double' })),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const doubled = answers[0]?.body as RoundReply
  expect(doubled).toMatchObject({ state: 'closed', staked: 2_000 })
  const staked = real.wallet.of('bet', refusedRound.roundId).length - real.wallet.of('rollback', refusedRound.roundId).length
  expect(staked).toBe(2)
  expect(await real.act(token, refusedRound.roundId, { actionId, action: 'stand' })).toMatchObject({ code: 'mismatch' })
  expect(await real.act(token, refusedRound.roundId, { action: 'hit' })).toMatchObject({ status: 409, code: 'action-refused' })
  expectBalanced()
})

test('a player who was logged out during a round may stand but not double [M3]', async () => {
  const { token } = await real.open(BLACKJACK)
  const round = await dealt(token, 'double')
  real.wallet.isLoggedIn = false
  expect(await real.act(token, round.roundId, { action: 'double' })).toMatchObject({ status: 401, code: 'session-over' })
  const { body, status } = await real.act(token, round.roundId, { action: 'stand' })
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'closed' })
  expect(real.wallet.of('win', round.roundId).map(({ amount }) => amount)).toEqual([body.win])
  expectBalanced()
})

test('video poker keeps the dealt hand until the player chooses what to hold', async () => {
  const { token } = await real.open(POKER)
  const { body } = await real.play(token, { bet: 100 })
  expect(body).toMatchObject({ state: 'open', win: 0, outcome: { kind: 'video-poker', held: null } })
  expect((await real.act(token, body.roundId, { action: 'hold' })).code).toBe('action-refused')
  const held = [true, true, true, true, true]
  const { body: over } = await real.act(token, body.roundId, { action: 'hold', held })
  expect(over.state).toBe('closed')
  expect(over.outcome).toMatchObject({ held, final: (body.outcome as { dealt: object[] }).dealt })
  expectBalanced()
})

test.each([
  [{ bet: 200, stakes: [{ spot: 'red', amount: 100 }] }, 'bet'],
  [{ bet: 100, stakes: [{ spot: 'nowhere', amount: 100 }] }, 'stakes'],
  [{ bet: 100 }, 'bet'],
  [{ bet: 100, stakes: [{ spot: 'red', amount: 100 }], autoCashOut: 200 }, 'autoCashOut'],
])('roulette refuses %o with the field name and does not call the wallet', async (request, field) => {
  const { token } = await real.open(ROULETTE)
  const callCount = real.wallet.receivedCalls.length
  const { status, body } = await real.play(token, request)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ field }] })
  expect(real.wallet.receivedCalls).toHaveLength(callCount)
})

test('demo plays the same games with its own balance: open rounds, added stakes, timed rounds', async () => {
  const demo = await real.host.openSession(BLACKJACK)
  let balance: number = demo.balance
  const callCount = real.wallet.receivedCalls.length
  for (let round = 0; round < 15; round += 1) {
    let { body } = await real.play(demo.token, { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] })
    if (body.state === 'open') {
      const [action = 'stand'] = hands(body).actions.filter(
        (offeredAction) => offeredAction === 'double' || offeredAction === 'split',
      )
      body = (await real.act(demo.token, body.roundId, { action })).body
    }
    body = await finished(demo.token, body)
    balance += body.win - body.staked
    expect(body.balance).toBe(balance)
  }
  const { token } = await real.host.openSession(CRASH)
  const { body: crash } = await real.play(token, { bet: 1_000, autoCashOut: 101 })
  real.advanceTime(3_600_000)
  const { body } = await real.get(token, `/api/rounds/${crash.roundId}`)
  expect(body).toMatchObject({ state: 'closed', balance: body.balanceAfterBet + body.win })
  expect(real.wallet.receivedCalls).toHaveLength(callCount)
})
