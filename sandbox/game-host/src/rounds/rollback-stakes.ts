import type { RoundState } from '@herna/contract/wallet'
import type pg from 'pg'
import { enqueueCall } from '../wallet/wallet-calls.store.ts'

/** Enqueues a rollback of every stake that the wallet holds of a round; idempotent by transaction id. */
export async function enqueueStakeRollbacks(
  client: Pick<pg.Pool, 'query'>,
  round: { readonly playerId: string; readonly roundId: string; readonly gameCode: string },
  { transactions }: RoundState,
  now: Date,
): Promise<void> {
  for (const { transactionId, kind } of transactions)
    if (kind === 'bet') {
      const body = { ...round, transactionId: `${transactionId}:back`, betTransactionId: transactionId }
      await enqueueCall(client, { kind: 'rollback', body }, now)
    }
}
