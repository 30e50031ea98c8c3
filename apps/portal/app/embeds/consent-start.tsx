import { createStore } from '../store/index.ts'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useEmbedHosts, useTrackingHosts } from '../config/index.ts'
import { textOf } from '../texts/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { reopenQuestion } from './consent-script.ts'

/** The settings while they are open; their code is not part of the first load. */
const settings = createStore<ReactNode>(null)
const closeCookieSettings = () => settings.set(null)

/** Opens the consent settings, to choose by group, review or withdraw the choice [4.39]. */
export function openCookieSettings(): void {
  import('./cookie-settings.tsx').then(
    ({ CookieSettings }) => settings.set(<CookieSettings close={closeCookieSettings} retry={openCookieSettings} />),
    () => {
      reopenQuestion()
      showSnackbar({ type: 'alert', title: textOf('errors.page.update-message'), limit: 1 })
    },
  )
}

/** Starts the consent after hydration, outside the first load. When its chunk fails to load, nothing is consented to and the page works on. */
export function ConsentStart() {
  const { platformUrl } = useEmbedHosts()
  const tracking = useTrackingHosts()
  useEffect(() => {
    let isCurrent = true
    let stop: (() => void) | undefined
    import('./consent-store.ts').then(
      ({ startConsent }) => {
        if (isCurrent) stop = startConsent(platformUrl, { open: openCookieSettings, close: closeCookieSettings }, tracking)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [platformUrl, tracking])
  return useSyncExternalStore(settings.subscribe, settings.get, () => null)
}
