import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { platform, type ScriptManifest } from '@herna/contract/player'
import { addOperation, notFound, openRetainedFiles, type ServiceDeps } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

const NAMES = ['login.js', 'identity.js'] as const
type ScriptName = (typeof NAMES)[number]
const SHORT_CACHE = 'public, max-age=300'
/** As `v` of an address; also part of a file's name. */
const VERSION = /^[0-9a-f]{16}$/
/** The URL contains a content hash. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

interface Script {
  text: string
  integrity: string
  version: string
}
type Scripts = Record<ScriptName, Script>
/** Output of the project's build. */
const BUILT = fileURLToPath(new URL('../../../scripts/dist', import.meta.url))

/** The scripts of a folder, cached once built; null until then. */
function scriptReader(folder: string, onRead: (scripts: Scripts) => void): () => Scripts | null {
  let cachedScripts: Scripts | null = null
  const isBuilt = () => NAMES.every((name) => existsSync(join(folder, name)))
  return () => {
    if (!cachedScripts && isBuilt()) {
      cachedScripts = { 'login.js': readScript(join(folder, 'login.js')), 'identity.js': readScript(join(folder, 'identity.js')) }
      onRead(cachedScripts)
    }
    return cachedScripts
  }
}

const readScript = (file: string): Script => scriptOf(readFileSync(file, 'utf8'))

function scriptOf(text: string): Script {
  const digest = createHash('sha384').update(text).digest()
  return { text, integrity: `sha384-${digest.toString('base64')}`, version: digest.toString('hex').slice(0, 16) }
}

/**
 * The browser scripts [7.42] and a manifest with their integrity. Public: any page may load them; they expose no player data by
 * themselves.
 */
export function addScriptRoutes(
  app: FastifyInstance,
  {
    folder = BUILT,
    dataFolder,
    log,
    addReadyCheck,
  }: { folder?: string } & Pick<ServiceDeps, 'addReadyCheck' | 'dataFolder' | 'log'>,
): void {
  const retained = openRetainedFiles({ folder: join(dataFolder, 'builds', 'platform-scripts'), log })
  const readScripts = scriptReader(folder, (scripts) => void retained.retain(filesOf(scripts)))
  const builtScripts = (): Scripts => {
    const scripts = readScripts()
    if (!scripts) throw notFound('The platform scripts are not built.')
    return scripts
  }
  /** A page loads the version whose integrity its manifest names: of a former build, or of a newer one that only another node has yet, which then answers. */
  async function scriptOfVersion(name: ScriptName, version: string | undefined): Promise<Script> {
    const present = builtScripts()[name]
    if (version === undefined || version === present.version) return present
    const former = VERSION.test(version) ? await retained.read(retainedName(name, version)) : null
    if (!former) throw notFound(`This node has no such version of ${name}.`)
    return scriptOf(former.toString())
  }
  addReadyCheck('platform scripts', () => void builtScripts())
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  const routeOptions = { summary: 'Addresses and integrity of the scripts [7.42]', tags: ['scripts'] }
  addOperation(app, platform.scripts, routeOptions, async ({ reply }) => {
    reply.header('cache-control', 'no-cache')
    return manifestOf(builtScripts())
  })
  for (const name of NAMES)
    app.get<{ Querystring: { v?: string } }>(
      `/${name}`,
      { schema: { summary: `Script of the browser: ${name}`, tags: ['scripts'] } },
      async (request, reply) => {
        const { text, integrity, version } = await scriptOfVersion(name, request.query.v)
        const etag = `"${integrity}"`
        reply.header('cache-control', request.query.v === version ? IMMUTABLE_CACHE : SHORT_CACHE).header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type('text/javascript; charset=utf-8').send(text)
      },
    )
}

const retainedName = (name: ScriptName, version: string) => `${version}-${name}`

const filesOf = (scripts: Scripts): Map<string, string> =>
  new Map(NAMES.map((name) => [retainedName(name, scripts[name].version), scripts[name].text]))

function manifestOf(scripts: Scripts): ScriptManifest {
  const entryOf = (name: ScriptName) => {
    const { integrity, version } = scripts[name]
    return { path: `/platform/${name}?v=${version}`, integrity }
  }
  return { 'login.js': entryOf('login.js'), 'identity.js': entryOf('identity.js') }
}
