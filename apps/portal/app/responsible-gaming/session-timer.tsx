import { type ComponentType, lazy, Suspense } from 'react'
import { useAuth } from '../session/index.ts'
import styles from './session-timer.module.css'

const Clock = lazy<ComponentType>(() =>
  import('./menu-clock.tsx').then(
    (module) => ({ default: module.MenuClock }),
    () => ({ default: () => null }),
  ),
)

/** The session clock in the desktop sub-menu [2.35]; on phones it is in the header. Its space is reserved from the first frame on where a player is expected, and until this is hydrated, which may be after the session is known: the menu does not shift. */
export function SessionTimer() {
  const isPlayer = useAuth() === 'authenticated'
  return (
    <span className={isPlayer ? styles.player : styles.expected}>
      {isPlayer && (
        <Suspense>
          <Clock />
        </Suspense>
      )}
    </span>
  )
}
