import { cookieAge, idleIn, isActionNoted, KEPT_SECONDS, millisFromLastAction, PLAYER_COOKIES } from '@herna/rules/player'
import type { PlayerPorts } from './ports.ts'

/** The player's last action, in a cookie that the tabs share [4.12]; where cookies are blocked, in this page alone [F7]. */
export function activity({ cookies, clock }: PlayerPorts, onIdle: () => void) {
  let notedHere: number | null = null
  let cancel = (): void => undefined

  const millis = (): number => {
    const shared = Number.parseInt(cookies.read(PLAYER_COOKIES.lastAction) ?? '', 10)
    return millisFromLastAction([notedHere, Number.isNaN(shared) ? null : shared], clock.now())
  }
  function look(): void {
    const left = idleIn(millis())
    if (left === 0) onIdle()
    // Looked at again even then: another tab may be the one in use.
    cancel = clock.after(Math.max(left, 60_000), look)
  }
  function note(): void {
    const now = clock.now()
    if (!isActionNoted(notedHere, now)) return
    notedHere = now
    cookies.write(PLAYER_COOKIES.lastAction, String(now), cookieAge(KEPT_SECONDS.keepAlive))
  }
  return {
    millis,
    note,
    /** Coming to a page is an action, too. */
    start(): void {
      cancel()
      note()
      look()
    },
    stop(): void {
      cancel()
    },
    /** Nothing of a player is left [4.3]. */
    forget(): void {
      notedHere = null
      cookies.remove(PLAYER_COOKIES.lastAction)
    },
  }
}
