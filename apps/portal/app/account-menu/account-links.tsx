import { lazy, type ReactNode, Suspense } from 'react'
import type { PublicConfiguration } from '../config/index.ts'
import { useAuth } from '../session/index.ts'

const PlayerLinks = lazy(() => import('./player-links.tsx').then((module) => ({ default: module.PlayerLinks })))

interface Props {
  configuration: PublicConfiguration
  /** The guest's links. */
  children: ReactNode
}

/** The end of the mobile menu: deposit and logout for players, login links for guests [2.33]. */
export function AccountLinks({ configuration, children }: Props) {
  const auth = useAuth()
  if (auth !== 'authenticated') return children
  return (
    <Suspense>
      <PlayerLinks configuration={configuration} />
    </Suspense>
  )
}
