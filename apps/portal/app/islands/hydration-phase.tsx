import { createContext, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

/** Whether the tree of the context is taking over the server's HTML. Read once per component, when it mounts. */
export interface HydrationPhase {
  isHydrating(): boolean
}

function createPhase(): HydrationPhase & { finish(): void } {
  let isHydrating = true
  return {
    isHydrating: () => isHydrating,
    finish() {
      isHydrating = false
    },
  }
}

/** On the server and in trees that were never hydrated: not hydrating. */
export const HydrationContext = createContext<HydrationPhase>({ isHydrating: () => false })

interface PageHydrationProps {
  children: ReactNode
  /** The tree is committed and receives events; its effects have not run. */
  onCommitted?: () => void
  onHydrated?: () => void
}

/** Wraps a tree that is hydrated; components that mount after it has been committed are rendered as usual. */
export function PageHydration({ children, onCommitted, onHydrated }: PageHydrationProps) {
  const [phase] = useState(createPhase)
  useLayoutEffect(() => onCommitted?.(), [onCommitted])
  useEffect(() => {
    phase.finish()
    onHydrated?.()
  }, [phase, onHydrated])
  return <HydrationContext value={phase}>{children}</HydrationContext>
}
