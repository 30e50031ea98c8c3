import type { EarlyScripts, HeaderLink, PublicConfiguration } from '../../app/config/index.ts'
import type { Operator } from './operator.ts'
import type { Settings } from './settings.ts'

/** The part of the configuration sent in pages; the same for every visitor. */
export const publicConfiguration = (
  settings: Settings,
  { productBases, ...operator }: Operator,
  buildId: string,
  earlyScripts: EarlyScripts = {},
): PublicConfiguration => ({
  ...operator,
  headerLinks: resolvedLinks({ ...operator, productBases }),
  origin: settings.origin,
  contentOrigin: settings.contentPublicUrl,
  gameOrigins: settings.gameOrigins,
  embedsOrigin: settings.embedsOrigin,
  platformUrl: settings.platformUrl,
  gatewayUrl: settings.gatewayUrl,
  notificationsUrl: settings.notificationsUrl,
  chatUrl: settings.chatUrl,
  liveFeedUrl: settings.liveFeedUrl,
  gameMessagesUrl: settings.gameMessagesUrl,
  framedBy: settings.framedBy,
  redirectToMyAccount: settings.redirectToMyAccount,
  forcedRefresh: settings.forcedRefresh,
  waitingMessages: settings.waitingMessages,
  buildId,
  earlyScripts,
  errorDsn: settings.errorDsn,
})

/** The configuration of a portal in development: its errors are not reported [7.50]. */
export const developmentConfiguration = (settings: Settings, operator: Operator): PublicConfiguration =>
  publicConfiguration({ ...settings, errorDsn: null }, operator, 'development')

const ON_PORTAL = '/'

/** Header links with resolved URLs [2.32]: an internal link is relative to its product's base, which may be another site. */
export const resolvedLinks = ({ headerLinks, productBases }: Pick<Operator, 'headerLinks' | 'productBases'>): HeaderLink[] =>
  headerLinks.map((link) => {
    if (!link.isInternal || !link.href.startsWith('/')) return link
    const base = (productBases[link.product] ?? ON_PORTAL).replace(/\/+$/, '')
    const href = link.href === '/' ? base || '/' : base + link.href
    return { ...link, href, isInternal: href.startsWith('/') }
  })
