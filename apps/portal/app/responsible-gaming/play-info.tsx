import { Button, ErrorState, Panel, Skeleton } from '@herna/kit'
import type { Limit, Protection } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { CircleAlert } from '@herna/kit/icons'
import { openMyAccount } from '../embeds/index.ts'
import type { ModalControls } from '../dialogs/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { PlayerTexts, usePlayer, usePlayerTexts, withPlayer } from '../session/index.ts'
import styles from './play-info.module.css'
import { useFormatter } from '../texts/index.ts'
import { SessionClock } from './session-clock.tsx'

/** Information required by § 32 at login and during the session: session time, limits and their usage [2.42] [4.31]. */
export function PlayInfo({ controls }: { controls: ModalControls }) {
  return (
    <PlayerTexts>
      <Info controls={controls} />
    </PlayerTexts>
  )
}

function Info({ controls }: { controls: ModalControls }) {
  const t = usePlayerTexts()
  const protection = usePlayer().data?.protection
  return (
    <Panel
      {...controls}
      title={t('info-title')}
      closeLabel={t('close')}
      foot={
        // Alike: going on is no more prominent than limits and the logout.
        <div className={styles.actions}>
          <Button onClick={(event) => controls.onClose(event.nativeEvent)}>{t('info-continue')}</Button>
          <Button onClick={() => openMyAccount('limits')}>{t('set-limits')}</Button>
          <Button onClick={() => void withPlayer((player) => player.logOut(), undefined)}>{t('log-out')}</Button>
        </div>
      }
    >
      {protection?.value ? <Facts protection={protection.value} /> : <FactsPlaceholder failed={protection?.state === 'failed'} />}
      <p className={styles.warning}>{t('warning')}</p>
    </Panel>
  )
}

function FactsPlaceholder({ failed }: { failed: boolean }) {
  const t = usePlayerTexts()
  if (!failed) return <Skeleton className={styles.placeholder} aria-label={t('info-coming')} />
  return (
    <ErrorState
      level={3}
      icon={<CircleAlert />}
      title={t('info-failed')}
      actions={
        <Button onClick={() => void withPlayer((player) => player.load('protection'), undefined)}>{t('try-again')}</Button>
      }
    />
  )
}

function Facts({ protection }: { protection: Protection }) {
  const t = usePlayerTexts()
  const format = useFormatter()
  const moment = (iso: string) =>
    format.dateTime(new Date(iso), { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const limits = protection.limits.filter(({ amount }) => amount !== null)
  return (
    <>
      {!protection.mayPlay && <p className={styles.stopped}>{t('may-not-play')}</p>}
      <dl className={styles.facts}>
        <dt>{t('info-time')}</dt>
        <dd>
          <SessionClock always />
        </dd>
        <dt>{t('info-since')}</dt>
        <dd>{moment(protection.session.startedAt)}</dd>
        <dt>{t('info-last')}</dt>
        <dd>{protection.lastLoginAt === null ? t('info-first') : moment(protection.lastLoginAt)}</dd>
      </dl>
      <h3 className={styles.heading}>{t('info-limits')}</h3>
      {limits.length === 0 ? (
        <p>{t('info-no-limits')}</p>
      ) : (
        <dl className={styles.facts}>
          {limits.map((limit) => (
            <LimitLine key={`${limit.kind} ${limit.period}`} limit={limit} currency={protection.currencyCode} />
          ))}
        </dl>
      )}
    </>
  )
}

function LimitLine({ limit, currency }: { limit: Limit; currency: string }) {
  const t = usePlayerTexts()
  const style = { ...useMoneyStyle(), currency }
  const money = (cents: number | null) => (cents === null ? '' : formatCurrency(cents, style))
  return (
    <>
      <dt>{t('limit', { kind: limit.kind, period: limit.period })}</dt>
      <dd>{t('limit-used', { used: money(limit.used), amount: money(limit.amount), left: money(limit.left) })}</dd>
    </>
  )
}
