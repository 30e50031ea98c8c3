/** What the personalisation service recommended, as it is kept [3.43]. */
export interface PersonalisedGames {
  recommendations: readonly string[]
  /** Milliseconds. */
  duration: number
  /** By this machine's clock. */
  storedAt: number
}

/** Served from what is kept until its time passes [4.40]. A clock that was set back keeps nothing for ever. */
export const isPersonalisedFresh = ({ storedAt, duration }: PersonalisedGames, now: number): boolean =>
  now >= storedAt && now < storedAt + duration

const MOST_CODES = 200
const isTime = (value: unknown): value is number => Number.isFinite(value)

/** Anything could lie in a storage: what is no list of ours is none [S14], and another player's neither: it outlives a session that just ended. */
export function readPersonalised(text: string | null, userId: string): PersonalisedGames | null {
  try {
    const kept: Partial<Record<keyof PersonalisedGames | 'userId', unknown>> = JSON.parse(text ?? '')
    const { recommendations, duration, storedAt } = kept
    if (kept.userId !== userId) return null
    if (!Array.isArray(recommendations) || recommendations.length > MOST_CODES) return null
    if (!recommendations.every((code) => typeof code === 'string' && code.length <= 100)) return null
    if (!isTime(duration) || !isTime(storedAt)) return null
    return { recommendations, duration, storedAt }
  } catch {
    return null
  }
}
