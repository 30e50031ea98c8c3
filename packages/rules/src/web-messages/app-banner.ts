import type { MobileSystem } from '@herna/contract'
import type { AppBanner } from '@herna/contract/content'

/** Cookie that hides the banner of the mobile app; its value is the time of dismissal in epoch ms [9.2]. */
export const APP_BANNER_COOKIE = { name: 'native-banner', seconds: 30 * 24 * 3600 } as const

/** The mobile operating system that a user agent names; null on a desktop. iPads report themselves as a Mac with a touch screen. */
export function mobileSystemOf(userAgent: string, touchPoints: number): MobileSystem | null {
  if (/Android/i.test(userAgent)) return 'Android'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'iOS'
  return null
}

/** A banner to show: the store's address, and the picture that the CMS has for it. */
export interface AppBannerOffer {
  system: MobileSystem
  store: string
  image: AppBanner['image']
}

/** What the banner offers on this device [2.37] [6.9]; null: it is not shown. */
export function appBannerOffer(
  banner: AppBanner | null | undefined,
  device: { system: MobileSystem | null; isEmbedded: boolean; isDismissed: boolean },
): AppBannerOffer | null {
  const { system, isEmbedded, isDismissed } = device
  if (!banner || system === null || isEmbedded || isDismissed || !banner.systems.includes(system)) return null
  const store = banner.stores[system]
  return store === null ? null : { system, store, image: banner.image }
}
