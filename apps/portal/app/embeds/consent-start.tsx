import { lazy, Suspense, useSyncExternalStore } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'

const load = () => import('./cookie-consent.tsx')
/** When its chunk fails to load, nothing is consented to and the page works on. */
const CookieConsent = lazy(() =>
  load().then(
    (module) => ({ default: module.CookieConsent }),
    () => ({ default: () => null }),
  ),
)

/** Opens the consent settings, to review or withdraw the choice [4.39]. */
export const openCookieSettings = (): void =>
  void load().then(
    (module) => module.openCookieSettings(),
    () => showSnackbar({ type: 'alert', title: textOf('errors.page.update-message'), limit: 1 }),
  )

const neverChanges = () => () => undefined

/** Loads the cookie consent after hydration: it is not part of the first load. */
export function ConsentStart() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated ? (
    <Suspense>
      <CookieConsent />
    </Suspense>
  ) : null
}
