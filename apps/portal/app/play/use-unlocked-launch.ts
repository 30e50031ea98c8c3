import { useCallback, useState } from 'react'

/** The launch of a game unlocked by its password [5.3]; its permit expires. */
export function useUnlockedLaunch<Launch>(code: string) {
  const [unlocked, setUnlocked] = useState<{ code: string; launch: Launch; until: number } | null>(null)
  const mayReopen = useCallback(() => {
    if (unlocked === null || Date.now() < unlocked.until) return true
    setUnlocked(null)
    return false
  }, [unlocked])
  return {
    /** Null when the password is required. */
    launch: unlocked?.code === code ? unlocked.launch : null,
    unlock: ({ launch, seconds }: { launch: Launch; seconds: number }) =>
      setUnlocked({ code, launch, until: Date.now() + seconds * 1000 }),
    /** Call before reopening the game; false when the permit has expired and the password is required again. */
    mayReopen,
  }
}
