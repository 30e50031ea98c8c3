import assert from 'node:assert/strict'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

const fiftyTimes = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, call))
const assertIdentical = (replies: readonly unknown[]) =>
  assert.equal(new Set(replies.map((reply) => JSON.stringify(reply))).size, 1, 'the replies differ')

/** Idempotency (M1) and rollbacks (M2). */
export const IDEMPOTENCY_CHECKS: readonly Check[] = [
  {
    title: 'a bet sent fiftyTimes times at once is posted once, with one reply (M1)',
    async run({ client, play }) {
      const { bet, balance, close } = await play()
      const initialBalance = await balance()
      const call = bet({ amount: 130 })
      const replies = await fiftyTimes(() => client.call('bet', call))
      assertIdentical(replies)
      assert.equal(replies[0]?.balance.gaming, initialBalance.gaming - 130)
      assert.equal(replies[0]?.balance.held, initialBalance.held + 130)
      assert.notEqual(replies[0]?.walletTransactionId, null)
      await close(call.roundId)
    },
  },
  {
    title: 'a win sent fiftyTimes times at once is paid once, with one reply (M1)',
    async run({ client, play }) {
      const { bet, win, balance } = await play()
      const initialBalance = await balance()
      const call = bet()
      await client.call('bet', call)
      const won = win({ roundId: call.roundId, amount: 270 })
      assertIdentical(await fiftyTimes(() => client.call('win', won)))
      assert.equal((await balance()).gaming, initialBalance.gaming + 170)
    },
  },
  {
    title: 'a rollback sent fifty times at once is posted once; a second one under another id moves nothing (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const initialBalance = await balance()
      const call = bet()
      await client.call('bet', call)
      const back = rollback(call)
      assertIdentical(await fiftyTimes(() => client.call('rollback', back)))
      const again = await client.call('rollback', rollback(call))
      assert.equal(again.walletTransactionId, null)
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'a transaction id used for another amount, round or kind is refused as a mismatch (M1)',
    async run({ client, play }) {
      const { bet, win, rollback, balance, close } = await play()
      const call = bet()
      await client.call('bet', call)
      const initialBalance = await balance()
      await client.refused('bet', { ...call, amount: call.amount + 1 }, 409, 'transaction-mismatch')
      await client.refused('bet', { ...call, roundId: newId() }, 409, 'transaction-mismatch')
      const asWin = win({ roundId: call.roundId, transactionId: call.transactionId, amount: call.amount })
      await client.refused('win', asWin, 409, 'transaction-mismatch')
      await client.refused('rollback', rollback(call, call.transactionId), 409, 'transaction-mismatch')
      assert.deepEqual(await balance(), initialBalance)
      await close(call.roundId)
    },
  },
  {
    title: 'a rollback that arrives before its bet is accepted, and the late bet is refused (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const initialBalance = await balance()
      const call = bet()
      const early = await client.call('rollback', rollback(call))
      assert.equal(early.walletTransactionId, null)
      await client.refused('bet', call, 409, 'bet-rolled-back')
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'a bet racing its rollback leaves the balance unchanged, whichever arrives first (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const initialBalance = await balance()
      for (let round = 0; round < 20; round++) {
        const call = bet()
        await Promise.all([client.send('bet', call), client.send('rollback', rollback(call))])
        await client.refused('bet', call, 409, 'bet-rolled-back')
      }
      assert.deepEqual(await balance(), initialBalance)
    },
  },
  {
    title: 'a rollback after the win is refused, and the win stays (M2)',
    async run({ client, play }) {
      const { bet, win, rollback, balance } = await play()
      const call = bet()
      await client.call('bet', call)
      await client.call('win', win({ roundId: call.roundId, amount: 40 }))
      const initialBalance = await balance()
      await client.refused('rollback', rollback(call), 409, 'round-settled')
      assert.deepEqual(await balance(), initialBalance)
    },
  },
]
