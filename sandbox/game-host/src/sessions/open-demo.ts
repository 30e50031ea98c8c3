import { randomUUID } from 'node:crypto'
import { DEMO_START_BALANCE, type SessionReply } from '@herna/contract/games'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { openDemoSession } from './sessions.store.ts'
import { newToken } from './token.ts'

export const DEMO_CURRENCY = 'EUR'

/** Opens a demo session: no account, a play balance of its own (cents); it ends with its page. */
export async function openDemo({ pool, now }: GameHostContext, { engine }: Game): Promise<SessionReply> {
  const { definition } = engine
  const session = {
    id: randomUUID(),
    token: newToken(),
    gameCode: definition.gameCode,
    variantId: engine.variantId,
    balance: DEMO_START_BALANCE,
  }
  await openDemoSession(pool, session, now())
  return {
    sessionId: session.id,
    token: session.token,
    mode: 'demo',
    balance: session.balance,
    currency: DEMO_CURRENCY,
    game: definition,
    openRound: null,
    bonus: null,
  }
}
