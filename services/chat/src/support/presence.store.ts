import type { Queryable } from '../context.ts'

/** A support page counts as open this long after its node last saw it; nodes report their pages three times as often. */
const PRESENT_MS = 30_000
export const PRESENCE_INTERVAL_MS = PRESENT_MS / 3

/** Operators seen after this are present. */
export const presentSince = (at: Date): Date => new Date(at.getTime() - PRESENT_MS)

/** SQL: an active operator has a support page open; `since` is the parameter with `presentSince`. */
export const isAnybodyPresent = (since: string): string =>
  `EXISTS (SELECT 1 FROM chat.operators p WHERE p.is_active AND p.present_at > ${since})`

/** Whether a customer can expect somebody to read a message now. */
export async function readPresence(db: Queryable, at: Date): Promise<boolean> {
  const { rows } = await db.query<{ isPresent: boolean }>(`SELECT ${isAnybodyPresent('$1')} AS "isPresent"`, [presentSince(at)])
  return rows[0]?.isPresent ?? false
}

/** These operators have a support page open. */
export const markPresent = async (db: Queryable, operatorIds: readonly string[], at: Date): Promise<void> =>
  void (await db.query('UPDATE chat.operators SET present_at = $2 WHERE id = ANY($1::uuid[])', [operatorIds, at]))

/** The operator has logged out; another of their sessions that is still open reports itself again. */
export const markAbsent = async (db: Queryable, operatorId: string): Promise<void> =>
  void (await db.query('UPDATE chat.operators SET present_at = NULL WHERE id = $1', [operatorId]))
