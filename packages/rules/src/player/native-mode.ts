/** What the address says of the shell around the portal [3.53] [4.16]. */
export interface ShellMode {
  native: boolean
  embedded: boolean
  embeddedApp: boolean
}

/** `app` has this value inside the operator's own application. */
export const EMBEDDED_APP = 'herna-app'

export function shellMode(query: URLSearchParams): ShellMode {
  const native = query.get('nativeapp') === '1'
  return { native, embedded: native || query.get('embed') === 'true', embeddedApp: query.get('app') === EMBEDDED_APP }
}

/** The operator's own application, and where it is [7.48]. */
export interface NativeApp {
  /** Such as `herna`. */
  scheme: string
  /** Such as `sk`: an application of another country answers to another scheme. */
  location: string
}

/** The deep link that opens a game in the application: its scheme with the location as a suffix, then `play/{gameCode}` [7.48]. */
export const nativeDeepLink = ({ scheme, location }: NativeApp, gameCode: string): string =>
  `${scheme}-${location}://play/${encodeURIComponent(gameCode)}`
