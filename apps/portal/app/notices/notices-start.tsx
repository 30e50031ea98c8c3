import { type ComponentType, lazy, Suspense } from 'react'
import { useAuth } from '../session/index.ts'

/** When the chunk fails to load, the page works without notices; the session code reports the newer build. */
const NoticesLayer = lazy<ComponentType>(() =>
  import('./notices-layer.tsx').then(
    (module) => ({ default: module.NoticesLayer }),
    () => ({ default: () => null }),
  ),
)

/** The only part of the notices in the first load: they follow the first answer about the session, whose time they use [F6]. */
export const NoticesStart = () =>
  useAuth() === 'pending' ? null : (
    <Suspense>
      <NoticesLayer />
    </Suspense>
  )
