/** Typed clients of the hosts a browser calls: gateway, platform, the platform's login script, the portal itself. Every call has a timeout and rejects with `CallFailed`. */
export { CallFailed, type CallFailure } from '@herna/http-client/call-failed'
export { fetchEmbedManifest } from './embed-client.ts'
export { callHost, type PlayerHost } from './host-call.ts'
export { type Gateway, gatewayClient, readFeatureToggles } from './gateway-client.ts'
export { type Platform, platformClient, recordCookieConsent } from './platform-client.ts'
export { type LoginScript, loginScriptOf } from './login-script.ts'
export {
  fetchGameDetails,
  fetchJackpotAmounts,
  fetchLatestBuild,
  fetchLatestWins,
  fetchMenuWidgets,
  fetchMoreGames,
  type LockedGame,
  type UnlockResult,
  unlockDemo,
  unlockPlay,
} from './portal-client.ts'
export { loadPlatformScripts } from './platform-scripts.ts'
