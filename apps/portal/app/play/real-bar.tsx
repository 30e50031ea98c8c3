import type { PlaySession } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { clockText } from '@herna/rules/player'
import { classNames } from '@herna/kit'
import { Info, ShieldCheck } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMoneyStyle } from '../config/index.ts'
import { openPlayInfo } from '../responsible-gaming/index.ts'
import { useAuth, usePlayer } from '../session/index.ts'
import { FullScreenButton, LeaveLink } from './bar-buttons.tsx'
import { UNKNOWN, useBalanceText } from './balance-text.ts'
import { limitShare } from './limit-share.ts'
import { clock } from './play-bar.tsx'
import styles from './play-bar.module.css'
import { usePlayTexts } from './play-texts.ts'
import { QuickDeposit } from './quick-deposit.tsx'
import { useSeconds } from './use-seconds.ts'

interface RealBarProps {
  name: string
  /** Under the name; by default that the game is for play money. */
  notice?: string
  session: PlaySession | null
  /** On a wide screen the balance is shown below the games instead. */
  isBalanceBelow?: boolean
  /** Null: there is no single game to describe. */
  detailsHref: string | null
  lobbyHref: string
  onLeave: () => void
  /** Extra buttons, such as the favourite button. */
  children?: ReactNode
}

/** The bar above a real game: the facts § 32 (1) requires to be visible during play; leaving comes first and the deposit is no more prominent. */
export function RealBar(props: RealBarProps) {
  const { name, notice, session, isBalanceBelow, detailsHref, lobbyHref, onLeave, children } = props
  const t = usePlayTexts()
  const auth = useAuth()
  const isIn = auth === 'authenticated'
  return (
    <header className={styles.bar} data-mode="real" data-balance={isBalanceBelow ? 'below' : undefined}>
      <LeaveLink lobbyHref={lobbyHref} onLeave={onLeave} />
      <div className={styles.name}>
        <h1>{name}</h1>
        <small>{notice ?? t('realNotice')}</small>
      </div>
      <Facts session={isIn ? session : null} />
      <div className={styles.side}>
        {isIn && <QuickDeposit />}
        {children}
        {detailsHref !== null && (
          <Link className={classNames(styles.icon, styles.aside)} to={detailsHref} aria-label={t('details')} title={t('details')}>
            <Info aria-hidden size={20} />
          </Link>
        )}
        <FullScreenButton />
      </div>
    </header>
  )
}

function Facts({ session }: { session: PlaySession | null }) {
  const t = usePlayTexts()
  const { data, sessionStartedAt, clockOffset } = usePlayer()
  const seconds = useSeconds()
  const style = useMoneyStyle()
  const now = seconds === null ? null : seconds * 1000 + clockOffset
  const balance = useBalanceText()
  const limits = data?.protection.value?.limits
  const used = limits ? limitShare(limits) : undefined
  const net = session && formatCurrency(session.net, { ...style, currency: session.currencyCode })
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('clock')}</dt>
        <dd>{now === null ? '–:–' : clock.format(now)}</dd>
      </div>
      <div>
        <dt>{t('session')}</dt>
        <dd>{now === null || sessionStartedAt === null ? UNKNOWN : clockText(sessionStartedAt, now)}</dd>
      </div>
      <div>
        <dt title={t('netNote')}>{t('net')}</dt>
        <dd>{session && session.net > 0 ? `+${net}` : (net?.replace('-', '−') ?? UNKNOWN)}</dd>
      </div>
      <div className={styles.balance}>
        <dt>{t('balance')}</dt>
        <dd aria-live="polite">{balance}</dd>
      </div>
      <div className={styles.limits}>
        <dt>{t('limits')}</dt>
        <dd>
          <button type="button" className={styles.limitsButton} aria-haspopup="dialog" onClick={() => openPlayInfo()}>
            <ShieldCheck aria-hidden size={16} />
            {used === undefined ? UNKNOWN : used === null ? t('noLimits') : t('limitsUsed', { percent: used })}
          </button>
        </dd>
      </div>
    </dl>
  )
}
