import { lazy, type ReactNode, Suspense } from 'react'
import { useAuth } from '../session/index.ts'

const PlayerLinks = lazy(() => import('./player-links.tsx').then((module) => ({ default: module.PlayerLinks })))

/** The end of the mobile menu: deposit and logout for players, login links (`children`) for guests [2.33]. */
export function AccountLinks({ children }: { children: ReactNode }) {
  const auth = useAuth()
  if (auth !== 'authenticated') return children
  return (
    <Suspense>
      <PlayerLinks />
    </Suspense>
  )
}
