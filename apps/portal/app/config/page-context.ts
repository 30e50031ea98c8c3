import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { isPreviewPath } from '../urls/index.ts'
import type { PublicConfiguration } from './public-configuration.ts'

/** What components need of the configuration, from the root's loader: the same for every visitor. */
type RootData = { configuration: PublicConfiguration }

const useConfiguration = (): PublicConfiguration | undefined =>
  (useRouteLoaderData('root') as RootData | undefined)?.configuration

/** True on the editors' preview pages: every internal link keeps the prefix [2.1]. */
export const usePreview = (): boolean => isPreviewPath(useLocation().pathname)

export const useBrandName = (): string => useConfiguration()?.brand.name ?? ''

export const useContentOrigin = (): string => useConfiguration()?.contentOrigin ?? ''

/** [7.48] */
export const useNativeApp = (): PublicConfiguration['nativeApp'] => useConfiguration()?.nativeApp ?? null

/** Where embedded apps come from, where they call, and in what language they speak [4.36] [7.41]. */
export function useEmbedHosts(): { embedsOrigin: string; platformUrl: string; gatewayUrl: string; locale: string } {
  const configuration = useConfiguration()
  const { embedsOrigin = '', platformUrl = '', gatewayUrl = '' } = configuration ?? {}
  return { embedsOrigin, platformUrl, gatewayUrl, locale: configuration?.locale.iso ?? 'sk-SK' }
}

export function useMoneyStyle(): { locale: string; currency: string } {
  const configuration = useConfiguration()
  const locale = configuration?.locale.iso ?? 'sk-SK'
  const currency = configuration?.currency.iso ?? 'EUR'
  return useMemo(() => ({ locale, currency }), [locale, currency])
}

/** The address of a picture or film an editor chose: absolute ones stay, others lie with the content service. */
export function contentImage(origin: string, address: string, width?: number): string {
  if (/^https?:\/\//.test(address)) return address
  const path = `${origin}${address.startsWith('/') ? '' : '/'}${address}`
  return width ? `${path}${path.includes('?') ? '&' : '?'}width=${width}` : path
}
