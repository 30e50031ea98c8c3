import { useEffect, useRef, useState } from 'react'
import { rememberStart } from '../recommendations/index.ts'
import { usePlayer } from '../session/index.ts'
import { NeedsLogin, type RealPage } from './before-play.tsx'
import { RealPlay } from './real-play.tsx'
import { stepsBefore } from './use-leave.ts'
import { useLoginFirst } from './use-login-first.ts'

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
