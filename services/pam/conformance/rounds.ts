import assert from 'node:assert/strict'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

/** Opening, continuing and closing rounds (M6), and late calls (M3). */
export const ROUND_CHECKS: readonly Check[] = [
  {
    title: 'a round is staked, held, won and closed, and its state can be queried',
    async run({ client, play }) {
      const { session, bet, win, balance } = await play()
      const initialBalance = await balance()
      const call = bet({ amount: 200 })
      const staked = await client.call('bet', call)
      assert.equal(staked.balance.held, initialBalance.held + 200)
      const more = bet({ roundId: call.roundId, amount: 50 })
      await client.call('bet', more)
      await client.call('win', win({ roundId: call.roundId, amount: 70, isRoundClosed: false }))
      await client.call('win', win({ roundId: call.roundId, amount: 300 }))
      const round = await client.call('round', { playerId: session.playerId, roundId: call.roundId })
      assert.deepEqual(
        { state: round.state, staked: round.staked, won: round.won, kinds: round.transactions.map(({ kind }) => kind) },
        { state: 'closed', staked: 250, won: 370, kinds: ['bet', 'bet', 'win', 'win'] },
      )
      const finalBalance = await balance()
      assert.deepEqual([finalBalance.gaming, finalBalance.held], [initialBalance.gaming + 120, initialBalance.held])
      assert.equal(finalBalance.gaming, finalBalance.cash + finalBalance.bonus)
    },
  },
  {
    title: 'a closed round accepts no further bet or win',
    async run({ client, play }) {
      const { bet, win, close } = await play()
      const call = bet()
      await client.call('bet', call)
      await close(call.roundId)
      await client.refused('bet', bet({ roundId: call.roundId }), 409, 'round-closed')
      await client.refused('win', win({ roundId: call.roundId, amount: 1 }), 409, 'round-closed')
    },
  },
  {
    title: 'a win without a bet in its round is refused',
    async run({ client, play }) {
      const { win } = await play()
      await client.refused('win', win({ roundId: newId(), amount: 100 }), 404, 'round-unknown')
    },
  },
  {
    title: 'an unfinished round is listed at the launch and blocks another round of its game; other games continue (M6)',
    async run({ client, play }) {
      const { bet, close } = await play()
      const call = bet({ amount: 110 })
      await client.call('bet', call)
      const problem = (await client.refused('bet', bet(), 409, 'round-unfinished')) as { errors?: { message: string }[] }
      assert.equal(problem.errors?.[0]?.message, call.roundId)
      const again = await play()
      assert.deepEqual(
        again.session.unfinishedRounds.map(({ roundId, staked }) => ({ roundId, staked })),
        [{ roundId: call.roundId, staked: 110 }],
      )
      const other = await play(client.target.otherGameCode)
      const elsewhere = other.bet()
      await client.call('bet', elsewhere)
      await other.close(elsewhere.roundId)
      await close(call.roundId)
      const next = bet()
      await client.call('bet', next)
      await close(next.roundId)
    },
  },
  {
    title: 'one of a round’s bets can be rolled back; the round continues with the rest',
    async run({ client, play }) {
      const { session, bet, rollback, balance, close } = await play()
      const initialBalance = await balance()
      const first = bet({ amount: 100 })
      const second = bet({ amount: 60, roundId: first.roundId })
      await client.call('bet', first)
      await client.call('bet', second)
      await client.call('rollback', rollback(second))
      const open = await client.call('round', { playerId: session.playerId, roundId: first.roundId })
      assert.deepEqual([open.state, open.staked], ['open', 100])
      await close(first.roundId)
      assert.equal((await balance()).gaming, initialBalance.gaming - 100)
    },
  },
  {
    title: 'a round whose bets were all rolled back is rolled back',
    async run({ client, play }) {
      const { session, bet, rollback } = await play()
      const call = bet()
      await client.call('bet', call)
      await client.call('rollback', rollback(call))
      const round = await client.call('round', { playerId: session.playerId, roundId: call.roundId })
      assert.deepEqual([round.state, round.staked, round.won], ['rolled-back', 0, 0])
    },
  },
  {
    title: 'after the player logged out, a bet is refused; a win, a rollback and a repeated bet are accepted (M3)',
    needsLogout: true,
    async run({ client, player, play }) {
      const { bet, win } = await play()
      const other = await play(client.target.otherGameCode)
      const won = bet()
      const taken = other.bet({ amount: 90 })
      await client.call('bet', won)
      const { balance: initialBalance } = await client.call('bet', taken)
      await player.logOut?.()
      await client.refused('bet', bet({ roundId: won.roundId }), 401, 'session-invalid')
      await client.call('bet', won)
      await client.call('rollback', other.rollback(taken))
      const paid = await client.call('win', win({ roundId: won.roundId, amount: 150 }))
      assert.equal(paid.balance.gaming, initialBalance.gaming + 90 + 150)
      assert.equal(paid.balance.held, initialBalance.held - 190)
    },
  },
]
