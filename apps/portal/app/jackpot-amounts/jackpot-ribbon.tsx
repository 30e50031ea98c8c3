import { useTexts } from '../texts/index.ts'
import { JackpotAmount, useJackpotAmount } from './jackpot-amounts.tsx'
import styles from './jackpot-amounts.module.css'

/** The strip on a tile's art. Where no amount is known there is no strip: nothing is invented. */
export function JackpotRibbon({ jackpot }: { jackpot: string }) {
  const t = useTexts('jackpots')
  const known = useJackpotAmount(jackpot) !== null
  if (!known) return null
  return (
    <span className={styles.ribbon} data-ribbon="">
      <small>{t('jackpot')}</small>
      <JackpotAmount jackpot={jackpot} unknown="" />
    </span>
  )
}
