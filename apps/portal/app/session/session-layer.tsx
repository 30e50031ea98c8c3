import { useEffect } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { usePreview } from '../config/index.ts'
import { openLoginDialog } from '../embeds/index.ts'
import { addressOf } from '../urls/index.ts'
import { usePlayerValue } from './player-store.ts'
import { withPlayer } from './session-starter.ts'

/** Effects of the session on any page: opens the login dialog for a validation, goes home after a logout. Renders nothing. */
export function SessionLayer() {
  useValidation()
  useHomeAfterLogout()
  return null
}

/** Second factor, pending steps, a locked or expired session: opens the login dialog over the page; a running game keeps running [4.9] [4.12]. */
function useValidation(): void {
  const validation = usePlayerValue((player) => player.validation)
  useEffect(() => {
    if (!validation) return
    openLoginDialog()
    void withPlayer((player) => player.validationSeen(), undefined)
  }, [validation])
}

/** [4.14] Leaves a page that is only for players after a logout. */
function useHomeAfterLogout(): void {
  const navigate = useNavigate()
  const preview = usePreview()
  const isForPlayers = useIsForPlayers()
  const isGame = useIsGame()
  useEffect(() => {
    if (!isForPlayers) return
    // When a session expires during a game, the login dialog covers the game; the page is not left.
    let hasExpired = false
    const onInternalLogout = () => {
      hasExpired = true
    }
    const onLogout = () => {
      if (!(isGame && hasExpired)) void navigate(addressOf('preview', {}, preview), { replace: true })
      hasExpired = false
    }
    const controller = new AbortController()
    window.addEventListener('internal-logout', onInternalLogout, { signal: controller.signal })
    window.addEventListener('logout', onLogout, { signal: controller.signal })
    return () => controller.abort()
  }, [isForPlayers, isGame, navigate, preview])
}

interface PageHandle {
  auth?: string
  runsGame?: boolean
}
const useHandles = (): (PageHandle | undefined)[] => useMatches().map(({ handle }) => handle as PageHandle | undefined)
const useIsForPlayers = (): boolean => useHandles().some((handle) => handle?.auth === 'user')
const useIsGame = (): boolean => useHandles().some((handle) => handle?.runsGame === true)
