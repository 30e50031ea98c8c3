import type { AppBanner } from '@herna/contract/content'
import { APP_BANNER_COOKIE, type AppBannerOffer, appBannerOffer, mobileSystemOf } from '@herna/rules/web-messages'
import { useEffect, useState } from 'react'
import { browserCookies, useContentOrigin, useGameMessages } from '../../config/index.ts'
import { fetchAppBanner } from './fetch-web-messages.ts'

/** The banner of the mobile app on this device [2.37] [6.9], and how to dismiss it for 30 days [9.2]. Only a phone that may show it asks for it. */
export function useAppBanner(isEmbedded: boolean): { offer: AppBannerOffer | null; dismiss: () => void } {
  const base = useContentOrigin()
  const { locale } = useGameMessages()
  const [banner, setBanner] = useState<AppBanner | null>(null)
  const [isDismissed, setIsDismissed] = useState(() => browserCookies.read(APP_BANNER_COOKIE.name) !== null)
  const system = mobileSystemOf(navigator.userAgent, navigator.maxTouchPoints)
  const isPossible = system !== null && !isEmbedded && !isDismissed
  useEffect(() => {
    if (!isPossible) return
    let isCurrent = true
    // A banner that cannot be loaded is not missed.
    fetchAppBanner({ base, locale }).then(
      (reply) => isCurrent && setBanner(reply),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isPossible, base, locale])
  const dismiss = () => {
    browserCookies.write(APP_BANNER_COOKIE.name, String(Date.now()), APP_BANNER_COOKIE.seconds)
    setIsDismissed(true)
  }
  return { offer: appBannerOffer(banner, { system, isEmbedded, isDismissed }), dismiss }
}
