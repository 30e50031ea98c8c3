import { useEffect } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { usePreview } from '../config/index.ts'
import { openLoginDialog } from '../embeds/index.ts'
import { addressOf } from '../urls/index.ts'
import { usePlayer } from './player-store.ts'
import { withPlayer } from './session-starter.ts'

/** What the player's flows do to any page: the dialog that lets a player back in, the way home after a logout. It shows nothing itself. */
export function SessionLayer() {
  useValidation()
  useHomeAfterLogout()
  return null
}

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
