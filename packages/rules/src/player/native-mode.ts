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

/** [4.16] A native view has its own status bar, messages and popups; bonuses are for players outside of it. */
export const shellRules = ({ native }: ShellMode, isPlayer: boolean) => ({
  showsStatusBar: !native,
  loadsMessages: !native && isPlayer,
  showsRegulatoryPopup: !native,
  loadsBonuses: !native && isPlayer,
})
