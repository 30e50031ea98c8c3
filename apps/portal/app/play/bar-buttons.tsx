import { ArrowLeft, Maximize, Minimize } from '@herna/kit/icons'
import { useSyncExternalStore } from 'react'
import styles from './play-bar.module.css'
import { usePlayTexts } from './play-texts.ts'

/** Leave button: a link, so it can be opened in a new tab; a plain click returns to the previous page [4.17]. */
export function LeaveLink({ lobbyHref, onLeave }: { lobbyHref: string; onLeave: () => void }) {
  const t = usePlayTexts()
  return (
    <a
      className={styles.icon}
      href={lobbyHref}
      aria-label={t('back')}
      title={t('back')}
      onClick={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <ArrowLeft aria-hidden size={20} />
    </a>
  )
}

function subscribeToFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
type FullScreen = 'absent' | 'off' | 'on'
function currentFullScreen(): FullScreen {
  if (!document.fullscreenEnabled) return 'absent'
  return document.fullscreenElement ? 'on' : 'off'
}

/** Not rendered where the browser has no full-screen API (iPhones). */
export function FullScreenButton() {
  const t = usePlayTexts()
  const state = useSyncExternalStore<FullScreen>(subscribeToFullScreen, currentFullScreen, () => 'absent')
  if (state === 'absent') return null
  const toggle = () => (state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  const label = t(state === 'on' ? 'leaveFullScreen' : 'fullScreen')
  return (
    <button
      type="button"
      className={styles.icon}
      onClick={() => void toggle().catch(() => undefined)}
      aria-label={label}
      title={label}
    >
      {state === 'on' ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
    </button>
  )
}
