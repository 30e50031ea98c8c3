import { type ComponentType, lazy, Suspense } from 'react'
import { usePlayer } from '../../session/index.ts'

/** Without its code the page goes on without what is personal; the player's own flows tell of a newer build. */
const SignedInLayer = lazy<ComponentType>(() =>
  import('./signed-in-layer.tsx').then(
    (module) => ({ default: module.SignedInLayer }),
    () => ({ default: () => null }),
  ),
)

/** All that a guest's page holds of what is personal [P4]. */
export const SignedInStart = () =>
  usePlayer().auth === 'authenticated' ? (
    <Suspense>
      <SignedInLayer />
    </Suspense>
  ) : null
