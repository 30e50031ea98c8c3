import { useEffect, useRef, useState } from 'react'
import { requestLogin, usePlayer } from '../session/index.ts'

const LONGEST_REST = 1_000

/** The dialog's own step of the history is on its way back: a second step in the same moment would be lost. */
async function historyRests(): Promise<void> {
  const isDialogs = () => (window.history.state as { modal?: number } | null)?.modal !== undefined
  for (let waited = 0; isDialogs() && waited < LONGEST_REST; waited += 20) await new Promise((done) => setTimeout(done, 20))
}

/** [4.13] A guest who wants to play gets the login dialog once, over the page; `declined` when no login came of it. */
export function useLoginFirst(): { declined: boolean; ask: () => void } {
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
