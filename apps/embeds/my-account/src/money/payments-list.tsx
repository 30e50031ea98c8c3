import type { PaymentList } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { momentText } from '../dates.ts'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import styles from './money.module.css'

const labels = texts.money

/** Deposits and withdrawals, newest first. */
export function PaymentsList({ payments, currency }: { payments: PaymentList['payments']; currency: string }) {
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency })
  return (
    <Card title={labels.payments}>
      {payments.length === 0 ? (
        <p className="muted">{labels.noPayments}</p>
      ) : (
        <ul className={styles.payments}>
          {payments.map(({ paymentId, kind, amount, at }) => (
            <li key={paymentId}>
              <span>
                {labels.kinds[kind]}
                <small>{momentText(at)}</small>
              </span>
              <b>{kind === 'deposit' ? `+${money(amount)}` : `−${money(amount)}`}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
