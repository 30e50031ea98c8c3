import { Button, classNames, IconButton } from '@herna/kit'
import { CircleUserRound, Info, LogOut, WifiOff } from '@herna/kit/icons'
import { useEffect } from 'react'
import { openMyAccount } from '../embeds/index.ts'
import { useAccountPages } from '../config/index.ts'
import { MessagesBell } from '../inbox/index.ts'
import { openPlayInfo, SessionClock } from '../responsible-gaming/index.ts'
import { PlayerTexts, rememberAccountWidth, usePlayerTexts, usePlayerValue, withPlayer } from '../session/index.ts'
import { Balance } from './balance.tsx'
import { DepositLink } from './deposit-link.tsx'
import { takeAccountRequest } from './expected-account.ts'
import styles from './member-area.module.css'

/** The end of the header for a player: session time, balance, deposit, account, logout [2.33]. */
export function MemberArea() {
  return (
    <PlayerTexts>
      <Member />
    </PlayerTexts>
  )
}

function Member() {
  const t = usePlayerTexts()
  // [6.8] Then the header has the logout on every screen; otherwise narrow ones have it in the menu.
  const { redirectToMyAccount: hasLogOut } = useAccountPages()
  const username = usePlayerValue((player) => player.username)
  const connected = usePlayerValue((player) => player.connected)
  useEffect(() => {
    if (takeAccountRequest()) openMyAccount()
  }, [])
  if (username === null) return null
  return (
    <div className={styles.member} ref={rememberAccountWidth} data-member={hasLogOut ? 'with-logout' : ''}>
      {!connected && (
        <span className={styles.reconnecting} role="status">
          <WifiOff size={18} aria-hidden="true" />
          <span className={styles.label}>{t('reconnecting')}</span>
        </span>
      )}
      <span className={styles.time}>
        <SessionClock className={classNames(styles.clock, styles.headerClock)} />
        <IconButton label={t('info')} onClick={() => openPlayInfo()}>
          <Info size={20} />
        </IconButton>
      </span>
      <Balance />
      {/* A withdrawal must be as easy to reach as a deposit. */}
      <span className={styles.wide}>
        <DepositLink />
        <Button onClick={() => openMyAccount('withdrawal')}>{t('withdrawal')}</Button>
      </span>
      <span className={styles.bell}>
        <MessagesBell />
      </span>
      <button
        type="button"
        className={styles.account}
        aria-haspopup="dialog"
        aria-label={t('account-of', { username })}
        onClick={() => openMyAccount()}
      >
        <CircleUserRound size={20} aria-hidden="true" />
        <span className={classNames(styles.wide, styles.name)}>{username}</span>
      </button>
      <span className={hasLogOut ? styles.logOut : styles.wide}>
        <IconButton label={t('log-out')} onClick={() => void withPlayer((player) => player.logOut(), undefined)}>
          <LogOut size={20} />
        </IconButton>
      </span>
    </div>
  )
}
