import { lazy, Suspense, useSyncExternalStore } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'

const load = () => import('./cookie-consent.tsx')
/** Without its code nothing was agreed to, and the page goes on. */
const CookieConsent = lazy(() =>
  load().then(
    (module) => ({ default: module.CookieConsent }),
    () => ({ default: () => null }),
  ),
)

/** Opens the choice again, to look at it or to take it back [4.39]. */
export const openCookieSettings = (): void =>
  void load().then(
    (module) => module.openCookieSettings(),
    () => showSnackbar({ type: 'alert', title: textOf('errors.page.update-message'), limit: 1 }),
  )

const neverChanges = () => () => undefined

/** The question of consent comes once the page is alive: the page needs none of it. */
export function ConsentStart() {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isAlive ? (
    <Suspense>
      <CookieConsent />
    </Suspense>
  ) : null
}
