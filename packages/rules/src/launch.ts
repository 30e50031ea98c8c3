import type { PlayLaunch } from '@herna/contract/portal'
import type { ErrorKey, PlayMode } from '@herna/contract'

/** The launch addresses a provider publishes [3.25]; each is a template or null. */
export type LaunchAddresses = NonNullable<PlayLaunch['addresses']>

export interface LaunchRequest {
  mode: PlayMode
  gameCode: string
  isLive: boolean
  isTouchDevice: boolean
  /** Locale such as `sk-SK`. */
  languageCode: string
  /** Real play only. */
  player?: { playerId: string; tempToken: string | null; errorCode: string | null }
}
export type Launch = { url: string } | { error: ErrorKey }

/** The address a game opens at, or the error key of [8.23] that says why it cannot [5.4]. */
export function launchOf(addresses: LaunchAddresses, request: LaunchRequest): Launch {
  const template = templateFor(addresses, request)
  if (!template) return { error: request.mode === 'Real' ? 'errors.real-url-is-missing' : 'errors.demo-url-is-missing' }
  const { player } = request
  if (request.mode === 'Real' && (!player?.tempToken || player.errorCode)) return { error: 'errors.invalid-game-session' }
  const values: Record<string, string> = {
    gameCode: request.gameCode,
    clientPlatform: request.isTouchDevice ? 'mobile' : 'web',
    languageCode: request.languageCode,
    ...(request.mode === 'Real' && player?.tempToken ? { playerId: player.playerId, tempToken: player.tempToken } : {}),
  }
  return { url: fillTemplate(template, values) }
}

/** Whether a game can be opened in this mode at all: on a desktop and on a touch device [5.4]. */
export const isLaunchable = (addresses: LaunchAddresses, mode: PlayMode, isLive: boolean): boolean =>
  [false, true].every((isTouchDevice) => Boolean(templateFor(addresses, { mode, isLive, isTouchDevice })))

/** The mobile address is used only on touch devices and only if defined [5.4]. */
function templateFor(
  addresses: LaunchAddresses,
  { mode, isLive, isTouchDevice }: Pick<LaunchRequest, 'mode' | 'isLive' | 'isTouchDevice'>,
): string | null {
  if (isLive) {
    const channel = isTouchDevice ? 'live-mobile' : 'live-desktop'
    const type = mode === 'Real' ? 'real' : 'demo'
    const live = addresses.launchUrls.find((url) => url.type === type && url.channels.includes(channel))
    if (live) return live.launchUrl
  }
  const [desktop, mobile] =
    mode === 'Real' ? [addresses.launchUrl, addresses.launchUrlMobile] : [addresses.launchUrlDemo, addresses.launchUrlDemoMobile]
  return (isTouchDevice && mobile) || desktop
}

/** A value the mode does not have (a player in demo) leaves nothing behind; text in braces that we do not know stays as it is. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(gameCode|clientPlatform|languageCode|playerId|tempToken)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** The same addresses, each with the permit that opens a game behind a password [5.3]. */
export function withPermit(addresses: LaunchAddresses, permit: string): LaunchAddresses {
  const add = (url: string) => {
    const [before = '', ...fragment] = url.split('#')
    const query = `${before.includes('?') ? '&' : '?'}permit=${encodeURIComponent(permit)}`
    return [before + query, ...fragment].join('#')
  }
  const addTo = (url: string | null) => (url === null ? null : add(url))
  return {
    launchUrl: addTo(addresses.launchUrl),
    launchUrlDemo: addTo(addresses.launchUrlDemo),
    launchUrlMobile: addTo(addresses.launchUrlMobile),
    launchUrlDemoMobile: addTo(addresses.launchUrlDemoMobile),
    launchUrls: addresses.launchUrls.map((url) => ({ ...url, launchUrl: add(url.launchUrl) })),
  }
}

/** A frame may only hold an address of an origin the operator listed [S5]. */
export function isAllowedOrigin(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, origin, username } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && origins.includes(origin)
}
