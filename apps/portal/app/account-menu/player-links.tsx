import type { PaymentStatistic } from '@herna/contract/player'
import { Button } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useEffect } from 'react'
import { type PublicConfiguration, useMoneyStyle } from '../config/index.ts'
import { playerPart } from '../player-data/index.ts'
import { askHosts, PlayerTexts, usePlayerTexts, withPlayer } from '../session/index.ts'
import { DepositWay } from './deposit-link.tsx'
import styles from './player-links.module.css'

/** What a phone's header has no room for: deposit and logout [2.33], and beside them what was paid in and out so far [7.14]. */
export function PlayerWays({ configuration }: { configuration: PublicConfiguration }) {
  return (
    <PlayerTexts>
      <div className={styles.ways}>
        <PaymentTotals />
        <div className={styles.buttons}>
          <DepositWay configuration={configuration} />
          <LogOut />
        </div>
      </div>
    </PlayerTexts>
  )
}

const paymentStatistic = playerPart<PaymentStatistic>('payment_statistic', () =>
  askHosts(({ gateway }) => gateway.paymentStatistic()),
)

/** Asked for whenever the menu opens; its line is there from the start, so that the buttons do not move. */
function PaymentTotals() {
  const t = usePlayerTexts()
  const style = useMoneyStyle()
  const { value, state } = paymentStatistic.use()
  useEffect(() => {
    void paymentStatistic.load()
    return paymentStatistic.clear
  }, [])
  const amount = (cents: number | undefined) =>
    cents === undefined ? '…' : formatCurrency(cents, { ...style, currency: value?.currencyCode ?? style.currency })
  return (
    <p className={styles.totals}>
      {state === 'failed'
        ? t('payment-totals-failed')
        : t('payment-totals', { deposited: amount(value?.depositAmount), withdrawn: amount(value?.withdrawalAmount) })}
    </p>
  )
}

function LogOut() {
  const t = usePlayerTexts()
  return <Button onClick={() => void withPlayer((player) => player.logOut(), undefined)}>{t('log-out')}</Button>
}
