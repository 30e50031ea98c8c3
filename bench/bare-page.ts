import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { brotliCompress, constants } from 'node:zlib'
import type * as React from 'react'
import type * as ReactServer from 'react-dom/server'
import type * as ReactRouter from 'react-router'

// The limit of P2: what a page costs in React Router and Node without its tree. A portal of one route, whose component renders the whole page as one text and whose loader
// returns as much data, is served over HTTP by React Router's request handler, rendered with `renderToString`, and compressed in another thread as the portal does.
// Receives { html, data } through the IPC channel and reports its port; then, for each message, the pages so far and the processor time of its thread in ms.

const require = createRequire(new URL('../apps/portal/package.json', import.meta.url))
const { createElement } = require('react') as typeof React
const { renderToString } = require('react-dom/server') as typeof ReactServer
const { createRequestHandler, Scripts, ServerRouter } = require('react-router') as typeof ReactRouter

export interface BarePage {
  html: string
  /** The loaders' data, as text. */
  data: string
}
export interface ThreadTime {
  pages: number
  thread: number
}

const serve = ({ html, data }: BarePage): void => {
  const Page = () =>
    createElement(
      'html',
      null,
      createElement('head'),
      createElement('body', null, createElement('div', { dangerouslySetInnerHTML: { __html: html } }), createElement(Scripts)),
    )
  const handler = createRequestHandler(buildOf(Page, data), 'production')
  let pages = 0
  const server = createServer(async (request, response) => {
    const answer = await handler(new Request(`http://localhost${request.url}`))
    const body = await compressed(Buffer.from(await answer.text()))
    pages += 1
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    })
    response.end(body)
  })
  server.listen(0, 'localhost', () => {
    process.send?.((server.address() as { port: number }).port)
    process.on('message', () => {
      const { user, system } = process.threadCpuUsage()
      process.send?.({ pages, thread: (user + system) / 1_000 } satisfies ThreadTime)
    })
  })
}

/** The quality of a page's first answer in the portal. */
const compressed = (body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    brotliCompress(
      body,
      { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } },
      (error, bytes) => (error ? reject(error) : resolve(bytes)),
    ),
  )

async function render(request: Request, status: number, headers: Headers, context: ReactRouter.EntryContext): Promise<Response> {
  const html = renderToString(createElement(ServerRouter, { context, url: request.url }))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Only what the request handler reads. */
const buildOf = (Page: () => unknown, data: string): ReactRouter.ServerBuild =>
  ({
    entry: { module: { default: render } },
    routes: { root: { id: 'root', path: '*', module: { default: Page, loader: () => ({ data }) } } },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '*', module: '/root.js', hasLoader: true } },
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: {},
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  }) as unknown as ReactRouter.ServerBuild

process.once('message', (page) => serve(page as BarePage))
