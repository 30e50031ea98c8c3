import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BACCARAT, DICE, EVERY_KIND, playToEnd } from './every-kind.fixture.ts'
import { BLACKJACK, CRASH, POKER, ROULETTE, seededDraw, SLOT } from '@herna/game-host/testing'
import { openGameStack, type GameStack } from './game-stack.fixture.ts'

const ROUNDS = inject('breadth') === 'full' ? 60 : 12
const SEED = inject('seed')
const CASH = 100_000

let stack: GameStack
beforeAll(async () => {
  stack = await openGameStack(EVERY_KIND, seededDraw(SEED))
})
afterAll(() => stack.close())

const KINDS = [
  { kind: 'slot', gameCode: SLOT, bet: 100 },
  { kind: 'roulette', gameCode: ROULETTE, bet: 200, spot: 'red' },
  { kind: 'blackjack', gameCode: BLACKJACK, bet: 200, spot: 'hand' },
  { kind: 'baccarat', gameCode: BACCARAT, bet: 200, spot: 'player' },
  { kind: 'dice', gameCode: DICE, bet: 200, spot: 'small' },
  { kind: 'video poker', gameCode: POKER, bet: 200, spot: 'hand' },
  { kind: 'crash', gameCode: CRASH, bet: 200, autoCashOut: 150 },
] as const

test.each(KINDS)(
  `$kind: after each of ${ROUNDS} rounds the round, the game, the account and the statement hold the same money to the cent, seed ${SEED} (M4)`,
  async ({ gameCode, bet, ...of }) => {
    const player = await stack.player(CASH)
    const { token, balance } = await player.open(gameCode)
    expect(balance).toBe(CASH)
    const request = {
      bet,
      ...('spot' in of ? { stakes: [{ spot: of.spot, amount: bet }] } : {}),
      ...('autoCashOut' in of ? { autoCashOut: of.autoCashOut } : {}),
    }
    let left = CASH
    const told: object[] = []
    const paid = { won: 0, lost: 0, doubled: 0 }
    while (told.length < ROUNDS) {
      const { status, body: begun } = await stack.play(token, request)
      expect([status, begun.balanceAfterBet]).toEqual([200, left - bet])
      // What is added to a stake in mid-round is money of the same round.
      const doubled =
        begun.state === 'open' && gameCode === BLACKJACK && told.length % 2 === 0
          ? (await stack.act(token, begun.roundId, { action: 'double' })).body
          : begun
      const over = await playToEnd(stack, token, doubled)
      expect(over.state).toBe('closed')
      left += over.win - over.staked
      expect([over.balance, (await stack.balance(token)).balance, await player.cash()], over.roundId).toEqual([left, left, left])
      told.unshift({ roundId: over.roundId, gameCode, state: 'closed', staked: over.staked, won: over.win, balanceAfter: left })
      paid[over.win > 0 ? 'won' : 'lost'] += 1
      if (over.staked > bet) paid.doubled += 1
    }
    const { body: statement } = await player.browser.call('GET', '/platform/rounds?limit=100')
    // All of one moment of the test's clock: their order says nothing.
    const byId = (rounds: { roundId: string }[]) => rounds.toSorted((a, b) => a.roundId.localeCompare(b.roundId))
    expect(byId(statement.rounds)).toMatchObject(byId(told as { roundId: string }[]))
    expect([paid.won > 0, paid.lost > 0, paid.doubled > 0]).toEqual([true, true, gameCode === BLACKJACK])
    const { body } = await player.browser.call('GET', '/platform/payments')
    expect(body.balances.casino_gaming.amount).toBe(left)
    const headers = { authorization: 'Bearer operators-token-of-tests' }
    const books = await stack.pam.app.inject({ url: '/platform/operator/reconciliation', headers })
    expect(books.json()).toMatchObject({ isRight: true, differences: [] })
  },
  60_000,
)
