import type { PlaySession } from '@herna/contract/player'
import type { GameProblem, HostMessage } from '@herna/contract/games'
import { useCallback, useState } from 'react'
import { setDecisionTurn } from '../../responsible-gaming/index.ts'
import { useBetsAtLogout } from '../use-bets-at-logout.ts'
import { usePlaySession } from '../use-play-session.ts'
import { useRoundBalance } from '../use-round-balance.ts'
import { useSettledAfterStop } from '../use-settled-after-stop.ts'

interface TableRounds {
  session: PlaySession | null
  /** Tables with an open bet. */
  inRound: ReadonlySet<string>
  /** Tables that wait for the player's decision. */
  turns: ReadonlySet<string>
  /** Tables whose session has ended (an exclusion, a logout, another window): they no longer report an accepted bet. */
  stopped: ReadonlySet<string>
  onMessage: (code: string, message: HostMessage) => void
  onGone: (code: string) => void
}
type Codes = ReadonlySet<string>
const NONE: Codes = new Set()
const ENDS_SESSION: ReadonlySet<string> = new Set<GameProblem>(['session-over', 'moved', 'blocked'])

/** What the games say of their rounds: the tables with an open bet or a decision to make, and the player's sums and balance, loaded again when a round ends. */
export function useTableRounds(username: string | null): TableRounds {
  const { session, refresh } = usePlaySession(username)
  const balance = useRoundBalance()
  const settledAfterStop = useSettledAfterStop(refresh)
  const betsAtLogout = useBetsAtLogout()
  const [inRound, setInRound] = useState(NONE)
  const [turns, setTurns] = useState(NONE)
  const [stopped, setStopped] = useState(NONE)
  const setTurn = useCallback((code: string, isTurn: boolean) => {
    setDecisionTurn(code, isTurn)
    setTurns((codes) => changed(codes, code, isTurn))
  }, [])
  const setRound = useCallback(
    (code: string, isInRound: boolean) => {
      setInRound((codes) => changed(codes, code, isInRound))
      if (!isInRound) setTurn(code, false)
    },
    [setTurn],
  )
  const onMessage = useCallback(
    (code: string, message: HostMessage) => {
      const { type } = message
      if (type === 'player-turn') return setTurn(code, message.isTurn)
      balance(code, message)
      settledAfterStop(code, message)
      betsAtLogout(code, message)
      const isRunning = type === 'round-started' || type === 'stake-taken'
      const isOpen = isRunning || (type === 'failed' && message.isRoundOpen === true)
      setRound(code, isOpen)
      setStopped((codes) => changed(codes, code, type === 'failed' && !isOpen && ENDS_SESSION.has(message.problem)))
      if (type === 'round-ended' || type === 'failed') refresh()
    },
    [balance, betsAtLogout, setRound, setTurn, refresh, settledAfterStop],
  )
  const onGone = useCallback(
    (code: string) => {
      balance(code, { type: 'gone' })
      settledAfterStop(code, { type: 'gone' })
      betsAtLogout(code, { type: 'gone' })
      setRound(code, false)
      setStopped((codes) => changed(codes, code, false))
    },
    [balance, betsAtLogout, setRound, settledAfterStop],
  )
  return { session, inRound, turns, stopped, onMessage, onGone }
}

/** The same set when it already contains the code, or does not. */
function changed(codes: Codes, code: string, isIn: boolean): Codes {
  if (codes.has(code) === isIn) return codes
  const next = new Set(codes)
  if (isIn) next.add(code)
  else next.delete(code)
  return next
}
