import type { ReactNode } from 'react'
import { ConsentStart } from '../embeds/index.ts'
import { ModalHost } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import { useNavigation } from 'react-router'
import { useTexts } from '../texts/index.ts'
import styles from './progress.module.css'

/** What lies around and over every page, whatever its layout. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Progress />
      {/* First in the order of the keyboard: whoever has no pointer need not go through the whole page to answer. */}
      <ConsentStart />
      {children}
      <SnackbarRegion />
      <ModalHost />
    </>
  )
}

/** A thin line while the next page is on its way; it appears only after 300 ms, so that a quick page shows none. */
function Progress() {
  const t = useTexts('frame')
  const busy = useNavigation().state !== 'idle'
  return busy ? <div role="progressbar" aria-label={t('loading')} className={styles.line} /> : null
}
