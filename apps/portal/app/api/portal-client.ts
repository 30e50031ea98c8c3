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

/** The portal's own server; a preview's data lies below the preview's prefix. */
const ownHost = (isPreview: boolean, rest: Omit<Host, 'base'> = {}): Host => ({
  base: isPreview ? '/preview' : '',
  isOnline: () => navigator.onLine !== false,
  ...rest,
})

const DETAILS_TIMEOUT_MS = 8_000
/** What stands in its place already works without it, or is asked for again soon. */
const SHORT_TIMEOUT_MS = 10_000

/** The next page of the list at `list` [9.9]; `query` is its canonical query, without the page. */
export const fetchMoreGames = (list: string, page: number, query: string, isPreview: boolean): Promise<TileView[]> =>
  callOperation(ownHost(isPreview), portal.moreGames, {
    query: { ...Object.fromEntries(new URLSearchParams(query)), list, strana: page },
  })

/** [3.22] [7.32] */
export const fetchGameDetails = (game: string, isPreview: boolean): Promise<GameDetailsView> =>
  callOperation(ownHost(isPreview, { timeoutMs: DETAILS_TIMEOUT_MS }), portal.gameDetails, { params: { game } })

/** [4.26] */
export const fetchJackpotAmounts = (isPreview: boolean, signal: AbortSignal): Promise<JackpotAmountsReply> =>
  callOperation(
    ownHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS, request: { cache: 'no-store' } }),
    portal.jackpotAmounts,
    {},
    { signal },
  )

/** [4.40] */
export const fetchLatestWins = (isPreview: boolean, signal: AbortSignal): Promise<WinnerView[]> =>
  callOperation(ownHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS }), portal.latestWins, {}, { signal })

/** [3.10] */
export const fetchMenuWidgets = (isPreview: boolean, signal: AbortSignal): Promise<{ widgets: WidgetView[] }> =>
  callOperation(ownHost(isPreview, { timeoutMs: SHORT_TIMEOUT_MS }), portal.menuWidgets, {}, { signal })

/** [4.38] */
export const fetchLatestBuild = async (now: number): Promise<string> => {
  const host = ownHost(false, { timeoutMs: SHORT_TIMEOUT_MS, request: { cache: 'no-store' } })
  return (await callOperation(host, portal.latestBuild, { query: { t: now } })).id
}

export interface LockedGame {
  code: string
  isPreview: boolean
}
/** What became of a game's password [5.3]: its launch and for how many seconds that opens the game, or why not. */
export type UnlockAnswer<Launch> = { launch: Launch; seconds: number } | 'wrong' | 'away'

const fieldsOf = ({ code, isPreview }: LockedGame, password: string) => ({
  heslo: password,
  hra: code,
  ...(isPreview ? { nahlad: '1' as const } : {}),
})
const refusal = (error: unknown): 'wrong' | 'away' => (error instanceof CallFailed && error.status === 401 ? 'wrong' : 'away')

/** The portal's server has the password checked and only then gives out where the game opens [4.17]. */
export const unlockDemo = (game: LockedGame, password: string): Promise<UnlockAnswer<DemoLaunch>> =>
  callOperation(ownHost(false), portal.unlockDemo, { body: { ...fieldsOf(game, password), rezim: 'demo' } }).catch(refusal)
export const unlockPlay = (game: LockedGame, password: string): Promise<UnlockAnswer<PlayLaunch>> =>
  callOperation(ownHost(false), portal.unlockPlay, { body: { ...fieldsOf(game, password), rezim: 'real' } }).catch(refusal)
