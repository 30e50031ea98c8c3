import {
  choiceSetting,
  countSetting,
  originSetting,
  portSetting,
  readSettings,
  redisSetting,
  signersSetting,
  textSetting,
} from '@herna/service-kit'

export function liveFeedSettings(environment: Record<string, string | undefined>) {
  const { port } = readSettings({ port: portSetting('HERNA_PORTAL_PORT', 3000) }, environment)
  return readSettings(
    {
      /** The only origin whose pages may connect [S9]. */
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${port}`),
      /** Studios that may send tables. */
      sources: signersSetting('HERNA_LIVE_SOURCES'),
      redis: redisSetting('REDIS_URL'),
      /** Installations that share a Redis have different prefixes. */
      redisPrefix: textSetting('HERNA_REDIS_PREFIX', 'herna'),
      /** Open connections of this node. */
      connections: countSetting('HERNA_LIVE_CONNECTIONS', 20_000, 1, 1_000_000),
      connectionsPerAddress: countSetting('HERNA_LIVE_CONNECTIONS_PER_ADDRESS', 500, 1, 1_000_000),
      /** `on`: without `sources`, the sandbox's own studio may send tables. */
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
    },
    environment,
  )
}
export type LiveFeedSettings = ReturnType<typeof liveFeedSettings>
