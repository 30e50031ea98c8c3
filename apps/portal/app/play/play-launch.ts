import type { ErrorKey } from '@herna/contract'
import type { ContentLists } from '@herna/contract/content'
import { isAllowedOrigin, type LaunchAddresses, launchOf } from '@herna/rules'

type Game = ContentLists['games'][number]
type Provider = ContentLists['providers'][number]

/** What launching a game for real needs, but for the player: the same for every visitor, so the page that holds it can be cached. */
export interface PlayLaunch {
  gameCode: string
  isLive: boolean
  /** [4.17] [5.3] */
  requiresPassword: boolean
  /** Null: no provider is known, or the game is not played for money. */
  addresses: LaunchAddresses | null
  languageCode: string
  /** [S5] */
  gameOrigins: string[]
}

export function playLaunchOf(
  game: Game,
  provider: Provider | undefined,
  { languageCode, gameOrigins }: { languageCode: string; gameOrigins: string[] },
): PlayLaunch {
  return {
    gameCode: game.gameCode,
    isLive: game.type === 'Live',
    requiresPassword: game.requirePassword,
    addresses: provider && game.realEnabled ? addressesOf(provider) : null,
    languageCode,
    gameOrigins,
  }
}

const addressesOf = ({
  launchUrl,
  launchUrlDemo,
  launchUrlMobile,
  launchUrlDemoMobile,
  launchUrls,
}: Provider): LaunchAddresses => ({ launchUrl, launchUrlDemo, launchUrlMobile, launchUrlDemoMobile, launchUrls })

/** A player's part of a launch: from the chat and gaming session token [7.43]. */
export interface LaunchToken {
  playerId: string
  tempToken: string | null
  errorCode: string | null
}

/** Where the game opens, or the key of [8.23] that says why it cannot [5.4]. The token works once: every attempt asks for its own (M7). */
export function realLaunchOf(
  launch: PlayLaunch,
  player: LaunchToken,
  isTouchDevice: boolean,
): { url: string } | { error: ErrorKey } {
  const { addresses, gameCode, isLive, languageCode, gameOrigins } = launch
  if (!addresses) return { error: 'errors.real-url-is-missing' }
  const opened = launchOf(addresses, { mode: 'Real', gameCode, isLive, isTouchDevice, languageCode, player })
  if ('error' in opened) return opened
  // [S5] A frame or a redirect only ever goes to an origin that the operator listed.
  return isAllowedOrigin(opened.url, gameOrigins) ? opened : { error: 'errors.invalid-game-session' }
}

/** Known before anybody is asked anything: there is no address at all [5.4]. */
export function missingAddress(launch: PlayLaunch, isTouchDevice: boolean): ErrorKey | null {
  const tried = realLaunchOf(launch, { playerId: 'p', tempToken: 't', errorCode: null }, isTouchDevice)
  return 'error' in tried ? tried.error : null
}
