import type { PaymentStatistic } from '@herna/contract/player'
import { Button } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useEffect } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { openMyAccount } from '../embeds/index.ts'
import { playerPart } from '../player-data/index.ts'
import { callHosts, PlayerTexts, usePlayerTexts, withPlayer } from '../session/index.ts'
import { MessagesButton } from '../inbox/index.ts'
import { DepositLink } from './deposit-link.tsx'
import styles from './player-links.module.css'

/** Deposit, withdrawal (as easy to reach) and logout for phones, whose header has no space for them [2.33], with the totals of deposits and withdrawals [7.14]. */
export function PlayerLinks() {
  return (
    <PlayerTexts>
      <div className={styles.links}>
        <PaymentTotals />
        <div className={styles.buttons}>
          <DepositLink />
          <WithdrawalButton />
          <MessagesButton />
          <LogOut />
        </div>
      </div>
    </PlayerTexts>
  )
}

const paymentStatistic = playerPart<PaymentStatistic>('payment_statistic', () =>
  callHosts(({ gateway }) => gateway.paymentStatistic()),
)

/** Loaded whenever the menu opens; its line is reserved, so that nothing shifts (CLS). */
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

function WithdrawalButton() {
  const t = usePlayerTexts()
  return <Button onClick={() => openMyAccount('withdrawal')}>{t('withdrawal')}</Button>
}

function LogOut() {
  const t = usePlayerTexts()
  return <Button onClick={() => void withPlayer((player) => player.logOut(), undefined)}>{t('log-out')}</Button>
}
