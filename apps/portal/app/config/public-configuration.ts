/** The part of the operator's configuration that pages need; the same for every visitor, so it may be cached in a page. */
export interface PublicConfiguration {
  brand: {
    name: string
    operator: string
    licence: string
    companyId: string
    address: string
    supportEmail: string
    supportPhone: string
  }
  origin: string
  /** Base of the content service's images. */
  contentOrigin: string
  /** Origins a game may be framed from. */
  gameOrigins: string[]
  /** The host the embedded apps come from [7.41]. */
  embedsOrigin: string
  /** Bases of the player's calls as browsers reach them: the gaming platform and the gateway. */
  platformUrl: string
  gatewayUrl: string
  /** Where a tab opens its line, `ws` or `wss` [7.46]. */
  notificationsUrl: string
  /** Account and deposit open the legacy account window [6.8]. */
  redirectToMyAccount: boolean
  /** Always a fresh gateway session at the start [4.7]. */
  forcedRefresh: boolean
  /** Off: a player's messages are not loaded [4.14]. */
  waitingMessages: boolean
  /** The operator's deposit page elsewhere; null: the account's own screen [2.36]. */
  depositPage: string | null
  /** The operator's application: in its view a game opens by a deep link [7.48]. Null: there is none. */
  nativeApp: { scheme: string; location: string } | null
  currency: { code: string; iso: string }
  locale: { code: string; language: string; iso: string }
  /** Domain of the language cookie [3.45]; null: the portal's own host. */
  langCookieDomain: string | null
  /** Slugs of the lists for players under /uzivatel, by their source [2.26]. */
  personalSlugs: Record<string, string>
  /** Header links [3.36] in the order shown. */
  headerLinks: HeaderLink[]
  buildId: string
}
/** [2.32] [3.36] */
export interface HeaderLink {
  label: Record<string, string>
  href: string
  isInternal: boolean
  isNew: boolean
  /** Which product the link belongs to. `href` is resolved already against that product's base address. */
  product: string
}
