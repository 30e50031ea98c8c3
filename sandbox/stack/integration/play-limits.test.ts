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

test('a game hears the limits its player has set on stakes and losses, and what of them is used, at its opening and after each round (§ 32 (1))', async () => {
  const player = await stack.player(50_000)
  await set(player, 'stake', 'month', 20_000)
  await set(player, 'loss', 'week', 5_000)
  await set(player, 'deposit', 'day', 30_000)
  const { token, limits } = await player.open(ROULETTE)
  const told = (staked: number, lost: number) => [
    { kind: 'stake', period: 'month', amount: 20_000, used: staked },
    { kind: 'loss', period: 'week', amount: 5_000, used: Math.max(0, lost) },
  ]
  expect(limits).toEqual(told(0, 0))
  let won = 0
  for (let round = 1; round <= 5; round += 1) {
    won += (await stack.play(token, red)).body.win
    expect((await stack.balance(token)).limits).toEqual(told(round * 100, round * 100 - won))
  }
  expect((await player.open(SLOT)).limits, 'they are the player’s, not the game’s').toEqual(told(500, 500 - won))
})

test('a stake in an open round is used already, and a round that does not count gives it back (§ 32 (1)) [M6]', async () => {
  const player = await stack.player(50_000)
  await set(player, 'stake', 'day', 1_000)
  const { token } = await player.open(BLACKJACK)
  const used = async () => (await stack.balance(token)).limits?.[0]?.used
  stack.losing = '/bet'
  const hand = { bet: 100, stakes: [{ spot: 'hand', amount: 100 }] }
  expect((await stack.play(token, hand)).code).toBe('round-cancelled')
  stack.losing = null
  await stack.settled()
  expect(await used()).toBe(0)
  const { body } = await stack.play(token, hand)
  expect([body.gameCode, await used()]).toEqual([BLACKJACK, 100])
}, 60_000)

test('who has set none hears that none is set, and a limit that is set during play is heard', async () => {
  const player = await stack.player(50_000)
  const { token, limits } = await player.open(ROULETTE)
  expect(limits).toEqual([])
  await stack.play(token, red)
  await set(player, 'loss', 'day', 2_000)
  expect((await stack.balance(token)).limits).toMatchObject([{ kind: 'loss', period: 'day', amount: 2_000 }])
})
