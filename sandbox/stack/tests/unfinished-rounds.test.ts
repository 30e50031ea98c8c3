import type { RoundReply } from '@herna/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BLACKJACK, ROULETTE } from '../../game-host/src/real-play.fixture.ts'
import { openRealHouse, type Player, type RealHouse } from './game-stack.fixture.ts'

let house: RealHouse
beforeAll(async () => {
  house = await openRealHouse()
})
afterAll(() => house.close())

const HAND = { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] }
const RED = { bet: 100, stakes: [{ spot: 'red', amount: 100 }] }
/** A hand that waits for its player; a natural ends at once and is dealt again. */
async function openHand(player: Player): Promise<{ token: string; round: RoundReply }> {
  const { token } = await player.open(BLACKJACK)
  for (;;) {
    const { body } = await house.play(token, HAND)
    if (body.state === 'open') return { token, round: body }
  }
}
const held = async ({ id }: Player): Promise<number> => {
  const { rows } = await house.pam.database.pool.query('SELECT pam.held_by($1)::int AS held', [id])
  return rows[0].held
}

test('a player who excludes himself and closes the window comes back to the open hand, finishes it and is paid [M6] (M12)', async () => {
  const player = await house.player()
  const { round } = await openHand(player)
  await player.browser.expect(200, 'POST', '/platform/panic-button')
  expect(await held(player)).toBe(1_000)
  const again = await player.open(BLACKJACK)
  expect(again.openRound).toMatchObject({ roundId: round.roundId, state: 'open' })
  const before = await player.cash()
  const over = await house.act(again.token, round.roundId, { action: 'stand' })
  expect([over.status, over.body.state]).toEqual([200, 'closed'])
  expect([await player.cash(), await held(player)]).toEqual([before + over.body.win, 0])
  expect((await house.play(again.token, HAND)).code, 'no new hand').toBe('blocked')
  expect((await player.tryOpen(BLACKJACK)).code).toBe('blocked')
  expect((await player.tryOpen(ROULETTE)).code).toBe('blocked')
})

test('after the logout a game token tells neither a round nor the history, and a hand can still be finished (M3)', async () => {
  const player = await house.player()
  const roulette = await player.open(ROULETTE)
  const { body: closed } = await house.play(roulette.token, RED)
  const { token, round } = await openHand(player)
  expect((await house.history(roulette.token)).body.rounds).toHaveLength(1)
  await player.browser.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  for (const read of [
    house.look(roulette.token, closed.roundId),
    house.look(token, round.roundId),
    house.history(roulette.token),
    house.play(roulette.token, { ...RED, roundId: closed.roundId }),
  ]) {
    const { status, code, body } = await read
    expect([status, code]).toEqual([401, 'session-over'])
    expect(JSON.stringify(body)).not.toContain('outcome')
  }
  expect((await house.act(token, round.roundId, { action: 'stand' })).body.state).toBe('closed')
})
