import type { PlayLaunch } from '@herna/contract/portal'
import type { ErrorKey, PlayMode } from '@herna/contract'

/** The launch URLs of a provider [3.25]; each is a template or null. */
export type LaunchAddresses = NonNullable<PlayLaunch['addresses']>

/** What is launched, for whom and on which device. */
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
/** The launch URL, or the error key that says why there is none. */
export type Launch = { url: string } | { error: ErrorKey }

/** The URL a game opens at [5.4], or the error key [8.23] that says why it cannot. */
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

/** Whether the game can be opened in this mode on desktops and on touch devices [5.4]. */
export const isLaunchable = (addresses: LaunchAddresses, mode: PlayMode, isLive: boolean): boolean =>
  [false, true].every((isTouchDevice) => Boolean(templateFor(addresses, { mode, isLive, isTouchDevice })))

/** The mobile URL is used only on touch devices and only if defined; the same for the channels of a live game [5.4]. */
function templateFor(
  addresses: LaunchAddresses,
  { mode, isLive, isTouchDevice }: Pick<LaunchRequest, 'mode' | 'isLive' | 'isTouchDevice'>,
): string | null {
  if (isLive) {
    const urls = addresses.launchUrls.filter(({ type }) => type === (mode === 'Real' ? 'real' : 'demo'))
    const urlOf = (channel: 'live-mobile' | 'live-desktop') => urls.find(({ channels }) => channels.includes(channel))?.launchUrl
    const live = (isTouchDevice && urlOf('live-mobile')) || urlOf('live-desktop')
    if (live) return live
  }
  const [desktop, mobile] =
    mode === 'Real' ? [addresses.launchUrl, addresses.launchUrlMobile] : [addresses.launchUrlDemo, addresses.launchUrlDemoMobile]
  return (isTouchDevice && mobile) || desktop
}

/** A value the mode does not have (a player in demo) is replaced by nothing; unknown placeholders stay. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(gameCode|clientPlatform|languageCode|playerId|tempToken)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** The same launch URLs, each with the permit of a password-protected game [5.3]. */
export function withPermit(addresses: LaunchAddresses, permit: string): LaunchAddresses {
  const add = (url: string) => {
    const [address = '', ...fragment] = url.split('#')
    const query = `${address.includes('?') ? '&' : '?'}permit=${encodeURIComponent(permit)}`
    return [address + query, ...fragment].join('#')
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

/** Whether an iframe may open this URL: its origin must be configured by the operator [S5]. */
export function isAllowedOrigin(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, origin, username } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && origins.includes(origin)
}
