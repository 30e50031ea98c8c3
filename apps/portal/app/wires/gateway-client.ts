import {
  type Balances,
  type ClientOverview,
  type FeatureToggles,
  GATEWAY_CALLS,
  type GatewayLoginReply,
  type KeepAliveReply,
  PLAYER_INFO_FIELDS,
  type PlayerInfo,
  readNotificationToken,
  toGatewayLogin,
  type ValidateSessionReply,
} from '@herna/contract/player'
import { callHost, type Host } from './host-call.ts'

/** What the gateway is told of the device at a login [7.2]. */
interface Device {
  deviceType: string
  osName: string
  clientPlatform: string
}

/** The gateway's calls for players [7.2]–[7.10] [7.21]. Each rejects with `CallFailed` alone. */
export interface Gateway {
  logIn(username: string, temporaryToken: string): Promise<GatewayLoginReply>
  validateSession(): Promise<ValidateSessionReply>
  logOut(): Promise<unknown>
  notificationToken(): Promise<string>
  balances(): Promise<Balances>
  balanceHidden(): Promise<boolean>
  setBalanceHidden(hidden: boolean): Promise<boolean>
  playerInfo(): Promise<PlayerInfo>
  keepAlive(millisFromLastAction: number, signal: AbortSignal): Promise<KeepAliveReply>
  clientOverview(): Promise<ClientOverview>
  featureToggles(): Promise<FeatureToggles>
}

export function gatewayClient(host: Host, device: Device): Gateway {
  const calls = GATEWAY_CALLS
  return {
    logIn: (username, temporaryToken) =>
      callHost(host, calls.login, { body: toGatewayLogin({ username, temporaryToken, ...device }) }),
    validateSession: () => callHost(host, calls.validateSession, { body: { validateSessionTokens: [{}] } }),
    logOut: () => callHost(host, calls.logout),
    notificationToken: async () => readNotificationToken(await callHost(host, calls.notificationToken)),
    balances: async () => (await callHost(host, calls.balances)).balances,
    balanceHidden: async () => (await callHost(host, calls.balanceHidden)).balanceHidden,
    setBalanceHidden: async (balanceHidden) =>
      (await callHost(host, calls.setBalanceHidden, { body: { balanceHidden } })).balanceHidden,
    playerInfo: () => callHost(host, calls.playerInfo, { query: { requestedPlayerData: PLAYER_INFO_FIELDS.join(',') } }),
    keepAlive: (millisFromLastAction, signal) => callHost(host, calls.keepAlive, { query: { millisFromLastAction }, signal }),
    clientOverview: () => callHost(host, calls.clientOverview),
    featureToggles: () => callHost(host, calls.featureToggles),
  }
}
