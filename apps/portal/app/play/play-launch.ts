import type { PlayLaunch } from '@herna/contract/portal'
import type { ErrorKey } from '@herna/contract'
import type { ContentLists } from '@herna/contract/content'
import { isAllowedOrigin, type LaunchAddresses, launchOf, withPermit } from '@herna/rules'

export type { PlayLaunch } from '@herna/contract/portal'

type Game = ContentLists['games'][number]
type Provider = ContentLists['providers'][number]

export function playLaunchOf(
  game: Game,
  provider: Provider | undefined,
  { languageCode, gameOrigins, permit }: LaunchOptions,
): PlayLaunch {
  const addresses = provider && game.realEnabled ? addressesOf(provider) : null
  const launch = { gameCode: game.gameCode, isLive: game.type === 'Live', languageCode, gameOrigins, requiresPassword: false }
  if (addresses === null || !game.requirePassword) return { ...launch, addresses }
  if (permit !== undefined) return { ...launch, addresses: withPermit(addresses, permit) }
  // A game without an address asks for no password: it says that there is none.
  const isMissing = missingAddress({ ...launch, addresses }, false) !== null
  return { ...launch, addresses: null, requiresPassword: !isMissing }
}

const addressesOf = ({
  launchUrl,
  launchUrlDemo,
  launchUrlMobile,
  launchUrlDemoMobile,
  launchUrls,
}: Provider): LaunchAddresses => ({ launchUrl, launchUrlDemo, launchUrlMobile, launchUrlDemoMobile, launchUrls })

/** What every launch of a portal is made with. */
export interface LaunchOptions {
  languageCode: string
  gameOrigins: string[]
  /** For a game behind a password: what the right one gave [5.3]. */
  permit?: string
}

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
