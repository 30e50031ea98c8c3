import { lazy, Suspense, useEffect } from 'react'
import type { PublicConfiguration } from '../loader-context/content-access.ts'
import { MissingLayer } from '../account-menu/missing-code.tsx'
import { startPlayer } from './session-starter.ts'
import { usePlayer } from './player-store.ts'

const PlayerLayer = lazy(() =>
  import('./session-layer.tsx').then(
    (module) => ({ default: module.PlayerLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/** Starts the player's flows once the page is alive [4.1] [4.4]; what they lay over the page comes with its own code. */
export function PlayerStart({ configuration }: { configuration: PublicConfiguration }) {
  const { auth, validation } = usePlayer()
  useEffect(() => void startPlayer(configuration).catch(() => undefined), [configuration])
  return auth === 'authenticated' || validation ? (
    <Suspense>
      <PlayerLayer />
    </Suspense>
  ) : null
}
