import { useEffect, useRef, useState } from 'react'
import { rememberStart } from '../recommendations/index.ts'
import { requestLogin, usePlayer } from '../session/index.ts'
import { NeedsLogin, type RealPage } from './before-play.tsx'
import { RealPlay } from './real-play.tsx'
import { stepsBefore } from './use-leave.ts'

interface ForPlayerProps extends RealPage {
  isTouch: boolean | null
  /** False: the page asks for the game's password again. */
  mayReopen: () => boolean
  leave: () => void
}

/** [4.13] A guest gets the login dialog and then goes straight into the game; who declines is led back to where they were. */
export function ForPlayer({ isTouch, mayReopen, leave, ...page }: ForPlayerProps) {
  const { auth } = usePlayer()
  const { declined, ask } = useLoginFirst()
  const [wasIn, setWasIn] = useState(false)
  if (auth === 'authenticated' && !wasIn) setWasIn(true)
  const leaving = useRef(leave)
  useEffect(() => {
    if (declined && !wasIn && stepsBefore() > 0) leaving.current()
  }, [declined, wasIn])
  // Whoever was in keeps the game in sight when the session ends [4.12].
  if (!wasIn) return <NeedsLogin {...page} isAsked={auth === 'pending' || !declined} ask={ask} />
  const { code, type, name, launch, backdrop, detailsHref, lobbyHref } = page
  return (
    <RealPlay
      key={code}
      {...{ name, launch, isTouch, backdrop, detailsHref, lobbyHref, mayReopen }}
      onLeave={leave}
      onStart={() => rememberStart({ code, type })}
    />
  )
}

const LONGEST_REST = 1_000

/** The dialog's own step of the history is on its way back: a second step in the same moment would be lost. */
async function historyRests(): Promise<void> {
  const isDialogs = () => (window.history.state as { modal?: number } | null)?.modal !== undefined
  for (let waited = 0; isDialogs() && waited < LONGEST_REST; waited += 20) await new Promise((done) => setTimeout(done, 20))
}

/** [4.13] A guest who wants to play gets the login dialog once, over the page; `declined` when no login came of it. */
function useLoginFirst(): { declined: boolean; ask: () => void } {
  const { auth } = usePlayer()
  const [declined, setDeclined] = useState(false)
  const isAsked = useRef(false)
  const ask = () => {
    setDeclined(false)
    void requestLogin().then(async (loggedIn) => {
      if (!loggedIn) await historyRests()
      setDeclined(!loggedIn)
    })
  }
  const latest = useRef(ask)
  useEffect(() => {
    if (auth === 'authenticated') isAsked.current = true
    if (auth !== 'guest' || isAsked.current) return
    isAsked.current = true
    latest.current()
  }, [auth])
  return { declined, ask }
}
