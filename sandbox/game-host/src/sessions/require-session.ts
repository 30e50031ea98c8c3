import { ProblemError } from '@herna/service-kit'
import { sessionOver } from '../wallet/refusals.ts'
import type { SessionRow } from './sessions.store.ts'

/** The session, or the problem its window hears. */
export function requireSession(session: SessionRow | null): SessionRow {
  if (!session) throw sessionOver()
  if (session.hasMoved) throw new ProblemError(409, 'The game is played in another window now.', undefined, 'moved')
  return session
}
