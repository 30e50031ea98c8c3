import { addressSetting, originSetting, portSetting, readSettings, secretSetting } from '@herna/service-kit'

export function notificationSettings(environment: Record<string, string | undefined>) {
  const ports = readSettings(
    { services: portSetting('HERNA_SERVICES_PORT', 4000), portal: portSetting('HERNA_PORTAL_PORT', 3000) },
    environment,
  )
  return readSettings(
    {
      /** The only origin whose pages may open a socket [S9]. */
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`),
      /** Internal base URL of PAM. */
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${ports.services}`),
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
    },
    environment,
  )
}
