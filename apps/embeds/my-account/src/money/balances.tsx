import type { Balances as Amounts, BalanceType } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { texts } from '../texts.sk-SK.ts'
import styles from './money.module.css'

const labels = texts.money

const BALANCE_ORDER: readonly BalanceType[] = ['casino_gaming', 'casino_cash', 'casino_bonus', 'casino_held']

/** The ledger's balances [3.49], the playable one first. Unknown balances are omitted. */
export function Balances({ balances }: { balances: Amounts | undefined }) {
  if (!balances) return null
  return (
    <dl className={styles.balances} aria-live="polite">
      {BALANCE_ORDER.map((type) => {
        const balance = balances[type]
        if (!balance) return null
        const { amount, currencyCode } = balance
        return (
          <div key={type} data-balance={type}>
            <dt>{labels.balances[type]}</dt>
            <dd>{formatCurrency(amount, { locale: 'sk-SK', currency: currencyCode })}</dd>
          </div>
        )
      })}
    </dl>
  )
}
