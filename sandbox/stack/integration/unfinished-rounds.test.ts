import type { RoundReply } from '@herna/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLACKJACK, ROULETTE } from '@herna/game-host/testing'
import { openGameStack, type Player, type GameStack } from './game-stack.fixture.ts'

let stack: GameStack
beforeAll(async () => {
  stack = await openGameStack()
})
afterAll(() => stack.close())

const HAND = { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] }
const RED = { bet: 100, stakes: [{ spot: 'red', amount: 100 }] }
/** Deals until a hand stays open; a natural ends at once. */
async function openHand(player: Player): Promise<{ token: string; round: RoundReply }> {
  const { token } = await player.open(BLACKJACK)
  for (;;) {
    const { body } = await stack.play(token, HAND)
    if (body.state === 'open') return { token, round: body }
  }
}
const heldAmount = async ({ id }: Player): Promise<number> => {
  const { rows } = await stack.pam.database.pool.query('SELECT pam.held_by($1)::int AS held', [id])
  return rows[0].held
}

test('a player who excludes themselves and closes the window can return to the open hand, finish it and be paid [M6] (M12)', async () => {
  const player = await stack.player()
  const { round } = await openHand(player)
  await player.browser.expect(200, 'POST', '/platform/panic-button')
  expect(await heldAmount(player)).toBe(1_000)
  const again = await player.open(BLACKJACK)
  expect(again.openRound).toMatchObject({ roundId: round.roundId, state: 'open' })
  const balanceBefore = await player.cash()
  const over = await stack.act(again.token, round.roundId, { action: 'stand' })
  expect([over.status, over.body.state]).toEqual([200, 'closed'])
  expect([await player.cash(), await heldAmount(player)]).toEqual([balanceBefore + over.body.win, 0])
  expect((await stack.play(again.token, HAND)).code, 'no new hand').toBe('blocked')
  expect((await player.tryOpen(BLACKJACK)).code).toBe('blocked')
  expect((await player.tryOpen(ROULETTE)).code).toBe('blocked')
})

test('after logout a game token returns neither a round nor the history, but an open hand can still be finished (M3)', async () => {
  const player = await stack.player()
  const roulette = await player.open(ROULETTE)
  const { body: closed } = await stack.play(roulette.token, RED)
  const { token, round } = await openHand(player)
  expect((await stack.history(roulette.token)).body.rounds).toHaveLength(1)
  await player.browser.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  for (const read of [
    stack.getRound(roulette.token, closed.roundId),
    stack.getRound(token, round.roundId),
    stack.history(roulette.token),
    stack.play(roulette.token, { ...RED, roundId: closed.roundId }),
  ]) {
    const { status, code, body } = await read
    expect([status, code]).toEqual([401, 'session-over'])
    expect(JSON.stringify(body)).not.toContain('outcome')
  }
  expect((await stack.act(token, round.roundId, { action: 'stand' })).body.state).toBe('closed')
})
