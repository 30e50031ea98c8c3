import styles from './menu-clock.module.css'
import { PlayerTexts } from '../session/index.ts'
import { SessionClock } from './session-clock.tsx'

/** The session's clock with the texts it needs. */
export const MenuClock = () => (
  <PlayerTexts>
    <SessionClock className={styles.clock} />
  </PlayerTexts>
)
