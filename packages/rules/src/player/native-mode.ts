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

/** What a gateway is told of the device at a login [7.2]. */
export interface ShellDevice {
  deviceType: string
  osName: string
  clientPlatform: string
}

const WORD = /^[\w.-]{1,40}$/

/** A shell knows its device better than the browser in it: `clienttype`, `platform` and `clientplatform` of its address count where they are words [3.53]. */
export function shellDevice(query: URLSearchParams, seen: ShellDevice): ShellDevice {
  const said = (name: string, otherwise: string) => {
    const value = query.get(name) ?? ''
    return WORD.test(value) ? value : otherwise
  }
  return {
    deviceType: said('clienttype', seen.deviceType),
    osName: said('platform', seen.osName),
    clientPlatform: said('clientplatform', seen.clientPlatform),
  }
}

/** [4.16] A native view has its own status bar, messages and popups; bonuses are for players outside of it. */
export const shellRules = ({ native }: ShellMode, isPlayer: boolean) => ({
  showsStatusBar: !native,
  loadsMessages: !native && isPlayer,
  showsRegulatoryPopup: !native,
  loadsBonuses: !native && isPlayer,
})
