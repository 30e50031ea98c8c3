import type { ShellMode } from './native-mode.ts'

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
