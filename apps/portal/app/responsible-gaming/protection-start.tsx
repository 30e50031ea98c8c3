import { lazy, Suspense, useEffect } from 'react'
import { usePlayerValue } from '../session/index.ts'
import { offerReload } from '../toasts/index.ts'

const ProtectionLayer = lazy(() =>
  import('./protection-layer.tsx').then(
    (module) => ({ default: module.ProtectionLayer }),
    () => ({ default: MissingLayer }),
  ),
)

/**
 * The only part of responsible gaming in the first load [4.31]. It stays mounted while a session is validated again, so that a reality check
 * due in that time is not skipped.
 */
export function ProtectionStart() {
  const isNeeded = usePlayerValue(({ auth, validation }) => auth === 'authenticated' || validation !== null)
  return isNeeded ? (
    <Suspense>
      <ProtectionLayer />
    </Suspense>
  ) : null
}

/** Shown when the chunk of the protection layer failed to load: offers a reload [8.33]. */
function MissingLayer() {
  useEffect(offerReload, [])
  return null
}
