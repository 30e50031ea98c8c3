import assert from 'node:assert/strict'
import type { Check } from './check.ts'
import { newId } from './wallet-client.ts'

const fifty = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, call))
const isOne = (answers: readonly unknown[]) =>
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1, 'the replies differ')

/** What makes calls idempotent (M1), and what takes them back (M2). */
export const ONCE: readonly Check[] = [
  {
    says: 'a bet sent fifty times at once is posted once, with one reply (M1)',
    async run({ client, play }) {
      const { bet, balance, close } = await play()
      const before = await balance()
      const call = bet({ amount: 130 })
      const answers = await fifty(() => client.ask('bet', call))
      isOne(answers)
      assert.equal(answers[0]?.balance.gaming, before.gaming - 130)
      assert.equal(answers[0]?.balance.held, before.held + 130)
      assert.notEqual(answers[0]?.walletTransactionId, null)
      await close(call.roundId)
    },
  },
  {
    says: 'a win sent fifty times at once is paid once, with one reply (M1)',
    async run({ client, play }) {
      const { bet, win, balance } = await play()
      const before = await balance()
      const call = bet()
      await client.ask('bet', call)
      const won = win({ roundId: call.roundId, amount: 270 })
      isOne(await fifty(() => client.ask('win', won)))
      assert.equal((await balance()).gaming, before.gaming + 170)
    },
  },
  {
    says: 'a rollback sent fifty times at once gives back once; one under another id moves nothing (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const before = await balance()
      const call = bet()
      await client.ask('bet', call)
      const back = rollback(call)
      isOne(await fifty(() => client.ask('rollback', back)))
      const again = await client.ask('rollback', rollback(call))
      assert.equal(again.walletTransactionId, null)
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'a transaction id used for another amount, round or kind is refused as a mismatch (M1)',
    async run({ client, play }) {
      const { bet, win, rollback, balance, close } = await play()
      const call = bet()
      await client.ask('bet', call)
      const before = await balance()
      await client.refused('bet', { ...call, amount: call.amount + 1 }, 409, 'transaction-mismatch')
      await client.refused('bet', { ...call, roundId: newId() }, 409, 'transaction-mismatch')
      const asWin = win({ roundId: call.roundId, transactionId: call.transactionId, amount: call.amount })
      await client.refused('win', asWin, 409, 'transaction-mismatch')
      await client.refused('rollback', rollback(call, call.transactionId), 409, 'transaction-mismatch')
      assert.deepEqual(await balance(), before)
      await close(call.roundId)
    },
  },
  {
    says: 'a rollback that comes before its bet is accepted, and the late bet is refused (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const before = await balance()
      const call = bet()
      const early = await client.ask('rollback', rollback(call))
      assert.equal(early.walletTransactionId, null)
      await client.refused('bet', call, 409, 'bet-rolled-back')
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'a bet and its rollback racing leave the money as it was, whichever came first (M2)',
    async run({ client, play }) {
      const { bet, rollback, balance } = await play()
      const before = await balance()
      for (let round = 0; round < 20; round++) {
        const call = bet()
        await Promise.all([client.send('bet', call), client.send('rollback', rollback(call))])
        await client.refused('bet', call, 409, 'bet-rolled-back')
      }
      assert.deepEqual(await balance(), before)
    },
  },
  {
    says: 'a rollback after the win is refused, and the win stands (M2)',
    async run({ client, play }) {
      const { bet, win, rollback, balance } = await play()
      const call = bet()
      await client.ask('bet', call)
      await client.ask('win', win({ roundId: call.roundId, amount: 40 }))
      const before = await balance()
      await client.refused('rollback', rollback(call), 409, 'round-settled')
      assert.deepEqual(await balance(), before)
    },
  },
]
