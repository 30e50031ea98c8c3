import type { ChatSession } from '@herna/contract/player'
import { playerView } from './player-store.ts'
import { callHosts, withPlayer } from './session-starter.ts'

/** The chat and gaming session token [5.4] [7.43]: the one of the login, or a new one. Each works once. Rejects like `callHosts`. */
export async function requestSessionToken(): Promise<ChatSession> {
  const held = await withPlayer((player) => player.takeSessionToken(), null)
  if (held !== null) return { errorCode: null, username: playerView().username, sessionToken: { sessionToken: held } }
  return callHosts(({ gateway }) => gateway.chatToken())
}
