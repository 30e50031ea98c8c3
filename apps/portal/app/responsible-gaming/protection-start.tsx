import { lazy, Suspense, useEffect } from 'react'
import { usePlayer } from '../session/index.ts'
import { tellUpdate } from '../toasts/index.ts'

const ProtectionLayer = lazy(() =>
  import('./protection-layer.tsx').then(
    (module) => ({ default: module.ProtectionLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/**
 * All that a guest's page holds of a player's protection [4.31]. It stays while a session is validated again: a reality check that falls into
 * that time is not passed over.
 */
export function ProtectionStart() {
  const { auth, validation } = usePlayer()
  return auth === 'authenticated' || validation ? (
    <Suspense>
      <ProtectionLayer />
    </Suspense>
  ) : null
}

/** In place of what protects a player, when its code did not come: said, and the page goes on [8.33]. */
function MissingLayer() {
  useEffect(tellUpdate, [])
  return null
}
