import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMBED_APPS } from '@herna/contract/embeds'
import { createServer, createHealthMonitor, type HttpServer, type ServiceDeps } from '@herna/service-kit'
import { pino } from 'pino'
import { createEmbedHost } from './embed-host.ts'

export const PORTAL = 'http://portal.test:3000'
export const SCRIPT = 'my-account-AbCd1234.js'

export interface RunningEmbedHost {
  app: HttpServer
  /** Folder of the builds. */
  folder: string
  close(): Promise<void>
}

/** The embed host on a real HTTP server, with small builds. */
export async function runEmbedHost({ isBuilt = true } = {}): Promise<RunningEmbedHost> {
  const folder = mkdtempSync(join(tmpdir(), 'herna-embeds-'))
  if (isBuilt) for (const name of EMBED_APPS) build(folder, name)
  const log = pino({ level: 'silent' })
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'embeds', logger: log, monitor, isStrict: true })
  const environment = {
    HERNA_PORTAL_ORIGIN: PORTAL,
    HERNA_PLATFORM_PUBLIC_URL: 'http://services.test:4000/platform',
    HERNA_EMBEDS_BUILDS: folder,
  }
  const service = createEmbedHost()
  // The embed host uses no database.
  const deps: Omit<ServiceDeps, 'database'> = {
    dataFolder: folder,
    log,
    environment,
    metrics: monitor.metrics,
    addReadyCheck: (name, check) => monitor.checks.set(name, check),
  }
  await app.register(async (scope) => service.register(scope, deps as ServiceDeps), { prefix: service.prefix })
  await app.ready()
  return {
    app,
    folder,
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function build(folder: string, name: string, script = `${name}-AbCd1234.js`): void {
  const dist = join(folder, name, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, script), 'export const mounted = true\n'.repeat(200))
  const integrity = `sha384-${'A'.repeat(64)}`
  const css = [{ file: `${name}-AbCd1234.css`, integrity }]
  writeFileSync(join(dist, css[0]?.file ?? ''), '.a{color:red}')
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ app: name, builtAt: 1, js: [{ file: script, integrity }], css }))
}
