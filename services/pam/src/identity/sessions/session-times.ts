import { SESSION_TIMES } from '@herna/contract/player'

const MINUTE = 60_000
const IDLE = SESSION_TIMES.idleMinutes * MINUTE
const LONGEST = SESSION_TIMES.absoluteHours * 60 * MINUTE
export const FULL_LOGIN = SESSION_TIMES.fullLoginDays * 24 * 60 * MINUTE

export interface SessionTimes {
  readonly startedAt: Date
  /** The last login with a password (and second factor). */
  readonly fullLoginAt: Date
  readonly lastActionAt: Date
  readonly lockedAt: Date | null
  readonly endedAt: Date | null
}

export type Verdict = 'active' | 'idle' | 'over'

/** When a session ends whatever its player does: after 12 hours, or 30 days after the last full login (M8, GLI-19 2.5.4). */
export const endOf = ({ startedAt, fullLoginAt }: SessionTimes): Date =>
  new Date(Math.min(startedAt.getTime() + LONGEST, fullLoginAt.getTime() + FULL_LOGIN))

/** When it ends, or is locked, if nothing more happens. */
export const validUntil = (session: SessionTimes): Date =>
  new Date(Math.min(endOf(session).getTime(), session.lastActionAt.getTime() + IDLE))

/** Once idle, idle: an action that is reported late does not bring a session back. */
export function judgeSession(session: SessionTimes, now: Date): Verdict {
  if (session.endedAt !== null || now >= endOf(session)) return 'over'
  return session.lockedAt !== null || now >= validUntil(session) ? 'idle' : 'active'
}
