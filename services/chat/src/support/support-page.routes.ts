import { join } from 'node:path'
import { type BuiltFolder, createBuiltFolder, notFound, type RetainedFiles, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ChatServiceContext } from '../context.ts'

const builtFile = z.object({ file: z.string(), integrity: z.string() })
const manifestSchema = z.object({ js: z.array(builtFile), css: z.array(builtFile) })
type Manifest = z.infer<typeof manifestSchema>

/** Of every text on the page. */
const FONTS = ['inter.woff2', 'outfit.woff2']
const HASHED = /-[\w-]{8}\.(js|css)$/

/** The build in `{builds}/support/dist`; open pages keep their files when it is replaced [F5]. */
export function supportBuild(builds: string, retained: RetainedFiles): BuiltFolder {
  const dist = join(builds, 'support', 'dist')
  const isComplete = (text: string) => manifestOf(text) !== null
  return createBuiltFolder({ index: join(dist, 'manifest.json'), files: dist, isComplete, retained })
}

/** The support page and its files. */
export function addSupportPage(app: FastifyInstance, { settings }: ChatServiceContext, build: BuiltFolder): void {
  withZodTypes(app).get('/', { schema: { summary: 'The support page' } }, async (_, reply) => {
    const manifest = manifestOf((await build.index()) ?? '')
    if (!manifest) throw notFound('The support page is not built.')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policyOf(settings.origin))
      .send(pageOf(manifest))
  })
  const params = z.object({ name: z.string().max(200) })
  withZodTypes(app).get('/files/:name', { schema: { hide: true, params } }, async ({ params: { name } }, reply) => {
    const file = await build.file(name)
    if (!file) throw notFound(`There is no file ${JSON.stringify(name)}.`)
    return reply
      .type(file.type)
      .header('cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(file.body)
  })
}

/** Null for a text that is no manifest, such as one that is being written. */
function manifestOf(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function pageOf({ js, css }: Manifest): string {
  const styles = css.map(
    ({ file, integrity }) => `<link rel="stylesheet" href="/support/files/${file}" integrity="${integrity}">`,
  )
  const scripts = js.map(
    ({ file, integrity }) => `<script type="module" src="/support/files/${file}" integrity="${integrity}"></script>`,
  )
  return [
    '<!doctype html><html lang="sk"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex"><title>Podpora</title>',
    '<link rel="icon" href="data:,">',
    ...FONTS.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/support/files/${font}" crossorigin>`),
    '<link rel="stylesheet" href="/support/files/page.css">',
    ...styles,
    '</head><body><div id="support"></div><noscript>Podpora potrebuje zapnutý JavaScript.</noscript>',
    ...scripts,
    '</body></html>\n',
  ].join('\n')
}

const policyOf = (origin: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
