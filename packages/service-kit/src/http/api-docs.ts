import type { MonitoringAccess } from '@herna/telemetry'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { monitoringOnly } from './monitoring-access.ts'

type Operation = { summary?: string; tags?: string[]; description?: string }

/** OpenAPI document from the zod schemas of the routes at `/docs/json`, and an HTML overview at `/docs`. */
export async function describeApi(app: FastifyInstance, title: string, access: MonitoringAccess): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  const hidden = { schema: { hide: true }, onRequest: monitoringOnly(access) }
  app.get('/docs/json', hidden, async () => app.swagger())
  app.get('/docs', hidden, async (_request, reply) => {
    const { paths } = app.swagger() as { paths?: Record<string, Record<string, Operation>> }
    return reply.type('text/html; charset=utf-8').send(page(title, paths ?? {}))
  })
}

function page(title: string, paths: Record<string, Record<string, Operation>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary }]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary ?? '')}</td></tr>`,
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<h1>${escape(title)}</h1><p>Schemas of all calls: <a href="/docs/json">OpenAPI document</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
