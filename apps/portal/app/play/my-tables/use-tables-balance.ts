import { useCallback, useEffect, useRef } from 'react'
import { withPlayer } from '../../session/index.ts'

/** How long a new balance may be shown after a table has shown its result: long enough for the wallet's reply. */
export const SHOW_BALANCE_MS = 500

/**
 * Delays balance updates while a round runs at a table, as at a single game [4.17]. With several tables a round may always be open
 * somewhere, so the balance is shown after each bet and whenever a table has shown its result; it may then contain the result that another table is about to
 * show (decision 0056).
 */
export function useTablesBalance(): (code: string, isInRound: boolean) => void {
  const tablesInRound = useRef(new Set<string>())
  const isHeld = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hold = useCallback(() => {
    if (isHeld.current || tablesInRound.current.size === 0) return
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
    const tables = tablesInRound.current
    return () => {
      tables.clear()
      show()
      clearTimeout(timer.current)
    }
  }, [show])
  return useCallback(
    (code, isInRound) => {
      if (isInRound) {
        tablesInRound.current.add(code)
        hold()
        // Without the stake: the wallet has taken it by then, and the round cannot be settled so soon.
        clearTimeout(timer.current)
        timer.current = setTimeout(show, SHOW_BALANCE_MS)
      } else {
        tablesInRound.current.delete(code)
        show()
      }
    },
    [hold, show],
  )
}
