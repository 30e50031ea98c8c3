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
import { listenersOf, type ServiceList } from './services.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

/** What the process as a whole needs to know; each service reads its own settings besides. */
export function processSettings(environment: Record<string, string | undefined>, services: ServiceList) {
  const portSettings = Object.fromEntries(
    listenersOf(services).map(({ name, port }) => [name, portSetting(port.setting, port.default)]),
  )
  const settings = readSettings(
    {
      // Read here too, so that every broken value is named at once.
      ...portSettings,
      host: textSetting('HERNA_HOST', 'localhost'),
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
  return { ...settings, ports: readSettings(portSettings, environment) }
}
export type ProcessSettings = ReturnType<typeof processSettings>

/** The file that was run, and the services it offers. */
export interface Command {
  /** From the root, as an operator writes it. */
  path: string
  services: ServiceList
}

/** `--only content,winners`; without it all services run. */
export function chosenServices(args: string[], { path, services }: Command): string[] {
  const all = Object.keys(services)
  if (args.length === 0) return all
  const [flag, value, ...rest] = args
  if (flag !== '--only' || !value || rest.length > 0) throw new StartupError(`usage: node ${path} [--only ${all.join(',')}]`)
  const names = value.split(',')
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new StartupError(`--only: there is no service ${JSON.stringify(unknown)}, only ${all.join(', ')}`)
  return names
}
