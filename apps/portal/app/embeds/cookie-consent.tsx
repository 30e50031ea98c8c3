import { useEffect, useSyncExternalStore } from 'react'
import { useEmbedHosts } from '../config/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { announceConsent, onConsent, recordConsent, takeConsent } from './consent-store.ts'
import { EmbedPlace } from './embed-place.tsx'
import styles from './embeds.module.css'

type Shown = 'question' | 'settings' | null

let shown: Shown = null
const listeners = new Set<() => void>()
function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const useShown = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

/** Opens the choice again, to look at it or to take it back [4.39]. */
export const openCookieSettings = (): void => show('settings')

const hide = () => show(null)

/** Signals are denied first; whoever has chosen is not asked, but a choice the platform has not heard of is told it again. */
function begin(platform: string): () => void {
  const kept = announceConsent()
  if (!kept) show('question')
  else if (!kept.recorded) void recordConsent(platform, kept)
  return onConsent((groups) => void takeConsent(platform, groups))
}

/** Asks whoever has not been asked; afterwards only the settings open it. The page works without an answer. */
export function CookieConsent() {
  const t = useEmbedTexts()
  const { platformUrl } = useEmbedHosts()
  const screen = useShown()
  useEffect(() => begin(platformUrl), [platformUrl])
  if (!screen) return null
  const fail = () => {
    hide()
    // Who asked for the settings hears that they did not come; who did not ask is asked on the next page.
    if (screen !== 'settings') return
    const words = { title: t('consent-failed'), text: t('failed-text'), actionText: t('retry') }
    showSnackbar({ type: 'alert', ...words, action: openCookieSettings, limit: 1 })
  }
  return (
    <div className={styles.consent}>
      <EmbedPlace key={screen} app="cookie-consent" screen={screen} coming={null} onClose={hide} onFailed={fail} />
    </div>
  )
}
