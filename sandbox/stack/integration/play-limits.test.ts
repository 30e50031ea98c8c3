import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLACKJACK, ROULETTE, SLOT } from '@herna/game-host/testing'
import { openGameStack, type Player, type GameStack } from './game-stack.fixture.ts'

let stack: GameStack
beforeAll(async () => {
  stack = await openGameStack()
})
afterAll(() => stack.close())

const set = (player: Player, kind: string, period: string, amount: number) =>
  player.browser.expect(200, 'PUT', '/platform/limits', { kind, period, amount })
const red = { bet: 100, stakes: [{ spot: 'red', amount: 100 }] }

test('a game receives its player’s stake and loss limits and their use at opening and after each round (§ 32 (1))', async () => {
  const player = await stack.player(50_000)
  await set(player, 'stake', 'month', 20_000)
  await set(player, 'loss', 'week', 5_000)
  await set(player, 'deposit', 'day', 30_000)
  const { token, limits } = await player.open(ROULETTE)
  const expectedLimits = (staked: number, lost: number) => [
    { kind: 'stake', period: 'month', amount: 20_000, used: staked },
    { kind: 'loss', period: 'week', amount: 5_000, used: Math.max(0, lost) },
  ]
  expect(limits).toEqual(expectedLimits(0, 0))
  let won = 0
  for (let round = 1; round <= 5; round += 1) {
    won += (await stack.play(token, red)).body.win
    expect((await stack.balance(token)).limits).toEqual(expectedLimits(round * 100, round * 100 - won))
  }
  expect((await player.open(SLOT)).limits, 'limits belong to the player, not to the game').toEqual(expectedLimits(500, 500 - won))
})

test('a stake in an open round counts towards the limit, and a cancelled round returns it (§ 32 (1)) [M6]', async () => {
  const player = await stack.player(50_000)
  await set(player, 'stake', 'day', 1_000)
  const { token } = await player.open(BLACKJACK)
  const used = async () => (await stack.balance(token)).limits?.[0]?.used
  stack.lostCall = '/bet'
  const hand = { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] }
  expect((await stack.play(token, hand)).code).toBe('round-cancelled')
  stack.lostCall = null
  await stack.settled()
  expect(await used()).toBe(0)
  const { body } = await stack.play(token, hand)
  expect([body.gameCode, await used()]).toEqual([BLACKJACK, 100])
}, 60_000)

test('a player without limits gets an empty list, and a limit set during play is received', async () => {
  const player = await stack.player(50_000)
  const { token, limits } = await player.open(ROULETTE)
  expect(limits).toEqual([])
  await stack.play(token, red)
  await set(player, 'loss', 'day', 2_000)
  expect((await stack.balance(token)).limits).toMatchObject([{ kind: 'loss', period: 'day', amount: 2_000 }])
})
