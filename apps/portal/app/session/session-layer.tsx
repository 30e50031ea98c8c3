import { isRealityCheckDue } from '@herna/rules/player'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { openLoginDialog } from '../embeds/index.ts'
import { addressOf } from '../urls/addresses.ts'
import { usePreview } from '../config/page-context.ts'
import { closePlayerModals, openPlayInfoWhenDue, openRealityCheck } from '../responsible-gaming/open-play-info.tsx'
import { withPlayer } from './session-starter.ts'
import { usePlayer } from './player-store.ts'
import { useServerNow } from './server-now.ts'

/** What the player's flows lay over any page: popup of § 32, reality check, the dialog that lets a player back in. It shows nothing itself. */
export function PlayerLayer() {
  usePopupOnce()
  useRealityCheck()
  useValidation()
  useHomeAfterLogout()
  return null
}

/** [4.31] Opens by itself for a player who has not seen it since the login; also anew on the next page when a page that came up took it away. */
function usePopupOnce(): void {
  const { auth } = usePlayer()
  const { key } = useLocation()
  useEffect(() => {
    if (auth === 'authenticated') openPlayInfoWhenDue()
  }, [auth, key])
  useEffect(() => {
    // However it was opened: nothing of a player lies over a guest's page.
    if (auth === 'authenticated') return closePlayerModals
  }, [auth])
}

function useRealityCheck(): void {
  const { data, sessionStartedAt } = usePlayer()
  const now = useServerNow()
  const shownAt = useRef<number | null>(null)
  const minutes = data?.protection.value?.realityCheckMinutes ?? 0
  useEffect(() => {
    if (sessionStartedAt === null) return
    // A page that is opened in mid-session goes on counting from the last full turn.
    shownAt.current ??= lastTurn(sessionStartedAt, minutes, now)
    if (!isRealityCheckDue(sessionStartedAt, shownAt.current, minutes, now)) return
    shownAt.current = now
    openRealityCheck(Math.floor((now - sessionStartedAt) / 60_000))
  }, [now, sessionStartedAt, minutes])
}
const lastTurn = (startedAt: number, minutes: number, now: number): number | null =>
  minutes > 0 ? startedAt + Math.max(0, Math.floor((now - startedAt) / (minutes * 60_000))) * minutes * 60_000 : null

/** Second factor, open steps, a locked session, one that is over: the login dialog lies over what runs and leaves it running [4.9] [4.12]. */
function useValidation(): void {
  const { validation } = usePlayer()
  useEffect(() => {
    if (!validation) return
    openLoginDialog()
    void withPlayer((player) => player.validationSeen(), undefined)
  }, [validation])
}

/** [4.14] A page for players alone is left when they log out. */
function useHomeAfterLogout(): void {
  const navigate = useNavigate()
  const preview = usePreview()
  const forPlayers = useIsForPlayers()
  const isGame = useIsGame()
  useEffect(() => {
    if (!forPlayers) return
    // A session that ended by itself covers a running game with the way back in, and never takes it away.
    let endedByItself = false
    const note = () => {
      endedByItself = true
    }
    const leave = () => {
      if (!(isGame && endedByItself)) void navigate(addressOf('preview', {}, preview), { replace: true })
      endedByItself = false
    }
    const away = new AbortController()
    window.addEventListener('internal-logout', note, { signal: away.signal })
    window.addEventListener('logout', leave, { signal: away.signal })
    return () => away.abort()
  }, [forPlayers, isGame, navigate, preview])
}

interface PageHandle {
  auth?: string
  runsGame?: boolean
}
const useHandles = (): (PageHandle | undefined)[] => useMatches().map(({ handle }) => handle as PageHandle | undefined)
const useIsForPlayers = (): boolean => useHandles().some((handle) => handle?.auth === 'user')
const useIsGame = (): boolean => useHandles().some((handle) => handle?.runsGame === true)
