import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { insecureAddresses } from '@herna/contract/edge'
import {
  choiceSetting,
  databaseSetting,
  portSetting,
  readSettings,
  secretSetting,
  StartupError,
  textSetting,
  trustedProxiesSetting,
} from '@herna/service-kit'
import { SERVICES } from './services.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

/** What the process as a whole needs to know; each service reads its own settings besides. */
export function processSettings(environment: Record<string, string | undefined>) {
  const settings = readSettings(
    {
      host: textSetting('HERNA_HOST', 'localhost'),
      servicesPort: portSetting('HERNA_SERVICES_PORT', 4000),
      gameHostPort: portSetting('HERNA_GAME_HOST_PORT', 4100),
      embedsPort: portSetting('HERNA_EMBEDS_PORT', 4200),
      dataFolder: textSetting('HERNA_DATA_DIR', join(REPOSITORY, '.data')),
      databaseUrl: databaseSetting('DATABASE_URL'),
      logLevel: choiceSetting('HERNA_LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
      trusted: trustedProxiesSetting('HERNA_TRUSTED_PROXIES'),
      monitoringToken: secretSetting('HERNA_MONITORING_TOKEN', 16),
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
    },
    environment,
  )
  const insecure = settings.sandbox === 'off' ? insecureAddresses(environment) : []
  if (insecure.length > 0) throw new StartupError(insecure.join('\n'))
  return settings
}
export type ProcessSettings = ReturnType<typeof processSettings>

/** `--only content,winners`; without it all services run. */
export function chosenServices(args: string[]): string[] {
  const all = Object.keys(SERVICES)
  if (args.length === 0) return all
  const [flag, value, ...rest] = args
  if (flag !== '--only' || !value || rest.length > 0)
    throw new StartupError(`usage: node services/main.ts [--only ${all.join(',')}]`)
  const names = value.split(',')
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new StartupError(`--only: there is no service ${JSON.stringify(unknown)}, only ${all.join(', ')}`)
  return names
}
