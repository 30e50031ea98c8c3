import { classNames } from '@herna/kit'
import type { LobbyKind } from '@herna/contract'
import { useTexts } from '../../texts/index.ts'
import type { FrameView } from '../shell-view.ts'
import { LobbyMenu } from './lobby-menu.tsx'
import styles from './menu.module.css'
import { SubMenu } from './sub-menu.tsx'

/** The one bar below the header: a lobby's menu on the left, the sub-menu on the right. */
export function LobbyBar({ frame, lobby }: { frame: FrameView; lobby: LobbyKind }) {
  const t = useTexts('frame')
  return (
    <div className={styles.bar}>
      <div className={classNames('wrap', styles.row)}>
        <LobbyMenu
          label={t(lobby === 'Live' ? 'live-menu' : 'casino-menu')}
          links={lobby === 'Live' ? frame.liveMenu : frame.casinoMenu}
        />
        <SubMenu links={frame.submenu} />
      </div>
    </div>
  )
}
