import { ACCOUNT_SCREENS, type EmbedManifest } from '@herna/contract/embeds'
import { notFound, withZodTypes } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { EmbedRoutesContext } from './embeds.routes.ts'

const query = z.object({ screen: z.enum(ACCOUNT_SCREENS).default('dashboard') })

/** The account as a page for the legacy window [2.40]: only the portal may frame it, and it runs only the app's own files. */
export function addAccountPage(server: FastifyInstance, { settings, builds }: EmbedRoutesContext): void {
  const schema = { summary: 'The account as a page, for the legacy window [2.40]', querystring: query }
  withZodTypes(server).get('/fe/my-account/', { schema }, async (request, reply) => {
    const manifest = await builds.manifest('my-account')
    if (!manifest) throw notFound('my-account is not built.')
    const page = pageOf(manifest, {
      platform: settings.platform,
      portal: settings.portal,
      screen: request.query.screen,
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'origin')
      .header('content-security-policy', policyOf(settings))
      .send(page)
  })
}

interface PageData {
  platform: string
  portal: string
  screen: string
}

function pageOf({ js, css }: EmbedManifest, pageData: PageData): string {
  const styles = css.map(
    ({ file, integrity }) => `<link rel="stylesheet" href="/fe/my-account/${file}" integrity="${integrity}">`,
  )
  const scripts = js.map(
    ({ file, integrity }) => `<script type="module" src="/fe/my-account/${file}" integrity="${integrity}"></script>`,
  )
  const attributes = Object.entries(pageData).map(([name, value]) => ` data-${name}="${value.replaceAll('"', '&quot;')}"`)
  return [
    '<!doctype html><html lang="sk"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex"><title>Môj účet</title>',
    '<link rel="stylesheet" href="/fe/my-account/page.css">',
    ...styles,
    `</head><body${attributes.join('')}><main id="my-account"></main>`,
    '<noscript>Účet potrebuje zapnutý JavaScript.</noscript>',
    ...scripts,
    '</body></html>\n',
  ].join('\n')
}

const policyOf = ({ platform, portal }: EmbedRoutesContext['settings']): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${new URL(platform).origin}`,
    `frame-ancestors ${portal}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
