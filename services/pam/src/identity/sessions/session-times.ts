import { SESSION_TIMES } from '@herna/contract/player'

const MINUTE = 60_000
const IDLE_MS = SESSION_TIMES.idleMinutes * MINUTE
const ABSOLUTE_MS = SESSION_TIMES.absoluteHours * 60 * MINUTE
export const FULL_LOGIN_MS = SESSION_TIMES.fullLoginDays * 24 * 60 * MINUTE

export interface SessionTimes {
  readonly startedAt: Date
  /** The last login with a password (and second factor). */
  readonly fullLoginAt: Date
  readonly lastActionAt: Date
  readonly lockedAt: Date | null
  readonly endedAt: Date | null
}

export type SessionStatus = 'active' | 'idle' | 'over'

/** The absolute end: 12 hours, or 30 days after the last full login (M8, GLI-19 2.5.4). */
export const endOf = ({ startedAt, fullLoginAt }: SessionTimes): Date =>
  new Date(Math.min(startedAt.getTime() + ABSOLUTE_MS, fullLoginAt.getTime() + FULL_LOGIN_MS))

/** When it ends or is locked without further activity. */
export const validUntil = (session: SessionTimes): Date =>
  new Date(Math.min(endOf(session).getTime(), session.lastActionAt.getTime() + IDLE_MS))

/** An idle session stays idle: an action reported late does not reactivate it. */
export function sessionStatusOf(session: SessionTimes, now: Date): SessionStatus {
  if (session.endedAt !== null || now >= endOf(session)) return 'over'
  return session.lockedAt !== null || now >= validUntil(session) ? 'idle' : 'active'
}
