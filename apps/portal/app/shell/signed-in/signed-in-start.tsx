import { type ComponentType, lazy, Suspense } from 'react'
import { useAuth } from '../../session/index.ts'

/** When the chunk fails to load, the page works without personal data; the session code reports the newer build. */
const SignedInLayer = lazy<ComponentType>(() =>
  import('./signed-in-layer.tsx').then(
    (module) => ({ default: module.SignedInLayer }),
    () => ({ default: () => null }),
  ),
)

/** The only part of the personal features in the first load [P4]. */
export const SignedInStart = () =>
  useAuth() === 'authenticated' ? (
    <Suspense>
      <SignedInLayer />
    </Suspense>
  ) : null
