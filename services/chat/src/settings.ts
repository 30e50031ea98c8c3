import { fileURLToPath } from 'node:url'
import {
  addressSetting,
  choiceSetting,
  countSetting,
  originSetting,
  portSetting,
  readSettings,
  secretSetting,
  type Setting,
  textSetting,
} from '@herna/service-kit'
import { z } from 'zod'
import { type Hours, parseHours } from './opening-hours.ts'

const BUILDS = fileURLToPath(new URL('../../../apps/embeds', import.meta.url))

const hoursSetting = (variable: string, fallback: string): Setting<Hours> => ({
  variable,
  expected: 'opening hours such as mon-fri 08:00-22:00, sat-sun 10:00-18:00',
  read: z.string().transform((text, context) => {
    const hours = parseHours(text)
    if (hours === null) context.addIssue('not opening hours')
    return hours ?? []
  }),
  fallback: parseHours(fallback) ?? [],
})

/** `hours`: the default opening hours. */
export function chatSettings(environment: Record<string, string | undefined>, hours: string) {
  const ports = readSettings(
    { portal: portSetting('HERNA_PORTAL_PORT', 3000), services: portSetting('HERNA_SERVICES_PORT', 4000) },
    environment,
  )
  return readSettings(
    {
      /** The only origin whose pages may call the chat. */
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`),
      /** Our own origin, which the support page is on. */
      origin: originSetting('HERNA_SERVICES_ORIGIN', `http://localhost:${ports.services}`),
      /** Internal base URL of PAM. */
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${ports.services}`),
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      /** Authorises changes of operators' accounts. */
      operatorToken: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      hours: hoursSetting('HERNA_CHAT_HOURS', hours),
      /** Conversations without a new entry for this long are removed. */
      retentionDays: countSetting('HERNA_CHAT_RETENTION_DAYS', 365, 1, 3_650),
      /** Per client address. */
      sessionsPerMinute: countSetting('HERNA_CHAT_SESSIONS_PER_MINUTE', 60, 1, 1_000_000),
      /** Logins of operators, per client address. */
      loginsPerMinute: countSetting('HERNA_CHAT_LOGINS_PER_MINUTE', 10, 1, 1_000_000),
      /** `off`: no operators are seeded. */
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
      builds: textSetting('HERNA_EMBEDS_BUILDS', BUILDS),
    },
    environment,
  )
}
export type ChatSettings = ReturnType<typeof chatSettings>
