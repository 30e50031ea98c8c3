import type { PlaySession } from '@herna/contract/player'
import type { HostMessage } from '@herna/contract/games'
import { useCallback, useState } from 'react'
import { usePlaySession } from '../use-play-session.ts'
import { useTablesBalance } from './use-tables-balance.ts'

interface TableRounds {
  session: PlaySession | null
  /** Tables with an open bet. */
  inRound: ReadonlySet<string>
  onMessage: (code: string, message: HostMessage) => void
  onGone: (code: string) => void
}

/** What the games say of their rounds: the tables with an open bet, and the player's sums and balance, loaded again when a round ends. */
export function useTableRounds(username: string | null): TableRounds {
  const { session, refresh } = usePlaySession(username)
  const balance = useTablesBalance()
  const [inRound, setInRound] = useState<ReadonlySet<string>>(() => new Set())
  const setRound = useCallback(
    (code: string, isInRound: boolean) => {
      balance(code, isInRound)
      setInRound((codes) => (codes.has(code) === isInRound ? codes : changed(codes, code, isInRound)))
    },
    [balance],
  )
  const onMessage = useCallback(
    (code: string, { type }: HostMessage) => {
      setRound(code, type === 'round-started')
      if (type === 'round-ended' || type === 'failed') refresh()
    },
    [setRound, refresh],
  )
  const onGone = useCallback((code: string) => setRound(code, false), [setRound])
  return { session, inRound, onMessage, onGone }
}

function changed(codes: ReadonlySet<string>, code: string, isInRound: boolean): ReadonlySet<string> {
  const next = new Set(codes)
  if (isInRound) next.add(code)
  else next.delete(code)
  return next
}
