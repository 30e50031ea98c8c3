import { lazy, Suspense, useEffect } from 'react'
import type { PublicConfiguration } from '../config/index.ts'
import { MissingLayer } from './missing-layer.tsx'
import { startPlayer } from './session-starter.ts'
import { usePlayer } from './player-store.ts'

const SessionLayer = lazy(() =>
  import('./session-layer.tsx').then(
    (module) => ({ default: module.SessionLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/** Starts the player's flows once the page is alive [4.1] [4.4]; what they lay over the page comes with its own code. */
export function PlayerStart({ configuration }: { configuration: PublicConfiguration }) {
  const { auth, validation } = usePlayer()
  useEffect(() => void startPlayer(configuration).catch(() => undefined), [configuration])
  return auth === 'authenticated' || validation ? (
    <Suspense>
      <SessionLayer />
    </Suspense>
  ) : null
}
