import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { insecureAddresses } from '@herna/contract/edge'
import {
  choiceSetting,
  databaseSetting,
  portSetting,
  readSettings,
  redisSetting,
  secretSetting,
  StartupError,
  textSetting,
  trustedProxiesSetting,
} from '@herna/service-kit'
import { tracingSettings } from '@herna/telemetry'
import { listenersOf, type ServiceList } from './services.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

/** Settings of the process; each service reads its own settings in addition. Throws `StartupError`. */
export function processSettings(environment: Record<string, string | undefined>, services: ServiceList) {
  const portSettings = Object.fromEntries(
    listenersOf(services).map(({ name, port }) => [name, portSetting(port.setting, port.default)]),
  )
  const settings = readSettings(
    {
      // Read here too, so that all invalid values are reported together.
      ...portSettings,
      host: textSetting('HERNA_HOST', 'localhost'),
      dataFolder: textSetting('HERNA_DATA_DIR', join(REPOSITORY, '.data')),
      databaseUrl: databaseSetting('DATABASE_URL'),
      logLevel: choiceSetting('HERNA_LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
      trusted: trustedProxiesSetting('HERNA_TRUSTED_PROXIES'),
      monitoringToken: secretSetting('HERNA_MONITORING_TOKEN', 16),
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
      /** Names this node in its log. */
      node: textSetting('HERNA_NODE', hostname()),
      redis: redisSetting('REDIS_URL'),
      redisPrefix: textSetting('HERNA_REDIS_PREFIX', 'herna'),
    },
    environment,
  )
  const insecure = settings.sandbox === 'off' ? insecureAddresses(environment) : []
  if (insecure.length > 0) throw new StartupError(insecure.join('\n'))
  return {
    ...settings,
    ports: readSettings(portSettings, environment),
    tracing: tracingSettings(environment, (lines) => new StartupError(lines)),
  }
}

export type ProcessSettings = ReturnType<typeof processSettings>

/** The program that was started, and its services. */
export interface Command {
  /** Path from the repository root, for the usage message. */
  path: string
  services: ServiceList
}

/** `--only content,winners`; without it all services run. */
export function chosenServices(args: string[], { path, services }: Command): string[] {
  const serviceNames = Object.keys(services)
  if (args.length === 0) return serviceNames
  const [flag, value, ...rest] = args
  if (flag !== '--only' || !value || rest.length > 0)
    throw new StartupError(`usage: node ${path} [--only ${serviceNames.join(',')}]`)
  const names = value.split(',')
  const unknownName = names.find((name) => !serviceNames.includes(name))
  if (unknownName !== undefined)
    throw new StartupError(`--only: unknown service ${JSON.stringify(unknownName)}, expected ${serviceNames.join(', ')}`)
  return names
}
