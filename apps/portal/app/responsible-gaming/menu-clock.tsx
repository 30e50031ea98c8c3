import styles from '../account-menu/member-area.module.css'
import { PlayerTexts } from '../session/player-texts.tsx'
import { SessionClock } from './session-clock.tsx'

/** The session's clock with the texts it needs. */
export const MenuClock = () => (
  <PlayerTexts>
    <SessionClock className={styles.clock} />
  </PlayerTexts>
)
