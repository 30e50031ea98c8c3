import type { HostMessage } from '@herna/contract/games'
import { MAIN_BALANCE } from '@herna/contract/player'
import { useCallback, useEffect, useRef } from 'react'
import { usePlayer } from '../session/index.ts'

/**
 * A game that has stopped (an exclusion, another window) does not say when its accepted bets are settled: the player's sums are then loaded again with each
 * change of the balance. Returns what has to receive the games' messages.
 */
export function useSettledAfterStop(refresh: () => void): (code: string, message: HostMessage | { type: 'gone' }) => void {
  const stopped = useRef(new Set<string>())
  const balance = usePlayer().data?.balance.value?.[MAIN_BALANCE]?.amount
  useEffect(() => {
    if (balance !== undefined && stopped.current.size > 0) refresh()
  }, [balance, refresh])
  return useCallback((code, message) => {
    if (message.type === 'failed' && message.isRoundOpen !== true) stopped.current.add(code)
    else if (message.type !== 'player-turn') stopped.current.delete(code)
  }, [])
}
