import { fileURLToPath } from 'node:url'
import { WALLET_PREFIX } from '@herna/contract/wallet'
import {
  addressSetting,
  choiceSetting,
  countSetting,
  originListSetting,
  originSetting,
  portSetting,
  readSettings,
  secretSetting,
  textSetting,
} from '@herna/service-kit'

const distOf = (app: string): string => fileURLToPath(new URL(`../../game-clients/${app}/dist`, import.meta.url))

/** Reads and checks the game host's environment variables. */
export function gameHostSettings(environment: Record<string, string | undefined>) {
  const ports = readSettings(
    {
      gameHost: portSetting('HERNA_GAME_HOST_PORT', 4100),
      portal: portSetting('HERNA_PORTAL_PORT', 3000),
      services: portSetting('HERNA_SERVICES_PORT', 4000),
    },
    environment,
  )
  const { portal } = readSettings(
    { portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`) },
    environment,
  )
  return readSettings(
    {
      /** Public origin of the game host. */
      origin: originSetting('HERNA_GAME_HOST_ORIGIN', `http://localhost:${ports.gameHost}`),
      /** Portals that may show the games in an iframe. */
      framedBy: originListSetting('HERNA_GAME_HOST_FRAMED_BY', [portal]),
      slotsClient: textSetting('HERNA_SLOTS_CLIENT', distOf('slots')),
      tablesClient: textSetting('HERNA_TABLES_CLIENT', distOf('tables')),
      crashClient: textSetting('HERNA_CRASH_CLIENT', distOf('crash')),
      liveClient: textSetting('HERNA_LIVE_CLIENT', distOf('live')),
      /** Whether pictures of popular games are rendered before they are requested. */
      renderAhead: choiceSetting('HERNA_DRAW_AHEAD', ['on', 'off'], 'on'),
      /** All rounds of live tables follow from it, as in the live studio; default: the installation's own. */
      liveRounds: secretSetting('HERNA_LIVE_ROUNDS_SECRET', 32),
      /** Base URL of the seamless wallet, with its prefix. */
      wallet: addressSetting('HERNA_WALLET_URL', `http://localhost:${ports.services}${WALLET_PREFIX}`),
      /** Base URL of the content service, asked for game passwords. */
      content: addressSetting('HERNA_CONTENT_URL', `http://localhost:${ports.services}/content`),
      /** Secret that verifies the content service's permits; default: the installation's own. */
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      /** Provider name and signing secret for the wallet; default secret: the installation's own. */
      walletProvider: textSetting('HERNA_WALLET_PROVIDER', 'sandbox'),
      walletSecret: secretSetting('HERNA_WALLET_SECRET', 32),
      /** Timeout of a wallet call in ms; then it is retried. */
      walletTimeout: countSetting('HERNA_WALLET_TIMEOUT_MS', 2_000, 50, 60_000),
      /** Hours an open round waits for its player before it is settled as it stands. */
      openRoundHours: countSetting('HERNA_OPEN_ROUND_HOURS', 720, 1, 8_760),
      /** Days finished real rounds are retained. */
      roundsKeptDays: countSetting('HERNA_ROUNDS_KEPT_DAYS', 400, 31, 36_500),
      /** Days acknowledged wallet calls are retained. */
      walletCallsKeptDays: countSetting('HERNA_WALLET_CALLS_KEPT_DAYS', 90, 7, 36_500),
      operatorToken: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      /** Per client address. */
      sessionsPerMinute: countSetting('HERNA_GAME_SESSIONS_PER_MINUTE', 60, 1, 1_000_000),
      /** Per session. */
      roundsPerMinute: countSetting('HERNA_GAME_ROUNDS_PER_MINUTE', 300, 1, 1_000_000),
      /** Windows at live tables: of this node, and of one client address. */
      liveConnections: countSetting('HERNA_GAME_LIVE_CONNECTIONS', 10_000, 1, 1_000_000),
      liveConnectionsPerAddress: countSetting('HERNA_GAME_LIVE_CONNECTIONS_PER_ADDRESS', 200, 1, 1_000_000),
    },
    environment,
  )
}
export type GameHostSettings = ReturnType<typeof gameHostSettings>
