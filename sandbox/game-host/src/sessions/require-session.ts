import { ProblemError } from '@herna/service-kit'
import { sessionOver } from '../wallet/refusals.ts'
import type { SessionRow } from './sessions.store.ts'

/** The session. Throws a 401 problem `session-over`, or 409 `moved` when another window took over (M7). */
export function requireSession(session: SessionRow | null): SessionRow {
  if (!session) throw sessionOver()
  if (session.isSuperseded) throw takenOver()
  return session
}

export const takenOver = (): ProblemError => new ProblemError(409, 'The game was opened in another window.', undefined, 'moved')
