import { setTimeout as pause } from 'node:timers/promises'
import type { BetRequest, TransactionReply } from '@herna/contract/wallet'
import { type Refusal, refusalOf } from './refusals.ts'
import type { WalletClient } from './wallet-client.ts'

/** `unknown`: the stake may have been taken, so it has to be rolled back. */
export type StakeResult =
  | { readonly status: 'taken'; readonly reply: TransactionReply }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'unknown'; readonly reason: string }

/** Waits between attempts. Together with the calls' timeouts they stay below the timeout of the player's browser. */
const RETRY_WAITS_MS = [150, 400]

/**
 * Takes a stake, retrying while the wallet is unreachable. A refusal after an unanswered call proves nothing: the first call may have been posted
 * and the session ended since. `isRetry`: the stake was requested before.
 */
export async function takeStake(wallet: WalletClient, bet: BetRequest, isRetry: boolean): Promise<StakeResult> {
  let mayBePosted = isRetry
  let reason = ''
  for (const wait of [...RETRY_WAITS_MS, null]) {
    const result = await wallet.call('bet', bet)
    if (result.status === 'done') return { status: 'taken', reply: result.reply }
    if (result.status === 'refused') {
      const refusal = refusalOf(result.code, result.errors)
      return refusal && !mayBePosted ? { status: 'refused', refusal } : { status: 'unknown', reason: result.code }
    }
    mayBePosted = true
    reason = result.reason
    if (wait !== null) await pause(wait)
  }
  return { status: 'unknown', reason }
}
