import { useMemo } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { isPreviewPath, withArtVersion } from '../urls/index.ts'
import type { PublicConfiguration, TrackingHosts } from './public-configuration.ts'

/** Public configuration from the root loader, the same for every visitor. */
type RootData = { configuration: PublicConfiguration }

const useConfiguration = (): PublicConfiguration | undefined =>
  (useRouteLoaderData('root') as RootData | undefined)?.configuration

/** True on the editors' preview pages, where every internal link gets the prefix [2.1]. */
export const usePreview = (): boolean => isPreviewPath(useLocation().pathname)

/** A game runs on the page: nothing may cover it that does not concern it. */
export const useRunsGame = (): boolean =>
  useMatches().some(({ handle }) => (handle as { runsGame?: boolean } | undefined)?.runsGame === true)

export const useBrandName = (): string => useConfiguration()?.brand.name ?? ''

export const useContentOrigin = (): string => useConfiguration()?.contentOrigin ?? ''

export const useLiveFeedUrl = (): string => useConfiguration()?.liveFeedUrl ?? ''

/** Host and locale of the operator's web messages [7.40]. */
export function useGameMessages(): { base: string; locale: string } {
  const configuration = useConfiguration()
  return { base: configuration?.gameMessagesUrl ?? '', locale: configuration?.locale.iso ?? 'sk-SK' }
}

/** [7.48] */
export const useNativeApp = (): PublicConfiguration['nativeApp'] => useConfiguration()?.nativeApp ?? null

/** Origin of the embedded apps, the APIs they call and their locale [4.36] [7.41]. */
export function useEmbedHosts(): { embedsOrigin: string; platformUrl: string; gatewayUrl: string; locale: string } {
  const configuration = useConfiguration()
  const { embedsOrigin = '', platformUrl = '', gatewayUrl = '' } = configuration ?? {}
  return { embedsOrigin, platformUrl, gatewayUrl, locale: configuration?.locale.iso ?? 'sk-SK' }
}

/** The script that shows an expected player's account on a page that has not started, and what it needs. */
export function useEarlyAccount(): { script: string | undefined; gatewayUrl: string | undefined; locale: string | undefined } {
  const configuration = useConfiguration()
  return {
    script: configuration?.earlyScripts.account,
    gatewayUrl: configuration?.gatewayUrl,
    locale: configuration?.locale.iso,
  }
}

/** The script that shows jackpot amounts on a page that has not started. */
export const useEarlyAmounts = (): string | undefined => useConfiguration()?.earlyScripts.amounts

/** How account and deposit open: in the legacy window [6.8]; the deposit on the operator's own page [2.36]. */
export function useAccountPages(): Pick<PublicConfiguration, 'redirectToMyAccount' | 'depositPage' | 'origin'> {
  const { redirectToMyAccount = false, depositPage = null, origin = '' } = useConfiguration() ?? {}
  return { redirectToMyAccount, depositPage, origin }
}

export const useTrackingHosts = (): TrackingHosts | undefined => useConfiguration()?.tracking

export function useMoneyStyle(): { locale: string; currency: string } {
  const configuration = useConfiguration()
  const locale = configuration?.locale.iso ?? 'sk-SK'
  const currency = configuration?.currency.iso ?? 'EUR'
  return useMemo(() => ({ locale, currency }), [locale, currency])
}

/** URL of an image or video chosen by an editor: absolute URLs are unchanged, others are relative to the content service. `width` in CSS pixels. */
export function contentImage(origin: string, address: string, width?: number): string {
  if (/^https?:\/\//.test(address)) return address
  const path = origin + withArtVersion(address.startsWith('/') ? address : `/${address}`)
  return width ? `${path}${path.includes('?') ? '&' : '?'}width=${width}` : path
}
