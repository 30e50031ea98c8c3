import { classNames } from '@herna/kit'
import type { LobbyKind } from '@herna/contract'
import { useTexts } from '../../texts/index.ts'
import type { ShellView } from '../packed-shell.ts'
import { LobbyMenu } from './lobby-menu.tsx'
import styles from './menu.module.css'
import { SubMenu } from './sub-menu.tsx'

/** The bar below the header: the lobby's menu on the left, the sub-menu on the right. */
export function LobbyBar({ shell, lobby }: { shell: ShellView; lobby: LobbyKind }) {
  const t = useTexts('frame')
  return (
    <div className={styles.bar}>
      <div className={classNames('wrap', styles.row)}>
        <LobbyMenu
          label={t(lobby === 'Live' ? 'live-menu' : 'casino-menu')}
          links={lobby === 'Live' ? shell.liveMenu : shell.casinoMenu}
        />
        <SubMenu links={shell.submenu} />
      </div>
    </div>
  )
}
