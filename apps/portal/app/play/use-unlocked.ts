import { useCallback, useState } from 'react'

/** The launch of a game whose password was given [5.3]; the permit in it ends. */
export function useUnlocked<Launch>(code: string) {
  const [given, setGiven] = useState<{ code: string; launch: Launch; until: number } | null>(null)
  const mayReopen = useCallback(() => {
    if (given === null || Date.now() < given.until) return true
    setGiven(null)
    return false
  }, [given])
  return {
    /** Null: the password has to be given. */
    launch: given?.code === code ? given.launch : null,
    unlock: ({ launch, seconds }: { launch: Launch; seconds: number }) =>
      setGiven({ code, launch, until: Date.now() + seconds * 1000 }),
    /** Before a game is opened once more: false when its permit is over, and then the password is asked for again. */
    mayReopen,
  }
}
