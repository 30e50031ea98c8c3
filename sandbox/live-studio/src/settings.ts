import { addressSetting, choiceSetting, portSetting, readSettings, secretSetting } from '@herna/service-kit'

export function liveStudioSettings(environment: Record<string, string | undefined>) {
  const ports = { services: portSetting('HERNA_SERVICES_PORT', 4000), gameHost: portSetting('HERNA_GAME_HOST_PORT', 4100) }
  const { services, gameHost } = readSettings(ports, environment)
  return readSettings(
    {
      /** Base URL of the live feed, without `/live`. */
      feed: addressSetting('HERNA_LIVE_FEED_URL', `http://localhost:${services}`),
      /** Base URL of the game host, asked who plays at the tables. */
      gameHost: addressSetting('HERNA_GAME_HOST_URL', `http://localhost:${gameHost}`),
      /** Secret of the source `sandbox`; default: the installation's own. */
      secret: secretSetting('HERNA_LIVE_STUDIO_SECRET', 32),
      /** All rounds follow from it; default: the installation's own. */
      rounds: secretSetting('HERNA_LIVE_ROUNDS_SECRET', 32),
      /** `off`: the feed accepts the studio only with a configured secret, so without one it does not start. */
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
    },
    environment,
  )
}
