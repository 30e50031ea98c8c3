import { addressSetting, countSetting, portSetting, readSettings, secretSetting } from '@herna/service-kit'

export function winnersSettings(environment: Record<string, string | undefined>) {
  const { services } = readSettings({ services: portSetting('HERNA_SERVICES_PORT', 4000) }, environment)
  return readSettings(
    {
      /** Internal base URL of PAM. */
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${services}`),
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      operatorToken: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      /** Smaller wins, in cents, are not published. */
      minimumWin: countSetting('HERNA_WINNERS_FROM', 500, 1, 1_000_000_000),
    },
    environment,
  )
}
