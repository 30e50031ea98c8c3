import { closeLoginDialog, onOwnMessage, openLoginDialog } from '../embeds/index.ts'
import { ACCOUNT_CHANGED, LOGIN_DIALOG_VISIBILITY, LOGIN_FAILED } from '@herna/contract/embeds'
import { nativeCredentials, PLAYER_COOKIES, deviceInfo, type DeviceInfo, appMode } from '@herna/rules/player'
import type { SessionReply } from '@herna/contract/player'
import { gatewayClient, loadPlatformScripts, platformClient } from '../api/index.ts'
import { browserCookies, type PublicConfiguration, shellQuery } from '../config/index.ts'
import { watchErrors } from '../error-reports/index.ts'
import { afterAccountChange } from './after-account-change.ts'
import { confirmReplacement } from './confirm-replacement.tsx'
import { browserClock, browserTabs, watchPage } from './browser-ports.ts'
import { notifyPlayer } from './notify-player.ts'
import { startPlayerEngine } from './engine/engine.ts'
import type { PlayerEngine } from './engine/engine-types.ts'
import { setPlayerView } from './player-store.ts'
import { registerWorker } from './register-worker.ts'
import { safeAddress } from './safe-address.ts'
import { watchBuildOfPage } from './watch-build.ts'

/** Starts the player engine in a browser. */
export function startBrowserPlayer(configuration: PublicConfiguration): PlayerEngine {
  const { platformUrl, gatewayUrl, origin } = configuration
  const locale = configuration.locale.iso
  const query = shellQuery()
  const shell = appMode(query)
  const platform = platformClient({ base: platformUrl, locale })
  let loadedSession: SessionReply | null = null
  const engine: PlayerEngine = startPlayerEngine(
    {
      gateway: gatewayClient({ base: gatewayUrl, locale }, deviceInfo(query, describeDevice(shell.native))),
      platform: {
        ...platform,
        // The identity service already fetched the session when it started; later calls go to the platform.
        async session() {
          const initialSession = loadedSession
          loadedSession = null
          return initialSession ?? platform.session()
        },
      },
      async loadScript() {
        const { script, session } = await loadPlatformScripts(platformUrl)
        loadedSession = session
        return script
      },
      cookies: browserCookies,
      clock: browserClock,
      tabs: browserTabs(),
      page: {
        notify: (notice) => notifyPlayer(notice, () => engine.retry()),
        emit: (name, detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
        redirect: (address) => location.assign(address),
        confirmReplacement,
        watch: watchPage,
      },
    },
    {
      forcedRefresh: configuration.forcedRefresh,
      shell,
      native: consumeNativeLaunch(),
      waitingMessages: configuration.waitingMessages,
      dialog: () => ({
        open: async (screen, toggles) => {
          openLoginDialog(screen, toggles)
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
  // Started here so that it is not part of the first load.
  watchBuildOfPage(configuration.buildId)
  registerWorker()
  watchErrors({ dsn: configuration.errorDsn, buildId: configuration.buildId })
  return engine
}

/** [7.2] Coarse device description for the gateway; nothing that identifies the browser. */
function describeDevice(native: boolean): DeviceInfo {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'
  return {
    deviceType: isTouch ? 'mobile' : 'desktop',
    osName: system,
    clientPlatform: native ? 'native' : isTouch ? 'mobile' : 'web',
  }
}

/** Credentials the portal's server moved from the URL to a cookie [S7]; read once, then removed. */
function consumeNativeLaunch() {
  const storedLaunch = browserCookies.read(PLAYER_COOKIES.nativeLaunch)
  if (storedLaunch === null) return null
  browserCookies.remove(PLAYER_COOKIES.nativeLaunch)
  const launch = new URLSearchParams(storedLaunch)
  return nativeCredentials(launch.get('username'), launch.get('token'))
}
