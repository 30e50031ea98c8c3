import { fileURLToPath } from 'node:url'
import { addressSetting, originSetting, portSetting, readSettings, textSetting } from '@herna/service-kit'

const BUILDS = fileURLToPath(new URL('../../../apps/embeds', import.meta.url))

export function embedHostSettings(environment: Record<string, string | undefined>) {
  const ports = readSettings(
    { portal: portSetting('HERNA_PORTAL_PORT', 3000), services: portSetting('HERNA_SERVICES_PORT', 4000) },
    environment,
  )
  const services = originSetting('HERNA_SERVICES_ORIGIN', `http://localhost:${ports.services}`)
  const { origin } = readSettings({ origin: services }, environment)
  return readSettings(
    {
      /** The only site whose pages may load our files and frame the account page. */
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`),
      /** Public URL of the platform, called by the account page. */
      platform: addressSetting('HERNA_PLATFORM_PUBLIC_URL', `${origin}/platform`),
      builds: textSetting('HERNA_EMBEDS_BUILDS', BUILDS),
    },
    environment,
  )
}
export type EmbedHostSettings = ReturnType<typeof embedHostSettings>
