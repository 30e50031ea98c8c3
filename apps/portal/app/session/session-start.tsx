import { lazy, Suspense, useEffect } from 'react'
import type { PublicConfiguration } from '../config/index.ts'
import { startPlayer } from './session-starter.ts'
import { usePlayer } from './player-store.ts'
import { tellUpdate } from '../toasts/index.ts'

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

/** In place of what the player's flows lay over the page, when its code did not come: said, and the page goes on [8.33]. */
function MissingLayer() {
  useEffect(tellUpdate, [])
  return null
}
