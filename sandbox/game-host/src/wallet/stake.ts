import { setTimeout as pause } from 'node:timers/promises'
import type { BetRequest, TransactionReply } from '@herna/contract/wallet'
import { type Refusal, refusalOf } from './refusals.ts'
import type { WalletClient } from './wallet-client.ts'

/** `unknown`: it may have been taken; it has to be taken back. */
export type StakeTaken =
  | { readonly is: 'taken'; readonly reply: TransactionReply }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'unknown'; readonly why: string }

/** Between tries, in ms. With the calls' own timeout all of it stays below what a player's browser waits. */
const PAUSES = [150, 400]

/**
 * Takes a stake, asking again while the wallet is silent. A no that follows a silence proves nothing: the first call may have been heard and
 * the session ended since. `mayHaveBeenAsked`: somebody tried before us.
 */
export async function takeStake(wallet: WalletClient, bet: BetRequest, mayHaveBeenAsked: boolean): Promise<StakeTaken> {
  let doubtful = mayHaveBeenAsked
  let why = ''
  for (const wait of [...PAUSES, null]) {
    const answer = await wallet.call('bet', bet)
    if (answer.is === 'done') return { is: 'taken', reply: answer.reply }
    if (answer.is === 'refused') {
      const refusal = refusalOf(answer.code, answer.errors)
      return refusal && !doubtful ? { is: 'refused', refusal } : { is: 'unknown', why: answer.code }
    }
    doubtful = true
    why = answer.why
    if (wait !== null) await pause(wait)
  }
  return { is: 'unknown', why }
}
