import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useRef } from 'react'
import { withPlayer } from '../session/index.ts'

/** How long a new balance may be shown while a round runs: long enough for the wallet's reply, shorter than a live table needs to settle a bet. */
export const SHOW_BALANCE_MS = 800

/**
 * Delays balance updates until a round's animation has ended, so the wallet's push does not reveal the result [decisions: Games]: held from the
 * round's start to its end, failure, a new game or leaving. Then, and when the wallet has taken more stakes, the balance is loaded again and shown. With several tables
 * a round may always be open somewhere: it is shown then too, and may contain the result that another table is about to show (decision 0056).
 */
export function useRoundBalance(): (code: string, message: HostMessage | { type: 'gone' }) => void {
  const inRound = useRef(new Set<string>())
  const isHeld = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hold = useCallback(() => {
    if (isHeld.current || inRound.current.size === 0) return
    isHeld.current = true
    void withPlayer((engine) => engine.holdBalance(), undefined)
  }, [])
  const show = useCallback(() => {
    clearTimeout(timer.current)
    if (isHeld.current) void withPlayer((engine) => engine.releaseBalance(), undefined)
    isHeld.current = false
    void withPlayer((engine) => engine.load('balance'), undefined)
    timer.current = setTimeout(hold, SHOW_BALANCE_MS)
  }, [hold])
  useEffect(() => {
    const codes = inRound.current
    return () => {
      codes.clear()
      show()
      clearTimeout(timer.current)
    }
  }, [show])
  return useCallback(
    (code, message) => {
      if (message.type === 'player-turn') return
      if (message.type === 'round-started') {
        inRound.current.add(code)
        return hold()
      }
      const isOpen = message.type === 'stake-taken' || (message.type === 'failed' && message.isRoundOpen === true)
      if (!isOpen) inRound.current.delete(code)
      show()
    },
    [hold, show],
  )
}
