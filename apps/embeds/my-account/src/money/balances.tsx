import type { Balances as Amounts, BalanceType } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'
import { texts } from '../texts.sk-SK.ts'
import styles from './money.module.css'

const words = texts.money

const SHOWN: readonly BalanceType[] = ['casino_gaming', 'casino_cash', 'casino_bonus', 'casino_held']

/** Every balance as the ledger has it [3.49]; the one that can be played with first. What is not known is not shown. */
export function Balances({ balances }: { balances: Amounts | undefined }) {
  if (!balances) return null
  return (
    <dl className={styles.balances} aria-live="polite">
      {SHOWN.map((type) => {
        const balance = balances[type]
        if (!balance) return null
        const { amount, currencyCode } = balance
        return (
          <div key={type} data-balance={type}>
            <dt>{words.balances[type]}</dt>
            <dd>{formatCurrency(amount, { locale: 'sk-SK', currency: currencyCode })}</dd>
          </div>
        )
      })}
    </dl>
  )
}
