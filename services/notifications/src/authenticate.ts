import type { NotificationSession } from '@herna/contract/events'
import { NOTIFICATION_TOKEN_HEADER } from '@herna/contract/notifications'
import { type Connecting, type Connection, StompRefusal } from '@herna/stomp-server'
import type { PamDoor } from './pam-door.ts'

/** Longest token PAM gives, with room. */
const TOKEN_LENGTH = 200
/** A session is asked about again when it was to end: activity may have moved its end. Not more often than this. */
const LEAST_WAIT_MS = 30_000
const MOST_WAIT_MS = 6 * 60 * 60_000

/** Who connects: the token of [7.5] in the CONNECT headers, good for as long as its session. */
export function admission(pam: Pick<PamDoor, 'sessionOf'>, now: () => number = () => Date.now()) {
  /** Kept beside the session, never in it: what is logged of a session holds no token. */
  const tokens = new WeakMap<NotificationSession, string>()

  async function authenticate({ headers }: Connecting): Promise<NotificationSession> {
    const token = headers.get(NOTIFICATION_TOKEN_HEADER) ?? ''
    if (token === '' || token.length > TOKEN_LENGTH) throw new StompRefusal('A notification token is needed')
    const session = await pam.sessionOf(token)
    if (!session) throw new StompRefusal('The notification token is not good')
    tokens.set(session, token)
    return session
  }

  /** Ends the connection when its session turns out to be over, should the event of its end not have come. */
  function watch(connection: Connection<NotificationSession>): () => void {
    const token = tokens.get(connection.user) ?? ''
    let timer: NodeJS.Timeout
    const look = async (): Promise<void> => {
      const session = await pam.sessionOf(token).catch(() => undefined)
      // PAM not answering says nothing about the session.
      if (session === undefined) return lookAt(0)
      if (session === null) return connection.end('The session is over')
      lookAt(Date.parse(session.endsAt))
    }
    const lookAt = (time: number): void => {
      timer = setTimeout(() => void look(), Math.min(MOST_WAIT_MS, Math.max(LEAST_WAIT_MS, time - now())))
      timer.unref()
    }
    lookAt(Date.parse(connection.user.endsAt))
    return () => clearTimeout(timer)
  }
  return { authenticate, watch }
}
