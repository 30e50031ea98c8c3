import { IconButton } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { MAIN_BALANCE } from '@herna/contract/player'
import { Eye, EyeOff, RotateCw } from '@herna/kit/icons'
import { useState } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { usePlayer, usePlayerTexts, withPlayer } from '../session/index.ts'
import styles from './member-area.module.css'

/** The gaming balance and the eye that hides it [2.33] [7.6]–[7.8] [8.25]. What could not be loaded is said, never invented. */
export function Balance() {
  const t = usePlayerTexts()
  const { data } = usePlayer()
  const style = useMoneyStyle()
  const balance = data?.balance
  const hidden = data?.balance_visibility.value ?? false
  const main = balance?.value?.[MAIN_BALANCE]
  if (!main && balance?.state === 'failed') {
    return (
      <span className={styles.balance} role="status">
        <span className={styles.failed}>{t('balance-failed')}</span>
        <IconButton label={t('try-again')} onClick={() => void withPlayer((player) => player.load('balance'), undefined)}>
          <RotateCw size={18} />
        </IconButton>
      </span>
    )
  }
  if (!main) return <span className={styles.balance} role="status" aria-label={t('balance-coming')} aria-busy="true" />
  const amount = formatCurrency(main.amount, { ...style, currency: main.currencyCode })
  return (
    <span className={styles.balance}>
      <span aria-live="polite" aria-atomic="true">
        <span className={styles.word}>{t('balance')}</span>
        {hidden ? (
          <span role="img" aria-label={t('balance-hidden')} className={styles.amount}>
            ••••
          </span>
        ) : (
          <span className={styles.amount}>{amount}</span>
        )}
      </span>
      <BalanceEye hidden={hidden} />
    </span>
  )
}

function BalanceEye({ hidden }: { hidden: boolean }) {
  const t = usePlayerTexts()
  const [asking, setAsking] = useState(false)
  const toggle = async () => {
    setAsking(true)
    await withPlayer((player) => player.setBalanceHidden(!hidden), undefined)
    setAsking(false)
  }
  return (
    <IconButton label={t(hidden ? 'show-balance' : 'hide-balance')} disabled={asking} onClick={() => void toggle()}>
      {hidden ? <EyeOff size={18} /> : <Eye size={18} />}
    </IconButton>
  )
}
