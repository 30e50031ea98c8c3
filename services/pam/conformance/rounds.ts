import assert from 'node:assert/strict'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

/** How rounds open, go on and close (M6), and what late calls find (M3). */
export const ROUNDS: readonly Check[] = [
  {
    says: 'a round is staked, held, won and closed, and can be asked about',
    async run({ client, play }) {
      const { session, bet, win, balance } = await play()
      const before = await balance()
      const call = bet({ amount: 200 })
      const staked = await client.ask('bet', call)
      assert.equal(staked.balance.held, before.held + 200)
      const more = bet({ roundId: call.roundId, amount: 50 })
      await client.ask('bet', more)
      await client.ask('win', win({ roundId: call.roundId, amount: 70, isRoundClosed: false }))
      await client.ask('win', win({ roundId: call.roundId, amount: 300 }))
      const round = await client.ask('round', { playerId: session.playerId, roundId: call.roundId })
      assert.deepEqual(
        { state: round.state, staked: round.staked, won: round.won, kinds: round.transactions.map(({ kind }) => kind) },
        { state: 'closed', staked: 250, won: 370, kinds: ['bet', 'bet', 'win', 'win'] },
      )
      const after = await balance()
      assert.deepEqual([after.gaming, after.held], [before.gaming + 120, before.held])
      assert.equal(after.gaming, after.cash + after.bonus)
    },
  },
  {
    says: 'a closed round takes no stake and pays no more',
    async run({ client, play }) {
      const { bet, win, close } = await play()
      const call = bet()
      await client.ask('bet', call)
      await close(call.roundId)
      await client.refused('bet', bet({ roundId: call.roundId }), 409, 'round-closed')
      await client.refused('win', win({ roundId: call.roundId, amount: 1 }), 409, 'round-closed')
    },
  },
  {
    says: 'a win of a round that nobody staked is refused',
    async run({ client, play }) {
      const { win } = await play()
      await client.refused('win', win({ roundId: newId(), amount: 100 }), 404, 'round-unknown')
    },
  },
  {
    says: 'an unfinished round is listed at the launch and comes before another of its game; other games go on (M6)',
    async run({ client, play }) {
      const { bet, close } = await play()
      const call = bet({ amount: 110 })
      await client.ask('bet', call)
      const problem = (await client.refused('bet', bet(), 409, 'round-unfinished')) as { errors?: { message: string }[] }
      assert.equal(problem.errors?.[0]?.message, call.roundId)
      const again = await play()
      assert.deepEqual(
        again.session.unfinishedRounds.map(({ roundId, staked }) => ({ roundId, staked })),
        [{ roundId: call.roundId, staked: 110 }],
      )
      const other = await play(client.target.otherGameCode)
      const elsewhere = other.bet()
      await client.ask('bet', elsewhere)
      await other.close(elsewhere.roundId)
      await close(call.roundId)
      const next = bet()
      await client.ask('bet', next)
      await close(next.roundId)
    },
  },
  {
    says: 'one of a round’s stakes can be taken back; the round goes on with the rest',
    async run({ client, play }) {
      const { session, bet, rollback, balance, close } = await play()
      const before = await balance()
      const first = bet({ amount: 100 })
      const second = bet({ amount: 60, roundId: first.roundId })
      await client.ask('bet', first)
      await client.ask('bet', second)
      await client.ask('rollback', rollback(second))
      const open = await client.ask('round', { playerId: session.playerId, roundId: first.roundId })
      assert.deepEqual([open.state, open.staked], ['open', 100])
      await close(first.roundId)
      assert.equal((await balance()).gaming, before.gaming - 100)
    },
  },
  {
    says: 'a round whose stakes were all taken back is rolled back',
    async run({ client, play }) {
      const { session, bet, rollback } = await play()
      const call = bet()
      await client.ask('bet', call)
      await client.ask('rollback', rollback(call))
      const round = await client.ask('round', { playerId: session.playerId, roundId: call.roundId })
      assert.deepEqual([round.state, round.staked, round.won], ['rolled-back', 0, 0])
    },
  },
  {
    says: 'after the player left, a bet is refused; a win, a rollback and a repeated bet are accepted (M3)',
    leaves: true,
    async run({ client, player, play }) {
      const { bet, win } = await play()
      const other = await play(client.target.otherGameCode)
      const won = bet()
      const taken = other.bet({ amount: 90 })
      await client.ask('bet', won)
      const { balance: before } = await client.ask('bet', taken)
      await player.leave?.()
      await client.refused('bet', bet({ roundId: won.roundId }), 401, 'session-invalid')
      await client.ask('bet', won)
      await client.ask('rollback', other.rollback(taken))
      const paid = await client.ask('win', win({ roundId: won.roundId, amount: 150 }))
      assert.equal(paid.balance.gaming, before.gaming + 90 + 150)
      assert.equal(paid.balance.held, before.held - 190)
    },
  },
]
