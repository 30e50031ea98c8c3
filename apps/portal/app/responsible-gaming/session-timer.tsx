import { type ComponentType, lazy, Suspense } from 'react'
import { usePlayer } from '../session/index.ts'

const Clock = lazy<ComponentType>(() =>
  import('./menu-clock.tsx').then(
    (module) => ({ default: module.MenuClock }),
    () => ({ default: () => null }),
  ),
)

/** The regulatory timer of the desktop sub-menu [2.35]; on phones the header has it. */
export function SessionTimer() {
  return (
    usePlayer().auth === 'authenticated' && (
      <Suspense>
        <Clock />
      </Suspense>
    )
  )
}
