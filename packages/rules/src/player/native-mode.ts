/** What the query string says about the app around the portal [3.53] [4.16]. */
export interface AppMode {
  native: boolean
  embedded: boolean
  embeddedApp: boolean
}

/** Value of `app` inside the operator's own app. */
export const EMBEDDED_APP = 'herna-app'

/** Reads the mode from the query string [4.16]; native mode is also embedded. */
export function appMode(query: URLSearchParams): AppMode {
  const native = query.get('nativeapp') === '1'
  return { native, embedded: native || query.get('embed') === 'true', embeddedApp: query.get('app') === EMBEDDED_APP }
}

/** The operator's own app [7.48]. */
export interface NativeApp {
  /** For example `herna`. */
  scheme: string
  /** Country of the app, for example `sk`; it is part of the scheme. */
  location: string
}

/** Deep link that opens a game in the app [7.48]: `{scheme}-{location}://play/{gameCode}`. */
export const nativeDeepLink = ({ scheme, location }: NativeApp, gameCode: string): string =>
  `${scheme}-${location}://play/${encodeURIComponent(gameCode)}`
