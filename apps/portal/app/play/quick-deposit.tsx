import { Wallet } from '@herna/kit/icons'
import { openMyAccount, useDepositPage } from '../embeds/index.ts'
import styles from './play-bar.module.css'
import { usePlayTexts } from './play-texts.ts'

/** Deposit button of the bar: an icon no more prominent than its neighbours [2.33] [2.36]. */
export function QuickDeposit() {
  const t = usePlayTexts()
  const openDeposit = useDeposit()
  return (
    <button type="button" className={styles.icon} aria-label={t('deposit')} title={t('deposit')} onClick={openDeposit}>
      <Wallet aria-hidden size={20} />
    </button>
  )
}

/** Opens the account's deposit screen over the game, or the operator's deposit page in a new window; the game stays open. */
export function useDeposit(): () => void {
  const depositPage = useDepositPage()
  return () => {
    const address = depositPage()
    if (address === null) openMyAccount('deposit')
    else window.open(address, '_blank', 'noopener')
  }
}
