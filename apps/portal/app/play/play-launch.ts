import type { PlayLaunch } from '@herna/contract/portal'
import type { ErrorKey } from '@herna/contract'
import type { ContentLists } from '@herna/contract/content'
import { isAllowedOrigin, type LaunchAddresses, launchOf, withPermit } from '@herna/rules'

export type { PlayLaunch } from '@herna/contract/portal'

type Game = ContentLists['games'][number]
type Provider = ContentLists['providers'][number]

/** Launch data of real play, the same for every player; the launch URLs are left out of a password-protected game without a `permit` [5.3]. */
export function playLaunchOf(
  game: Game,
  provider: Provider | undefined,
  { languageCode, gameOrigins, permit }: LaunchOptions,
): PlayLaunch {
  const addresses = provider && game.realEnabled ? addressesOf(provider) : null
  const launch = { gameCode: game.gameCode, isLive: game.type === 'Live', languageCode, gameOrigins, requiresPassword: false }
  if (addresses === null || !game.requirePassword) return { ...launch, addresses }
  if (permit !== undefined) return { ...launch, addresses: withPermit(addresses, permit) }
  // A game without a launch URL requires no password: the page reports the missing URL instead.
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

/** Options of every launch. */
export interface LaunchOptions {
  languageCode: string
  gameOrigins: string[]
  /** Signed permit that the correct password of a protected game returned [5.3]. */
  permit?: string
}

/** The player's part of a launch, from the chat and gaming session token [7.43]. */
export interface LaunchToken {
  playerId: string
  tempToken: string | null
  errorCode: string | null
}

/** The launch URL, or the error key of [8.23] that explains why there is none [5.4]. A token works once: every attempt needs a new one (M7). */
export function realLaunchOf(
  launch: PlayLaunch,
  player: LaunchToken,
  isTouchDevice: boolean,
): { url: string } | { error: ErrorKey } {
  const { addresses, gameCode, isLive, languageCode, gameOrigins } = launch
  if (!addresses) return { error: 'errors.real-url-is-missing' }
  const result = launchOf(addresses, { mode: 'Real', gameCode, isLive, isTouchDevice, languageCode, player })
  if ('error' in result) return result
  // [S5] Frames and redirects go only to origins that the operator listed.
  return isAllowedOrigin(result.url, gameOrigins) ? result : { error: 'errors.invalid-game-session' }
}

/** The error key when the game has no usable launch URL, checked before a login or a password is required [5.4]; else null. */
export function missingAddress(launch: PlayLaunch, isTouchDevice: boolean): ErrorKey | null {
  const result = realLaunchOf(launch, { playerId: 'p', tempToken: 't', errorCode: null }, isTouchDevice)
  return 'error' in result ? result.error : null
}
