import { useEffect, useSyncExternalStore } from 'react'
import { useEmbedHosts } from '../config/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useEmbedTexts } from './embed-texts.ts'
import { signalStoredConsent, onConsent, recordConsent, saveConsent } from './consent-store.ts'
import { EmbedMount } from './embed-mount.tsx'
import styles from './embeds.module.css'

type ConsentScreen = 'question' | 'settings' | null

let currentScreen: ConsentScreen = null
const listeners = new Set<() => void>()
function show(next: ConsentScreen): void {
  currentScreen = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const useConsentScreen = (): ConsentScreen =>
  useSyncExternalStore(
    subscribe,
    () => currentScreen,
    () => null,
  )

/** Opens the consent settings, to review or withdraw the choice [4.39]. */
export const openCookieSettings = (): void => show('settings')

const hide = () => show(null)

/** Signals the stored choice, or opens the question when there is none; records a choice the platform has not recorded yet. */
function startConsent(platform: string): () => void {
  const stored = signalStoredConsent()
  if (!stored) show('question')
  else if (!stored.recorded) void recordConsent(platform, stored)
  return onConsent((groups) => void saveConsent(platform, groups))
}

/** Shows the consent question until it is answered; afterwards only the settings open it. The page works without an answer. */
export function CookieConsent() {
  const t = useEmbedTexts()
  const { platformUrl } = useEmbedHosts()
  const screen = useConsentScreen()
  useEffect(() => startConsent(platformUrl), [platformUrl])
  if (!screen) return null
  const fail = () => {
    hide()
    // Only a visitor who opened the settings gets an error; the question is asked again on the next page.
    if (screen !== 'settings') return
    const message = { title: t('consent-failed'), text: t('failed-text'), actionText: t('retry') }
    showSnackbar({ type: 'alert', ...message, action: openCookieSettings, limit: 1 })
  }
  return (
    <div className={styles.consent}>
      <EmbedMount key={screen} app="cookie-consent" screen={screen} placeholder={null} onClose={hide} onFailed={fail} />
    </div>
  )
}
