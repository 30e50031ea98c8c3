import { IconButton } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { MAIN_BALANCE } from '@herna/contract/player'
import { Eye, EyeOff, RotateCw } from '@herna/kit/icons'
import { type ReactNode, useState } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { usePlayerTexts, usePlayerValue, withPlayer } from '../session/index.ts'
import { earlyAccount } from './expected-account.ts'
import styles from './member-area.module.css'

/** The gaming balance and the button that hides it [2.33] [7.6]–[7.8] [8.25]. A failed load shows an error, never an amount. */
export function Balance() {
  const t = usePlayerTexts()
  const style = useMoneyStyle()
  const balance = usePlayerValue(({ data }) => data?.balance)
  const hidden = usePlayerValue(({ data }) => data?.balance_visibility.value ?? false)
  const mainBalance = balance?.value?.[MAIN_BALANCE]
  const earlyBalance = useEarlyBalance()
  if (!mainBalance && balance?.state === 'failed') {
    return (
      <span className={styles.balance} role="status">
        <span className={styles.failed}>{t('balance-failed')}</span>
        <IconButton label={t('try-again')} onClick={() => void withPlayer((player) => player.load('balance'), undefined)}>
          <RotateCw size={18} />
        </IconButton>
      </span>
    )
  }
  if (!mainBalance) {
    return (
      <span className={styles.balance} role="status" aria-label={t('balance-coming')} aria-busy="true">
        {earlyBalance !== null && <Amount label={t('balance')}>{earlyBalance}</Amount>}
      </span>
    )
  }
  const amount = formatCurrency(mainBalance.amount, { ...style, currency: mainBalance.currencyCode })
  return (
    <span className={styles.balance}>
      <span aria-live="polite" aria-atomic="true">
        <Amount label={t('balance')}>
          {hidden ? (
            <span role="img" aria-label={t('balance-hidden')}>
              ••••
            </span>
          ) : (
            amount
          )}
        </Amount>
      </span>
      <BalanceVisibilityButton hidden={hidden} />
    </span>
  )
}

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <span className={styles.label}>{label}</span>
    <span className={styles.amount}>{children}</span>
  </span>
)

/** What this player's page showed before it started, until the balance is loaded again. */
function useEarlyBalance(): string | null {
  const username = usePlayerValue((player) => player.username)
  const [early] = useState(earlyAccount)
  return early?.username === username ? early.balance : null
}

function BalanceVisibilityButton({ hidden }: { hidden: boolean }) {
  const t = usePlayerTexts()
  const [isSaving, setIsSaving] = useState(false)
  const toggle = async () => {
    setIsSaving(true)
    await withPlayer((player) => player.setBalanceHidden(!hidden), undefined)
    setIsSaving(false)
  }
  return (
    <IconButton label={t(hidden ? 'show-balance' : 'hide-balance')} disabled={isSaving} onClick={() => void toggle()}>
      {hidden ? <EyeOff size={18} /> : <Eye size={18} />}
    </IconButton>
  )
}
