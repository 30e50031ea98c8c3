import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { platform } from '@herna/contract/player'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'

const FRESH = 'public, max-age=300'
/** The address names the contents. */
const FOREVER = 'public, max-age=31536000, immutable'

interface Script {
  text: string
  integrity: string
  version: string
}

function readScript(name: string): Script {
  const text = readFileSync(fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url)), 'utf8')
  const digest = createHash('sha384').update(text).digest()
  return { text, integrity: `sha384-${digest.toString('base64')}`, version: digest.toString('hex').slice(0, 16) }
}

/** The browser's scripts [7.42] and a manifest with their integrity. They are public: any page may load them, none can read a player by that. */
export function addScriptRoutes(app: FastifyInstance): void {
  const scripts = { 'login.js': readScript('login.js'), 'identity.js': readScript('identity.js') }
  const linkOf = (name: keyof typeof scripts) => {
    const { version, integrity } = scripts[name]
    return { path: `/platform/${name}?v=${version}`, integrity }
  }
  const manifest = { 'login.js': linkOf('login.js'), 'identity.js': linkOf('identity.js') }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  const about = { summary: 'Addresses and integrity of the scripts [7.42]', tags: ['scripts'] }
  addOperation(app, platform.scripts, about, async ({ reply }) => {
    reply.header('cache-control', 'no-cache')
    return manifest
  })
  for (const [name, { text, version, integrity }] of Object.entries(scripts))
    app.get<{ Querystring: { v?: string } }>(
      `/${name}`,
      { schema: { summary: `Script of the browser: ${name}`, tags: ['scripts'] } },
      async (request, reply) => {
        const etag = `"${integrity}"`
        reply.header('cache-control', request.query.v === version ? FOREVER : FRESH).header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type('text/javascript; charset=utf-8').send(text)
      },
    )
}
