import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector receives it. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** 2: server, 3: client. */
  kind: number
  /** All attributes of span and resource. */
  attributes: Record<string, unknown>
  isFailed: boolean
}

/** A collector that speaks OTLP over HTTP. */
export interface Collector {
  address: string
  spans: CollectedSpan[]
  /** Number of requests received, also of those that were not answered. */
  requests: () => number
  close(): Promise<void>
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}
interface Received {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Pick<CollectedSpan, 'name' | 'traceId' | 'spanId' | 'kind'> & {
        parentSpanId?: string
        attributes: Attribute[]
        status: { code?: number }
      })[]
    }[]
  }[]
}

const ERROR = 2
const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** `answer`: what it does with a request after reading it; by default it accepts the spans. */
export async function startCollector(answer = accept): Promise<Collector> {
  const spans: CollectedSpan[] = []
  let requests = 0
  const server = createServer(async (request, response) => {
    requests++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    spans.push(...spansIn(JSON.parse(Buffer.concat(chunks).toString()) as Received))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function accept(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

const spansIn = ({ resourceSpans }: Received): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const ofResource = valuesOf(resource.attributes)
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, kind, attributes, status }) => ({
        service: String(ofResource['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        kind,
        attributes: { ...ofResource, ...valuesOf(attributes) },
        isFailed: status.code === ERROR,
      })),
    )
  })
