import { closeLoginDialog, onOwnMessage, openLoginDialog } from '../embeds/index.ts'
import { ACCOUNT_CHANGED, LOGIN_DIALOG_VISIBILITY, LOGIN_FAILED } from '@herna/contract/embeds'
import { nativeCredentials, PLAYER_COOKIES, shellDevice, type ShellDevice, shellMode } from '@herna/rules/player'
import type { SessionReply } from '@herna/contract/player'
import { gatewayClient, loadPlatformScripts, platformClient } from '../api/index.ts'
import { browserCookies, type PublicConfiguration, shellQuery } from '../config/index.ts'
import { afterAccountChange } from './after-account-change.ts'
import { askReplacement } from './ask-replacement.tsx'
import { browserClock, browserTabs, watchPage } from './browser-ports.ts'
import { notifyPlayer } from './notify-player.ts'
import { startPlayerEngine } from './engine.ts'
import type { PlayerEngine } from './engine-types.ts'
import { setPlayerView } from './player-store.ts'
import { safeAddress } from './safe-address.ts'
import { watchBuildOfPage } from './watch-build.ts'

/** The player's flows in a real browser. */
export function startBrowserPlayer(configuration: PublicConfiguration): PlayerEngine {
  const { platformUrl, gatewayUrl, origin } = configuration
  const locale = configuration.locale.iso
  const query = shellQuery()
  const shell = shellMode(query)
  const platform = platformClient({ base: platformUrl, locale })
  let found: SessionReply | null = null
  const engine: PlayerEngine = startPlayerEngine(
    {
      gateway: gatewayClient({ base: gatewayUrl, locale }, shellDevice(query, deviceHere(shell.native))),
      platform: {
        ...platform,
        // The identity service asked when it started; asked again, it is the platform's to answer.
        async session() {
          const known = found
          found = null
          return known ?? platform.session()
        },
      },
      async loadScript() {
        const { script, session } = await loadPlatformScripts(platformUrl)
        found = session
        return script
      },
      cookies: browserCookies,
      clock: browserClock,
      tabs: browserTabs(),
      page: {
        notify: (notice) => notifyPlayer(notice, () => engine.retry()),
        emit: (name, detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
        go: (address) => location.assign(address),
        askReplacement,
        watch: watchPage,
      },
    },
    {
      forcedRefresh: configuration.forcedRefresh,
      shell,
      native: takeNativeLaunch(),
      waitingMessages: configuration.waitingMessages,
      dialog: () => ({
        open: async (screen) => {
          openLoginDialog(screen)
          return true
        },
        close: closeLoginDialog,
      }),
      safeAddress: (url) => safeAddress(url, [origin, location.origin]),
    },
    setPlayerView,
  )
  window.addEventListener(LOGIN_DIALOG_VISIBILITY, ({ detail }) => engine.dialogVisible(detail.isOpen))
  window.addEventListener(LOGIN_FAILED, ({ detail }) =>
    notifyPlayer({ kind: 'login-failed', code: detail.code }, () => engine.retry()),
  )
  window.addEventListener(ACCOUNT_CHANGED, ({ detail }) => afterAccountChange(detail.what, engine))
  onOwnMessage(({ type }) => {
    if (type === 'CASINO_LOGIN' || type === 'VIRTUALS_LOGIN') engine.dialogLogin()
  })
  // It comes with the flows, which every page has: the first load need not carry it.
  watchBuildOfPage(configuration.buildId)
  return engine
}

/** [7.2]: roughly, as a gateway wants to know it; nothing that tells one browser from another. */
function deviceHere(native: boolean): ShellDevice {
  const touch = matchMedia('(pointer: coarse)').matches
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'
  return {
    deviceType: touch ? 'mobile' : 'desktop',
    osName: system,
    clientPlatform: native ? 'native' : touch ? 'mobile' : 'web',
  }
}

/** Left by the portal's server, which took them out of the address [S7]; read once, and gone. */
function takeNativeLaunch() {
  const kept = browserCookies.read(PLAYER_COOKIES.nativeLaunch)
  if (kept === null) return null
  browserCookies.remove(PLAYER_COOKIES.nativeLaunch)
  const launch = new URLSearchParams(kept)
  return nativeCredentials(launch.get('username'), launch.get('token'))
}
