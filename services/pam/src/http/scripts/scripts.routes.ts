import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { platform, type ScriptManifest } from '@herna/contract/player'
import { addOperation, notFound, type ServiceDeps } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

const NAMES = ['login.js', 'identity.js'] as const
type ScriptName = (typeof NAMES)[number]
const FRESH = 'public, max-age=300'
/** The address names the contents. */
const FOREVER = 'public, max-age=31536000, immutable'

interface Script {
  text: string
  integrity: string
  version: string
}
type Scripts = Record<ScriptName, Script>
/** Where the project's build puts them. */
const BUILT = fileURLToPath(new URL('../../../scripts/dist', import.meta.url))

/** The scripts of a folder, read when they are first there; null while they are not built. */
function openScripts(folder: string): () => Scripts | null {
  let known: Scripts | null = null
  const isBuilt = () => NAMES.every((name) => existsSync(join(folder, name)))
  return () => {
    if (!known && isBuilt())
      known = { 'login.js': readScript(join(folder, 'login.js')), 'identity.js': readScript(join(folder, 'identity.js')) }
    return known
  }
}

function readScript(file: string): Script {
  const text = readFileSync(file, 'utf8')
  const digest = createHash('sha384').update(text).digest()
  return { text, integrity: `sha384-${digest.toString('base64')}`, version: digest.toString('hex').slice(0, 16) }
}

/** The browser's scripts [7.42] and a manifest with their integrity. They are public: any page may load them, none can read a player by that. */
export function addScriptRoutes(
  app: FastifyInstance,
  { folder = BUILT, addReadyCheck }: { folder?: string } & Pick<ServiceDeps, 'addReadyCheck'>,
): void {
  const readScripts = openScripts(folder)
  const builtScripts = (): Scripts => {
    const scripts = readScripts()
    if (!scripts) throw notFound('The platform scripts are not built.')
    return scripts
  }
  addReadyCheck('platform scripts', () => void builtScripts())
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  const about = { summary: 'Addresses and integrity of the scripts [7.42]', tags: ['scripts'] }
  addOperation(app, platform.scripts, about, async ({ reply }) => {
    reply.header('cache-control', 'no-cache')
    return manifestOf(builtScripts())
  })
  for (const name of NAMES)
    app.get<{ Querystring: { v?: string } }>(
      `/${name}`,
      { schema: { summary: `Script of the browser: ${name}`, tags: ['scripts'] } },
      async (request, reply) => {
        const { text, integrity, version } = builtScripts()[name]
        const etag = `"${integrity}"`
        reply.header('cache-control', request.query.v === version ? FOREVER : FRESH).header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type('text/javascript; charset=utf-8').send(text)
      },
    )
}

function manifestOf(scripts: Scripts): ScriptManifest {
  const entryOf = (name: ScriptName) => {
    const { integrity, version } = scripts[name]
    return { path: `/platform/${name}?v=${version}`, integrity }
  }
  return { 'login.js': entryOf('login.js'), 'identity.js': entryOf('identity.js') }
}
