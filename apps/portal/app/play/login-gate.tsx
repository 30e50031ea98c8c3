import { type ReactNode, useEffect, useRef, useState } from 'react'
import { requestLogin, useAuth } from '../session/index.ts'
import { type GatePage, LoginRequired } from './before-play.tsx'
import { historyDepth } from './use-leave.ts'

interface LoginGateProps extends GatePage {
  leave: () => void
  /** Shown to the player. */
  children: ReactNode
}

/** [4.13] A guest gets the login dialog and then enters directly; declining returns to the previous page. */
export function LoginGate({ leave, children, ...page }: LoginGateProps) {
  const auth = useAuth()
  const { declined, openLogin } = useLoginPrompt()
  const [hasEntered, setHasEntered] = useState(false)
  if (auth === 'authenticated' && !hasEntered) setHasEntered(true)
  const latestLeave = useRef(leave)
  useEffect(() => {
    if (declined && !hasEntered && historyDepth() > 0) latestLeave.current()
  }, [declined, hasEntered])
  // A player who had entered still sees the game when the session ends [4.12].
  if (!hasEntered) return <LoginRequired {...page} isPrompted={auth === 'pending' || !declined} openLogin={openLogin} />
  return children
}

const MAX_WAIT_MS = 1_000

/** Waits until the dialog's history entry is gone; a second history step at the same moment would be lost. */
async function historySettled(): Promise<void> {
  const isDialogEntry = () => (window.history.state as { modal?: number } | null)?.modal !== undefined
  for (let waited = 0; isDialogEntry() && waited < MAX_WAIT_MS; waited += 20) await new Promise((done) => setTimeout(done, 20))
}

/** [4.13] Opens the login dialog once for a guest; `declined` when it closes without a login. */
function useLoginPrompt(): { declined: boolean; openLogin: () => void } {
  const auth = useAuth()
  const [declined, setDeclined] = useState(false)
  const isPrompted = useRef(false)
  const openLogin = () => {
    setDeclined(false)
    void requestLogin().then(async (loggedIn) => {
      if (!loggedIn) await historySettled()
      setDeclined(!loggedIn)
    })
  }
  const latestOpenLogin = useRef(openLogin)
  useEffect(() => {
    if (auth === 'authenticated') isPrompted.current = true
    if (auth !== 'guest' || isPrompted.current) return
    isPrompted.current = true
    latestOpenLogin.current()
  }, [auth])
  return { declined, openLogin }
}
