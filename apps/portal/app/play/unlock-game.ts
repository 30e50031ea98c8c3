/** What became of a game's password [5.3]: its launch and for how many seconds that opens the game, or why not. */
export type UnlockAnswer<Launch> = { launch: Launch; seconds: number } | 'wrong' | 'away'

export interface LockedGame {
  code: string
  mode: 'demo' | 'real'
  isPreview: boolean
}

const LIMIT_MS = 15_000

/** The portal's server has the password checked and only then gives out where the game opens [4.17]. */
export async function unlockGame<Launch>(game: LockedGame, password: string): Promise<UnlockAnswer<Launch>> {
  const fields = { heslo: password, hra: game.code, rezim: game.mode, ...(game.isPreview ? { nahlad: '1' } : {}) }
  try {
    const answer = await fetch('/play/heslo', {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (answer.ok) return (await answer.json()) as { launch: Launch; seconds: number }
    return answer.status === 401 ? 'wrong' : 'away'
  } catch {
    return 'away'
  }
}
