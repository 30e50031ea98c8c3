import type { GameBalance } from '@herna/contract/games'
import type { GameHostContext } from '../context.ts'
import { sessionGame } from '../rounds/staking.ts'
import { notNow, problemOf, refusalOf } from '../wallet/refusals.ts'
import { DEMO_CURRENCY } from './open-demo.ts'
import { bonusToUse } from './open-real.ts'
import { requireSession } from './require-session.ts'
import { readSession } from './sessions.store.ts'

/** What a session can stake now. */
export async function balanceFor(context: GameHostContext, token: string): Promise<GameBalance> {
  const { pool, wallet, now } = context
  const session = requireSession(await readSession(pool, token, now()))
  if (session.mode === 'demo') return { balance: session.balance, currency: DEMO_CURRENCY, bonus: null }
  const answer = await wallet.call('balance', { sessionId: session.walletSessionId })
  if (answer.is === 'done') {
    const { balance, bonuses, limits } = answer.reply
    return {
      balance: balance.gaming,
      currency: balance.currencyCode,
      bonus: bonusToUse(bonuses, sessionGame(context, session)),
      ...(limits ? { limits } : {}),
    }
  }
  const refusal = answer.is === 'refused' ? refusalOf(answer.code, answer.errors) : null
  throw refusal ? problemOf(refusal) : notNow('The wallet does not answer; ask again.')
}
