import { fileURLToPath } from 'node:url'
import { WALLET_PREFIX } from '@herna/contract/wallet'
import {
  addressSetting,
  countSetting,
  originListSetting,
  originSetting,
  portSetting,
  readSettings,
  secretSetting,
  textSetting,
} from '@herna/service-kit'

const built = (app: string): string => fileURLToPath(new URL(`../../game-clients/${app}/dist`, import.meta.url))

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
      /** Our own address as players' browsers see it. */
      origin: originSetting('HERNA_GAME_HOST_ORIGIN', `http://localhost:${ports.gameHost}`),
      /** The portals that may show our games in a frame. */
      framedBy: originListSetting('HERNA_GAME_HOST_FRAMED_BY', [portal]),
      slotsClient: textSetting('HERNA_SLOTS_CLIENT', built('slots')),
      tablesClient: textSetting('HERNA_TABLES_CLIENT', built('tables')),
      crashClient: textSetting('HERNA_CRASH_CLIENT', built('crash')),
      /** The seamless wallet, with its prefix. */
      wallet: addressSetting('HERNA_WALLET_URL', `http://localhost:${ports.services}${WALLET_PREFIX}`),
      /** The content service: which games are behind a password. */
      content: addressSetting('HERNA_CONTENT_URL', `http://localhost:${ports.services}/content`),
      /** What permits of the content service are checked with; without it: the installation's own. */
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      /** What the wallet calls us, and what we sign with; without a secret: the installation's own. */
      walletProvider: textSetting('HERNA_WALLET_PROVIDER', 'sandbox'),
      walletSecret: secretSetting('HERNA_WALLET_SECRET', 32),
      /** Milliseconds a call of the wallet may take before it is made again. */
      walletTimeout: countSetting('HERNA_WALLET_TIMEOUT_MS', 2_000, 50, 60_000),
      /** How long an open round waits for its player before it ends as it stands. */
      openRoundHours: countSetting('HERNA_OPEN_ROUND_HOURS', 720, 1, 8_760),
      /** How long finished rounds of real play can be looked at. */
      roundsKeptDays: countSetting('HERNA_ROUNDS_KEPT_DAYS', 400, 31, 36_500),
      /** How long calls are kept that the wallet has answered. */
      walletCallsKeptDays: countSetting('HERNA_WALLET_CALLS_KEPT_DAYS', 90, 7, 36_500),
      operatorToken: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      /** For one address. */
      sessionsPerMinute: countSetting('HERNA_GAME_SESSIONS_PER_MINUTE', 60, 1, 1_000_000),
      /** For one session. */
      roundsPerMinute: countSetting('HERNA_GAME_ROUNDS_PER_MINUTE', 300, 1, 1_000_000),
    },
    environment,
  )
}
export type GameHostSettings = ReturnType<typeof gameHostSettings>
