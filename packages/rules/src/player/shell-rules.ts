import type { AppMode } from './native-mode.ts'

/** Device data sent to the gateway at a login [7.2]. */
export interface DeviceInfo {
  deviceType: string
  osName: string
  clientPlatform: string
}

const WORD = /^[\w.-]{1,40}$/

/**
 * `clienttype`, `platform` and `clientplatform` of the query string take precedence over what the browser reports, if they are
 * plain words [3.53].
 */
export function deviceInfo(query: URLSearchParams, detected: DeviceInfo): DeviceInfo {
  const valueOf = (name: string, detectedValue: string) => {
    const value = query.get(name) ?? ''
    return WORD.test(value) ? value : detectedValue
  }
  return {
    deviceType: valueOf('clienttype', detected.deviceType),
    osName: valueOf('platform', detected.osName),
    clientPlatform: valueOf('clientplatform', detected.clientPlatform),
  }
}

/** A native view has its own status bar, messages and popups [4.16]; bonuses are loaded for players outside of it. */
export const appModeRules = ({ native }: AppMode, isPlayer: boolean) => ({
  showsStatusBar: !native,
  loadsMessages: !native && isPlayer,
  showsRegulatoryPopup: !native,
  loadsBonuses: !native && isPlayer,
})
