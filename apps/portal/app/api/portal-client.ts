import { portal } from '@herna/contract/portal'
import type {
  DemoLaunch,
  GameDetailsView,
  JackpotAmountsReply,
  PlayLaunch,
  TileView,
  WidgetView,
  WinnerView,
} from '@herna/contract/portal'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

/** The portal's own server; data of preview pages is under /preview. */
const portalHost = (isPreview: boolean, rest: Omit<Host, 'base'> = {}): Host => ({
  base: isPreview ? '/preview' : '',
  isOnline: () => navigator.onLine !== false,
  ...rest,
})

const DETAILS_TIMEOUT_MS = 8_000
/** For data the page works without or requests again soon. */
const SHORT_TIMEOUT_MS = 10_000

/** The next page of the game list at path `list` [9.9]; `query` is its canonical query string without the page. */
export const fetchMoreGames = (list: string, page: number, query: string, isPreview: boolean): Promise<TileView[]> =>
  callOperation(portalHost(isPreview), portal.moreGames, {
    query: { ...Object.fromEntries(new URLSearchParams(query)), list, strana: page },
  })

/** [3.22] [7.32] */
export const fetchGameDetails = (game: string, isPreview: boolean): Promise<GameDetailsView> =>
  callOperation(portalHost(isPreview, { timeoutMs: DETAILS_TIMEOUT_MS }), portal.gameDetails, { params: { game } })

/** [4.26] */
export const fetchJackpotAmounts = (isPreview: boolean, signal: AbortSignal): Promise<JackpotAmountsReply> =>
  callOperation(
    portalHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS, request: { cache: 'no-store' } }),
    portal.jackpotAmounts,
    {},
    { signal },
  )

/** [4.40] */
export const fetchLatestWins = (isPreview: boolean, signal: AbortSignal): Promise<WinnerView[]> =>
  callOperation(portalHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS }), portal.latestWins, {}, { signal })

/** [3.10] */
export const fetchMenuWidgets = (isPreview: boolean, signal: AbortSignal): Promise<{ widgets: WidgetView[] }> =>
  callOperation(portalHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS }), portal.menuWidgets, {}, { signal })

/** [4.38] */
export const fetchLatestBuild = async (now: number): Promise<string> => {
  const host = portalHost(false, { timeoutMs: SHORT_TIMEOUT_MS, request: { cache: 'no-store' } })
  return (await callOperation(host, portal.latestBuild, { query: { t: now } })).id
}

export interface LockedGame {
  code: string
  isPreview: boolean
}
/** Result of unlocking a game with a password [5.3]: the launch and how many seconds it stays unlocked, or why it failed. */
export type UnlockResult<Launch> = { launch: Launch; seconds: number } | 'wrong' | 'unavailable'

const fieldsOf = ({ code, isPreview }: LockedGame, password: string) => ({
  heslo: password,
  hra: code,
  ...(isPreview ? { nahlad: '1' as const } : {}),
})
const refusal = (error: unknown): 'wrong' | 'unavailable' =>
  error instanceof CallFailed && error.status === 401 ? 'wrong' : 'unavailable'

/** The portal's server has the password checked before it returns the launch URL [4.17]. */
export const unlockDemo = (game: LockedGame, password: string): Promise<UnlockResult<DemoLaunch>> =>
  callOperation(portalHost(false), portal.unlockDemo, { body: { ...fieldsOf(game, password), rezim: 'demo' } }).catch(refusal)
export const unlockPlay = (game: LockedGame, password: string): Promise<UnlockResult<PlayLaunch>> =>
  callOperation(portalHost(false), portal.unlockPlay, { body: { ...fieldsOf(game, password), rezim: 'real' } }).catch(refusal)
