import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import type { PublicConfiguration } from '../config/index.ts'
import { startPlayer } from './session-starter.ts'
import { usePlayerValue } from './player-store.ts'
import { offerReload } from '../toasts/index.ts'

const SessionLayer = lazy(() =>
  import('./session-layer.tsx').then(
    (module) => ({ default: module.SessionLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/** Starts the player engine with the commit of the hydrated page [4.1] [4.4]; the session layer loads on demand. */
export function PlayerStart({ configuration }: { configuration: PublicConfiguration }) {
  const isNeeded = usePlayerValue(({ auth, validation }) => auth === 'authenticated' || validation !== null)
  // React handles clicks from the commit on, before the effects: a click on "Prihlásiť sa" between them would find no engine.
  useLayoutEffect(() => void startPlayer(configuration).catch(() => undefined), [configuration])
  return isNeeded ? (
    <Suspense>
      <SessionLayer />
    </Suspense>
  ) : null
}

/** Shown when the chunk of the session layer failed to load: offers a reload [8.33]. */
function MissingLayer() {
  useEffect(offerReload, [])
  return null
}
