import type { NotificationSession } from '@herna/contract/events'
import { NOTIFICATION_TOKEN_HEADER } from '@herna/contract/notifications'
import type { SessionOfToken } from '@herna/service-kit'
import { type Connecting, type Connection, StompRefusal } from '@herna/stomp-server'

/** Above the length of PAM's tokens. */
const MAX_TOKEN_LENGTH = 200
/** A session is checked again at its expected end, which activity may have postponed; these limit the interval. */
const MIN_CHECK_MS = 30_000
const MAX_CHECK_MS = 6 * 60 * 60_000

/** Authenticates connections by the token [7.5] in the CONNECT headers, which is valid for as long as its session. */
export function createAdmission(sessionOf: SessionOfToken, now: () => number = () => Date.now()) {
  /** Separate from the session, so that logging a session never logs its token. */
  const tokens = new WeakMap<NotificationSession, string>()

  async function authenticate({ headers }: Connecting): Promise<NotificationSession> {
    const token = headers.get(NOTIFICATION_TOKEN_HEADER) ?? ''
    if (token === '' || token.length > MAX_TOKEN_LENGTH) throw new StompRefusal('A notification token is required')
    const session = await sessionOf(token)
    if (!session) throw new StompRefusal('Invalid notification token')
    tokens.set(session, token)
    return session
  }

  /** Ends the connection when its session has ended, in case the event was missed. Returns a function that stops the checks. */
  function endWithSession(connection: Connection<NotificationSession>): () => void {
    const token = tokens.get(connection.user) ?? ''
    let timer: NodeJS.Timeout
    const checkSession = async (): Promise<void> => {
      const session = await sessionOf(token).catch(() => undefined)
      // PAM is unavailable: check again later.
      if (session === undefined) return scheduleCheck(0)
      if (session === null) return connection.end('The session is over')
      scheduleCheck(Date.parse(session.endsAt))
    }
    const scheduleCheck = (time: number): void => {
      timer = setTimeout(() => void checkSession(), Math.min(MAX_CHECK_MS, Math.max(MIN_CHECK_MS, time - now())))
      timer.unref()
    }
    scheduleCheck(Date.parse(connection.user.endsAt))
    return () => clearTimeout(timer)
  }
  return { authenticate, endWithSession }
}
