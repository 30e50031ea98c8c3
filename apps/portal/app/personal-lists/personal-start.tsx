import { type ComponentType, lazy, Suspense } from 'react'
import { usePlayer } from '../session/index.ts'

/** Without its code the page goes on without what is personal; the player's own flows tell of a newer build. */
const PersonalLayer = lazy<ComponentType>(() =>
  import('./personal-layer.tsx').then(
    (module) => ({ default: module.PersonalLayer }),
    () => ({ default: () => null }),
  ),
)

/** All that a guest's page holds of what is personal [P4]. */
export const PersonalStart = () =>
  usePlayer().auth === 'authenticated' ? (
    <Suspense>
      <PersonalLayer />
    </Suspense>
  ) : null
