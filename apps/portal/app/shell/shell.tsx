import type { ReactNode } from 'react'
import { ConsentQuestion, ConsentStart } from '../embeds/index.ts'
import { useRunsGame } from '../config/index.ts'
import { ChatStart } from '../chat/index.ts'
import { ModalHost } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import { useNavigation } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { LateStart } from './late/late-start.tsx'
import styles from './progress.module.css'

/** Wraps every page in any layout: progress line, cookie consent, web messages, chat, toasts, dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <Progress />
      {/* First in the tab order, so that keyboard users reach it without passing the whole page. */}
      <ConsentQuestion />
      <ConsentStart />
      {children}
      <LateStart />
      <ChatStart />
      <Notices />
      <ModalHost />
    </>
  )
}

/** Toasts; some of them wait until a running game is over [4.38]. */
const Notices = () => <SnackbarRegion isOverGame={useRunsGame()} />

/** Progress line while the next page loads; it appears after 300 ms, so that fast pages show none. */
function Progress() {
  const t = useTexts('frame')
  const busy = useNavigation().state !== 'idle'
  return busy ? <div role="progressbar" aria-label={t('loading')} className={styles.line} /> : null
}
