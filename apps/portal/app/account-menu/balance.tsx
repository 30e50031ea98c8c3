import { IconButton } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { MAIN_BALANCE } from '@herna/contract/player'
import { Eye, EyeOff, RotateCw } from '@herna/kit/icons'
import { useState } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { usePlayerTexts, usePlayerValue, withPlayer } from '../session/index.ts'
import styles from './member-area.module.css'

/** The gaming balance and the button that hides it [2.33] [7.6]–[7.8] [8.25]. A failed load shows an error, never an amount. */
export function Balance() {
  const t = usePlayerTexts()
  const style = useMoneyStyle()
  const balance = usePlayerValue(({ data }) => data?.balance)
  const hidden = usePlayerValue(({ data }) => data?.balance_visibility.value ?? false)
  const mainBalance = balance?.value?.[MAIN_BALANCE]
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
  if (!mainBalance) return <span className={styles.balance} role="status" aria-label={t('balance-coming')} aria-busy="true" />
  const amount = formatCurrency(mainBalance.amount, { ...style, currency: mainBalance.currencyCode })
  return (
    <span className={styles.balance}>
      <span aria-live="polite" aria-atomic="true">
        <span className={styles.label}>{t('balance')}</span>
        {hidden ? (
          <span role="img" aria-label={t('balance-hidden')} className={styles.amount}>
            ••••
          </span>
        ) : (
          <span className={styles.amount}>{amount}</span>
        )}
      </span>
      <BalanceVisibilityButton hidden={hidden} />
    </span>
  )
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
