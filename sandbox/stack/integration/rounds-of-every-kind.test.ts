import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  BACCARAT,
  DICE,
  EVERY_KIND,
  doubleSeat,
  isLive,
  LIVE_BLACKJACK,
  LIVE_ROULETTE,
  nextLiveBet,
  playToEnd,
  studioResult,
} from './every-kind.fixture.ts'
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
  { kind: 'live roulette', gameCode: LIVE_ROULETTE, bet: 200 },
  { kind: 'live blackjack', gameCode: LIVE_BLACKJACK, bet: 200 },
] as const

test.each(KINDS)(
  `$kind: after each of ${ROUNDS} rounds the round, the game, the account and the statement show the same amounts to the cent, seed ${SEED} (M4)`,
  async ({ gameCode, bet, ...stake }) => {
    const player = await stack.player(CASH)
    const { token, balance } = await player.open(gameCode)
    expect(balance).toBe(CASH)
    const request = {
      bet,
      ...('spot' in stake ? { stakes: [{ spot: stake.spot, amount: bet }] } : {}),
      ...('autoCashOut' in stake ? { autoCashOut: stake.autoCashOut } : {}),
    }
    let balanceExpected = CASH
    const playedRounds: object[] = []
    const paid = { won: 0, lost: 0, doubled: 0 }
    while (playedRounds.length < ROUNDS) {
      const { status, body: startedRound } = await stack.play(
        token,
        isLive(gameCode) ? nextLiveBet(stack, gameCode, bet) : request,
      )
      expect([status, startedRound.balanceAfterBet]).toEqual([200, balanceExpected - bet])
      // A stake added during a round belongs to the same round.
      const isDoubled = startedRound.state === 'open' && playedRounds.length % 2 === 0
      const doubled =
        isDoubled && gameCode === BLACKJACK
          ? (await stack.act(token, startedRound.roundId, { action: 'double' })).body
          : isDoubled && gameCode === LIVE_BLACKJACK
            ? await doubleSeat(stack, token, startedRound)
            : startedRound
      const over = await playToEnd(stack, token, doubled)
      expect(over.state).toBe('closed')
      const { outcome } = over
      if (outcome.kind === 'live') expect(outcome.result).toEqual(studioResult(stack, gameCode, outcome.tableRound))
      balanceExpected += over.win - over.staked
      expect([over.balance, (await stack.balance(token)).balance, await player.cash()], over.roundId).toEqual([
        balanceExpected,
        balanceExpected,
        balanceExpected,
      ])
      playedRounds.unshift({
        roundId: over.roundId,
        gameCode,
        state: 'closed',
        staked: over.staked,
        won: over.win,
        balanceAfter: balanceExpected,
      })
      paid[over.win > 0 ? 'won' : 'lost'] += 1
      if (over.staked > bet) paid.doubled += 1
    }
    const { body: statement } = await player.browser.call('GET', '/platform/rounds?limit=100')
    // All rounds have the same test time, so their order is undefined.
    const byId = (rounds: { roundId: string }[]) => rounds.toSorted((a, b) => a.roundId.localeCompare(b.roundId))
    expect(byId(statement.rounds)).toMatchObject(byId(playedRounds as { roundId: string }[]))
    expect([paid.won > 0, paid.lost > 0, paid.doubled > 0]).toEqual([
      true,
      true,
      gameCode === BLACKJACK || gameCode === LIVE_BLACKJACK,
    ])
    const { body } = await player.browser.call('GET', '/platform/payments')
    expect(body.balances.casino_gaming.amount).toBe(balanceExpected)
    const headers = { authorization: 'Bearer operators-token-of-tests' }
    const reconciliation = await stack.pam.app.inject({ url: '/platform/operator/reconciliation', headers })
    expect(reconciliation.json()).toMatchObject({ isRight: true, differences: [] })
  },
  60_000,
)
