import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useRef } from 'react'
import { withPlayer } from '../session/index.ts'

/**
 * The balance on the screen moves when the round's animation has ended, not when the wallet's push arrives [decisions: Games]: held from a
 * round's start to its end, its failure, a new game in the frame, or the way out. Let go, it is asked for anew: the push may have been lost.
 */
export function useRoundBalance(): (message: HostMessage) => void {
  const isHeld = useRef(false)
  const hold = useCallback(() => {
    if (isHeld.current) return
    isHeld.current = true
    void withPlayer((engine) => engine.holdBalance(), undefined)
  }, [])
  const letGo = useCallback(() => {
    if (isHeld.current) void withPlayer((engine) => engine.releaseBalance(), undefined)
    isHeld.current = false
    void withPlayer((engine) => engine.load('balance'), undefined)
  }, [])
  useEffect(() => letGo, [letGo])
  return useCallback(({ type }) => (type === 'round-started' ? hold() : letGo()), [hold, letGo])
}
