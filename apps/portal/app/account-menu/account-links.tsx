import { lazy, type ReactNode, Suspense } from 'react'
import type { PublicConfiguration } from '../config/index.ts'
import { usePlayer } from '../session/index.ts'

const PlayerWays = lazy(() => import('./player-links.tsx').then((module) => ({ default: module.PlayerWays })))

interface Props {
  configuration: PublicConfiguration
  /** The guest's links. */
  children: ReactNode
}

/** The menu's end: a player's deposit and logout, or the guest's way in [2.33]. */
export function AccountWays({ configuration, children }: Props) {
  const { auth } = usePlayer()
  if (auth !== 'authenticated') return children
  return (
    <Suspense>
      <PlayerWays configuration={configuration} />
    </Suspense>
  )
}
