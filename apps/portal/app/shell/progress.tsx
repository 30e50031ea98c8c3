import { useNavigation } from 'react-router'
import { useTexts } from '../texts/index.ts'
import styles from './progress.module.css'

/** A thin line while the next page is on its way; it appears only after 300 ms, so that a quick page shows none. */
export function Progress() {
  const t = useTexts('frame')
  const busy = useNavigation().state !== 'idle'
  return busy ? <div role="progressbar" aria-label={t('loading')} className={styles.line} /> : null
}
