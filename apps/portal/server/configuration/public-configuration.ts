import type { PublicConfiguration } from '../../app/config/index.ts'
import type { Operator } from './operator.ts'
import { resolvedLinks } from './header-links.ts'
import type { Settings } from './settings.ts'

/** The part of the configuration that pages carry; the same for every visitor. */
export const publicConfiguration = (
  settings: Settings,
  { productBases, ...operator }: Operator,
  buildId: string,
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
  redirectToMyAccount: settings.redirectToMyAccount,
  forcedRefresh: settings.forcedRefresh,
  waitingMessages: settings.waitingMessages,
  buildId,
})
