import type { OperationInput } from '@herna/contract/operation'
import {
  type Balances,
  type BonusDetails,
  type ChatSession,
  type ClientOverview,
  type FeatureToggles,
  type GameResults,
  gateway,
  type GamingBonus,
  type GatewayLoginReply,
  type KeepAliveReply,
  type Leaderboard,
  type PaymentStatistic,
  type PersonalizedGames,
  PLAYER_INFO_FIELDS,
  type PlayerBonus,
  type PlayerGames,
  type PlayerInfo,
  readFavorites,
  readNotificationToken,
  toFavoritesChange,
  toGatewayLogin,
  type Tournament,
  type TournamentList,
  type ValidateSessionReply,
} from '@herna/contract/player'
import { callHost, type PlayerHost } from './host-call.ts'

/** Device description sent with a gateway login [7.2]. */
interface Device {
  deviceType: string
  osName: string
  clientPlatform: string
}

/** The gateway's player operations [7.2]–[7.25] [7.35]. Each rejects only with `CallFailed`. */
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
  /** The chat and gaming session token needed to launch a real-money game [5.4] [7.43]. */
  chatToken(): Promise<ChatSession>
  /** 15 s by default. */
  featureToggles(timeoutMs?: number): Promise<FeatureToggles>
  favourites(): Promise<string[]>
  /** Resolves with the updated list, newest first. */
  changeFavourite(code: string, change: 'add' | 'remove'): Promise<string[]>
  /** Games with at least `minRounds` rounds. */
  playerGames(window: PlayedWindow, minRounds: number): Promise<PlayerGames['results']>
  gameResults(window: PlayedWindow): Promise<GameResults['results']>
  personalisedGames(userId: string): Promise<PersonalizedGames>
  playerTags(): Promise<string[]>
  marketingTags(): Promise<string[]>
  /** Replaces all tags; resolves with the stored ones. */
  setMarketingTags(names: readonly string[]): Promise<string[]>
  paymentStatistic(): Promise<PaymentStatistic>
  bonuses(): Promise<PlayerBonus[]>
  gamingBonuses(): Promise<GamingBonus[]>
  bonusDetails(bonusId: string): Promise<BonusDetails>
  /** Codes of the templates the player opted in to. */
  optedIn(): Promise<string[]>
  optIn(templateCode: string): Promise<string[]>
  optOut(templateCode: string): Promise<string[]>
  tournaments(): Promise<TournamentList>
  leaderboard(id: string): Promise<Leaderboard>
  joinTournament(id: string): Promise<Tournament>
}

/** ISO dates. */
interface PlayedWindow {
  from: string
  to: string
}
/** [7.25] */
const RESULTS = {
  nearestGames: false,
  page: 1,
  max: 30,
  order: 'desc',
  filterOutParameters: ['EXITGAME'],
  fields: ['code', 'datetime', 'gameName', 'gameType', 'win'],
} satisfies OperationInput<typeof gateway.gameResults>['body']
const codesOf = ({ bonusTemplateOptIns }: { bonusTemplateOptIns: { templateCode: string }[] }): string[] =>
  bonusTemplateOptIns.map(({ templateCode }) => templateCode)

export function gatewayClient(host: PlayerHost, device: Device): Gateway {
  return {
    logIn: (username, temporaryToken) =>
      callHost(host, gateway.login, { body: toGatewayLogin({ username, temporaryToken, ...device }) }),
    validateSession: () => callHost(host, gateway.validateSession, { body: { validateSessionTokens: [{}] } }),
    logOut: () => callHost(host, gateway.logout),
    notificationToken: async () => readNotificationToken(await callHost(host, gateway.notificationToken)),
    balances: async () => (await callHost(host, gateway.balances)).balances,
    balanceHidden: async () => (await callHost(host, gateway.balanceHidden)).balanceHidden,
    setBalanceHidden: async (balanceHidden) =>
      (await callHost(host, gateway.setBalanceHidden, { body: { balanceHidden } })).balanceHidden,
    playerInfo: () => callHost(host, gateway.playerInfo, { query: { requestedPlayerData: PLAYER_INFO_FIELDS.join(',') } }),
    keepAlive: (millisFromLastAction, signal) =>
      callHost(host, gateway.keepAlive, { query: { millisFromLastAction } }, { signal }),
    clientOverview: () => callHost(host, gateway.clientOverview),
    chatToken: () => callHost(host, gateway.chatToken),
    featureToggles: (timeoutMs) => callHost(host, gateway.featureToggles, {}, timeoutMs === undefined ? {} : { timeoutMs }),
    ...personalCalls(host),
    ...bonusCalls(host),
    tournaments: () => callHost(host, gateway.tournaments),
    leaderboard: (id) => callHost(host, gateway.leaderboard, { params: { id } }),
    joinTournament: async (id) => (await callHost(host, gateway.joinTournament, { params: { id } })).tournament,
  }
}

type PersonalCalls =
  | 'favourites'
  | 'changeFavourite'
  | 'playerGames'
  | 'gameResults'
  | 'personalisedGames'
  | 'playerTags'
  | 'marketingTags'
  | 'setMarketingTags'
  | 'paymentStatistic'
/** [7.11]–[7.14] [7.22]–[7.25] [7.35] */
function personalCalls(host: PlayerHost): Pick<Gateway, PersonalCalls> {
  return {
    favourites: async () => readFavorites(await callHost(host, gateway.favorites, { query: { requestedFavorites: 'games' } })),
    changeFavourite: async (code, change) =>
      readFavorites(await callHost(host, gateway.changeFavorites, { body: toFavoritesChange(code, change) })),
    playerGames: async ({ from, to }, minimumGameRoundCount) => {
      const body = { startDate: from, endDate: to, minimumGameRoundCount, languageCode: host.locale }
      return (await callHost(host, gateway.playerGames, { body })).results
    },
    gameResults: async ({ from, to }) => {
      const body = { startDatetime: from, endDatetime: to, ...RESULTS }
      return (await callHost(host, gateway.gameResults, { body })).results
    },
    personalisedGames: (userId) => callHost(host, gateway.personalizedGames, { body: { customer_ids: { userId }, params: {} } }),
    playerTags: async () => (await callHost(host, gateway.playerTags)).tags.map(({ name }) => name),
    marketingTags: async () => (await callHost(host, gateway.marketingTags)).tags.map(({ name }) => name),
    setMarketingTags: async (names) => {
      const { tags } = await callHost(host, gateway.setMarketingTags, { body: { tags: names.map((name) => ({ name })) } })
      return tags.map(({ name }) => name)
    },
    paymentStatistic: () => callHost(host, gateway.paymentStatistic),
  }
}

type BonusCalls = 'bonuses' | 'gamingBonuses' | 'bonusDetails' | 'optedIn' | 'optIn' | 'optOut'
/** [7.15]–[7.20] */
function bonusCalls(host: PlayerHost): Pick<Gateway, BonusCalls> {
  return {
    bonuses: async () => (await callHost(host, gateway.bonuses, { query: { statusFilter: 'current' } })).bonuses,
    gamingBonuses: async () =>
      (await callHost(host, gateway.gamingBonuses, { body: { returnBonusTemplateDetails: true, statusFilter: 'current' } }))
        .bonuses,
    bonusDetails: (bonusId) =>
      callHost(host, gateway.bonusDetails, {
        query: { bonusId, returnBonusTemplateDetails: 'true', returnGamingContexts: 'true' },
      }),
    optedIn: async () => codesOf(await callHost(host, gateway.optedIn)),
    optIn: async (templateCode) => codesOf(await callHost(host, gateway.optIn, { body: { templateCode } })),
    optOut: async (templateCode) => codesOf(await callHost(host, gateway.optOut, { body: { templateCode } })),
  }
}

/** Works without a login. Rejects only with `CallFailed`. */
export const readFeatureToggles = async (host: PlayerHost): Promise<readonly string[]> =>
  (await callHost(host, gateway.featureToggles)).featureToggle
