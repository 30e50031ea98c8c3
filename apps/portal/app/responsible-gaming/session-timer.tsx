import { type ComponentType, lazy, Suspense } from 'react'
import { usePlayer } from '../session/index.ts'

const Clock = lazy<ComponentType>(() =>
  import('./menu-clock.tsx').then(
    (module) => ({ default: module.MenuClock }),
    () => ({ default: () => null }),
  ),
)

/** The session clock in the desktop sub-menu [2.35]; on phones it is in the header. */
export function SessionTimer() {
  return (
    usePlayer().auth === 'authenticated' && (
      <Suspense>
        <Clock />
      </Suspense>
    )
  )
}
