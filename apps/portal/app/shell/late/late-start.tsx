import { type ComponentType, lazy, Suspense } from 'react'
import { useAuth } from '../../session/index.ts'

/** When the chunk fails to load, the page works without these parts; the session code reports the newer build. */
const LateLayers = lazy<ComponentType>(() =>
  import('./late-layers.tsx').then(
    (module) => ({ default: module.LateLayers }),
    () => ({ default: () => null }),
  ),
)

/** Parts of every page that are not needed for its first screen. They load after the first answer about the session, whose time the web messages use [F6]. */
export const LateStart = () =>
  useAuth() === 'pending' ? null : (
    <Suspense>
      <LateLayers />
    </Suspense>
  )
