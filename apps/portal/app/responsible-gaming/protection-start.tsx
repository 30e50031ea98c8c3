import { type ComponentType, lazy, Suspense } from 'react'
import { usePlayer } from '../session/index.ts'

/** Without its code the page goes on; the player's own flows tell of a newer build. */
const ProtectionLayer = lazy<ComponentType>(() =>
  import('./protection-layer.tsx').then(
    (module) => ({ default: module.ProtectionLayer }),
    () => ({ default: () => null }),
  ),
)

/** All that a guest's page holds of a player's protection [4.31]. */
export const ProtectionStart = () =>
  usePlayer().auth === 'authenticated' ? (
    <Suspense>
      <ProtectionLayer />
    </Suspense>
  ) : null
