import { randomUUID } from 'node:crypto'
import type { RoundReply, RoundRequest } from '@herna/contract/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BLACKJACK, CRASH, POKER, ROULETTE, SLOT } from '@herna/game-host/testing'
import { openGameStack, type Player, type GameStack } from './game-stack.fixture.ts'

type Stop = { scope: 'all' } | { scope: 'game'; gameCode: string } | { scope: 'player'; username: string }

let stack: GameStack
let activeStops: Stop[] = []
beforeAll(async () => {
  stack = await openGameStack()
})
afterAll(() => stack.close())
afterEach(async () => {
  for (const stop of activeStops) await stack.operator('/play-stops', { ...stop, stopped: false, reason: 'po skúške' })
  activeStops = []
})
const switchOn = async (stop: Stop): Promise<void> => {
  activeStops.push(stop)
  await stack.operator('/play-stops', { ...stop, stopped: true, reason: 'skúška' })
}
const switchOff = async (): Promise<void> => {
  for (const stop of activeStops.splice(0)) await stack.operator('/play-stops', { ...stop, stopped: false, reason: 'skúška' })
}

const REQUESTS: readonly { gameCode: string; request: Partial<RoundRequest> }[] = [
  { gameCode: SLOT, request: { bet: 10 } },
  { gameCode: ROULETTE, request: { bet: 100, stakes: [{ spot: 'red', amount: 100 }] } },
  { gameCode: BLACKJACK, request: { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] } },
  { gameCode: POKER, request: { bet: 100 } },
  { gameCode: CRASH, request: { bet: 100 } },
]
const SCOPES = ['all', 'game', 'player'] as const
const stopOf = (scope: (typeof SCOPES)[number], gameCode: string, { name }: Player): Stop =>
  scope === 'all' ? { scope } : scope === 'game' ? { scope, gameCode } : { scope, username: name }

test.each(REQUESTS.flatMap((one) => SCOPES.map((scope) => ({ ...one, scope }))))(
  '$gameCode with a play stop for $scope: no round, no stake, no launch; without it play continues',
  async ({ gameCode, request, scope }) => {
    const player = await stack.player(50_000)
    const { token } = await player.open(gameCode)
    await switchOn(stopOf(scope, gameCode, player))
    const roundId = randomUUID()
    const refused = await stack.play(token, { ...request, roundId })
    expect([refused.status, refused.code]).toEqual([403, 'blocked'])
    expect(JSON.stringify(refused.body)).not.toContain('outcome')
    expect((await stack.getRound(token, roundId)).code).toBe('blocked')
    expect(await player.cash()).toBe(50_000)
    const launched = await player.tryOpen(gameCode)
    expect([launched.status, launched.code]).toEqual([403, 'blocked'])
    expect((await stack.balance(token)).balance, 'the balance stays readable').toBe(50_000)
    await switchOff()
    const played = await stack.play(token, request)
    expect([played.status, played.body.gameCode]).toEqual([200, gameCode])
    expect(played.body.balanceAfterBet).toBe(50_000 - (request.bet ?? 0))
  },
)

test('with one game stopped another can be played; with one player stopped another can play', async () => {
  const [stopped, other] = [await stack.player(), await stack.player()]
  const slot = await stopped.open(SLOT)
  const roulette = await stopped.open(ROULETTE)
  await switchOn({ scope: 'game', gameCode: SLOT })
  expect((await stack.play(slot.token, { bet: 10 })).code).toBe('blocked')
  const red = { bet: 100, stakes: [{ spot: 'red', amount: 100 }] }
  expect((await stack.play(roulette.token, red)).status).toBe(200)
  await switchOff()
  const otherSession = await other.open(SLOT)
  await switchOn({ scope: 'player', username: stopped.name })
  expect((await stack.play(slot.token, { bet: 10 })).code).toBe('blocked')
  expect((await stack.play(otherSession.token, { bet: 10 })).status).toBe(200)
})

/** Plays until a round stays open: a natural ends a hand at once. */
async function openRound(player: Player, gameCode: string): Promise<{ token: string; round: RoundReply }> {
  const { token } = await player.open(gameCode)
  const request = REQUESTS.find((one) => one.gameCode === gameCode)?.request ?? {}
  let round: RoundReply
  do round = (await stack.play(token, request)).body
  while (round.state === 'closed')
  return { token, round }
}

test.each(SCOPES)(
  'an open hand can be played to its end and is paid during a play stop for %s; added stakes are refused [M6]',
  async (scope) => {
    const player = await stack.player()
    const { token, round } = await openRound(player, BLACKJACK)
    const balanceBefore = await player.cash()
    await switchOn(stopOf(scope, BLACKJACK, player))
    const doubled = await stack.act(token, round.roundId, { action: 'double' })
    expect([doubled.status, doubled.code]).toEqual([403, 'blocked'])
    expect((await stack.getRound(token, round.roundId)).body).toMatchObject({ state: 'open', staked: 100 })
    const over = await stack.act(token, round.roundId, { action: 'stand' })
    expect([over.status, over.body.state]).toEqual([200, 'closed'])
    expect([over.body.balance, await player.cash()]).toEqual([balanceBefore + over.body.win, balanceBefore + over.body.win])
    const request = { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] }
    expect((await stack.play(token, request)).code).toBe('blocked')
    await switchOff()
    expect((await stack.play(token, request)).status).toBe(200)
  },
)

test('cards can be changed and a rising curve cashed out while all play is stopped; the wins are paid [M6]', async () => {
  const player = await stack.player()
  const poker = await openRound(player, POKER)
  const crash = await openRound(player, CRASH)
  const balanceBefore = await player.cash()
  await switchOn({ scope: 'all' })
  const held = await stack.act(poker.token, poker.round.roundId, { action: 'hold', held: [true, true, true, true, true] })
  expect([held.status, held.body.state]).toEqual([200, 'closed'])
  // The betting of the shared round, and a second of its flight.
  stack.pam.pass({ seconds: 8 })
  const out = await stack.act(crash.token, crash.round.roundId, { action: 'cash-out' })
  expect([out.status, out.body.state]).toEqual([200, 'closed'])
  expect(await player.cash()).toBe(balanceBefore + held.body.win + out.body.win)
})

test('an unfinished round can be reopened and finished while all play is stopped; no new round starts [M6]', async () => {
  const player = await stack.player()
  const { round } = await openRound(player, BLACKJACK)
  await switchOn({ scope: 'all' })
  expect((await player.tryOpen(ROULETTE)).code).toBe('blocked')
  const again = await player.open(BLACKJACK)
  expect(again.openRound).toMatchObject({ roundId: round.roundId, state: 'open', staked: 100 })
  const over = await stack.act(again.token, round.roundId, { action: 'stand' })
  expect([over.status, over.body.balance]).toEqual([200, await player.cash()])
  const request = { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] }
  expect((await stack.play(again.token, request)).code).toBe('blocked')
  expect((await player.tryOpen(BLACKJACK)).code, 'no unfinished round').toBe('blocked')
})
