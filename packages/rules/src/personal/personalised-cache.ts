/** The stored reply of the personalisation service [3.43]. */
export interface PersonalisedGames {
  recommendations: readonly string[]
  /** Ms. */
  duration: number
  /** Ms since the epoch, by the browser's clock. */
  storedAt: number
}

/** Whether the stored reply may still be used at `now` (ms) [4.40]. A clock that was set back invalidates it. */
export const isPersonalisedFresh = ({ storedAt, duration }: PersonalisedGames, now: number): boolean =>
  now >= storedAt && now < storedAt + duration

const MOST_CODES = 200
const isTime = (value: unknown): value is number => Number.isFinite(value)

/**
 * Reads the stored reply; null when it is malformed [S14] or belongs to another player, because the storage outlives a session.
 */
export function readPersonalised(text: string | null, userId: string): PersonalisedGames | null {
  try {
    const stored: Partial<Record<keyof PersonalisedGames | 'userId', unknown>> = JSON.parse(text ?? '')
    const { recommendations, duration, storedAt } = stored
    if (stored.userId !== userId) return null
    if (!Array.isArray(recommendations) || recommendations.length > MOST_CODES) return null
    if (!recommendations.every((code) => typeof code === 'string' && code.length <= 100)) return null
    if (!isTime(duration) || !isTime(storedAt)) return null
    return { recommendations, duration, storedAt }
  } catch {
    return null
  }
}
