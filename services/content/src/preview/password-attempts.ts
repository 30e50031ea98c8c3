import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Limits wrong passwords [S10]: per visitor, and for all unknown visitors together, counted in the database for all nodes. A visitor is a client's address,
 * or a browser that has used the password before. Such a browser is limited only by its own wrong passwords, so that an attacker cannot lock out editors.
 */
export interface PasswordAttempts {
  /** Counts an attempt before its password is checked, so that guesses sent at once are limited too. */
  take(visitor: Visitor): Promise<Attempt>
  /** The attempt was right: it and the visitor's wrong ones no longer count. */
  recordSuccess(visitor: Visitor): Promise<void>
}
export interface Attempt {
  /** Seconds to wait instead of checking the password; 0: check it. */
  secondsToWait: number
  /** Seconds to wait after this attempt if it is wrong. */
  secondsIfWrong: number
}
export interface Visitor {
  key: string
  /** The browser has used the right password before. */
  isKnown: boolean
}

const WINDOW_MS = 10 * 60_000
/** Wrong passwords per visitor in a window. */
const MAX_PER_VISITOR = 10
/** Wrong passwords of all unknown visitors in a window, against attacks from many networks. */
const MAX_UNKNOWN = 100
const ALL_UNKNOWN = Buffer.alloc(0)

interface Limit {
  id: Buffer
  max: number
}

/** The counts that limit a visitor. */
const limitsOf = ({ key, isKnown }: Visitor): Limit[] => [
  { id: createHash('sha256').update(key).digest(), max: MAX_PER_VISITOR },
  ...(isKnown ? [] : [{ id: ALL_UNKNOWN, max: MAX_UNKNOWN }]),
]

const secondsOf = (milliseconds: string | undefined): number => Math.ceil(Number(milliseconds ?? 0) / 1000)

export const createPasswordAttempts = (pool: pg.Pool, now: () => number): PasswordAttempts => ({
  async take(visitor) {
    const limits = limitsOf(visitor)
    const { rows } = await pool.query<{ wait_ms: string; wait_if_wrong_ms: string }>(
      `SELECT wait_ms, wait_if_wrong_ms FROM content.take_preview_attempt($1, $2, $3, $4 * interval '1 ms')`,
      [limits.map(({ id }) => id), limits.map(({ max }) => max), new Date(now()), WINDOW_MS],
    )
    return { secondsToWait: secondsOf(rows[0]?.wait_ms), secondsIfWrong: secondsOf(rows[0]?.wait_if_wrong_ms) }
  },
  async recordSuccess(visitor) {
    const [own, common] = limitsOf(visitor)
    await pool.query('DELETE FROM content.preview_attempts WHERE visitor = $1', [own?.id])
    if (common) await pool.query('UPDATE content.preview_attempts SET wrong = wrong - 1 WHERE visitor = $1', [common.id])
  },
})
