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

/** Anything could lie in a storage: what is no list of ours is none [S14], and another player's neither: it outlives a session that just ended. */
export function readPersonalised(text: string | null, userId: string): PersonalisedGames | null {
  try {
    const { recommendations, duration, storedAt, ...kept } = JSON.parse(text ?? '') as Partial<
      PersonalisedGames & { userId: string }
    >
    if (kept.userId !== userId) return null
    if (!Array.isArray(recommendations) || recommendations.length > MOST_CODES) return null
    if (!recommendations.every((code) => typeof code === 'string' && code.length <= 100)) return null
    if (!Number.isFinite(duration) || !Number.isFinite(storedAt)) return null
    return { recommendations, duration: duration as number, storedAt: storedAt as number }
  } catch {
    return null
  }
}
