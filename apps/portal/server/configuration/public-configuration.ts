import type { PublicConfiguration } from '../../app/wires/content-access.ts'
import type { Operator } from './operator.ts'
import type { Settings } from './settings.ts'

/** The part of the configuration that pages carry; the same for every visitor. */
export const publicConfiguration = (settings: Settings, operator: Operator, buildId: string): PublicConfiguration => ({
  ...operator,
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
