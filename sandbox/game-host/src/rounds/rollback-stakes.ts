import type { RoundState } from '@herna/contract/wallet'
import type pg from 'pg'
import { queueCall } from '../wallet/wallet-calls.store.ts'

/** Every stake the wallet holds of a round goes back, once however often it is asked for. */
export async function giveBack(
  client: Pick<pg.Pool, 'query'>,
  of: { readonly playerId: string; readonly roundId: string; readonly gameCode: string },
  { transactions }: RoundState,
  now: Date,
): Promise<void> {
  for (const { transactionId, kind } of transactions)
    if (kind === 'bet') {
      const body = { ...of, transactionId: `${transactionId}:back`, betTransactionId: transactionId }
      await queueCall(client, { kind: 'rollback', body }, now)
    }
}
