/** The part of the operator's configuration that pages need; the same for every visitor, so pages may be cached with it. */
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
  /** Origins allowed in a game iframe. */
  gameOrigins: string[]
  /** The host the embedded apps come from [7.41]. */
  embedsOrigin: string
  /** Base URLs, as browsers reach them, of the gaming platform and the gateway. */
  platformUrl: string
  gatewayUrl: string
  /** URL of the notifications WebSocket, `ws` or `wss` [7.46]. */
  notificationsUrl: string
  /** URL of the live feed's hub, `http` or `https` [7.45]. */
  liveFeedUrl: string
  /** Base URL of the operator's web messages [7.40]. */
  gameMessagesUrl: string
  /** Origins of the sites that may embed the portal in a frame [1.11]. */
  framedBy: string[]
  /** Base URL of the chat's calls and WebSocket [4.30]. */
  chatUrl: string
  /** Account and deposit open the legacy account window [6.8]. */
  redirectToMyAccount: boolean
  /** Always start a new gateway session on page load [4.7]. */
  forcedRefresh: boolean
  /** False: a player's messages are not loaded [4.14]. */
  waitingMessages: boolean
  /** The operator's external deposit page; null: the account's own screen [2.36]. */
  depositPage: string | null
  /** The operator's native app, in whose web view games open by a deep link [7.48]. Null: there is none. */
  nativeApp: { scheme: string; location: string } | null
  /** Hosts that tracking events are sent to after consent [7.49]; null: none. */
  tracking: TrackingHosts
  currency: { code: string; iso: string }
  locale: { code: string; language: string; iso: string }
  /** Domain of the language cookie [3.45]; null: the portal's own host. */
  langCookieDomain: string | null
  /** Slugs of the lists for players under /uzivatel, by their source [2.26]. */
  personalSlugs: Record<string, string>
  /** Header links [3.36] in the order shown. */
  headerLinks: HeaderLink[]
  buildId: string
  earlyScripts: EarlyScripts
  /** DSN of the error reports [7.50]; null: nothing is reported. */
  errorDsn: string | null
}
/** Paths of the scripts that run on a page that has not started; undefined: there is none (development). */
export interface EarlyScripts {
  /** Shows an expected player's name and balance. */
  account?: string | undefined
  /** Shows the amounts of jackpots. */
  amounts?: string | undefined
}
/** Where tracking events go. */
export interface TrackingHosts {
  /** Script of the tag manager. */
  tagManager: string | null
  /** URL of the customer-data platform, which receives batches of events. */
  customerData: string | null
}
/** [2.32] [3.36] */
export interface HeaderLink {
  label: Record<string, string>
  href: string
  isInternal: boolean
  isNew: boolean
  /** The product the link belongs to. `href` is already resolved against that product's base URL. */
  product: string
}
