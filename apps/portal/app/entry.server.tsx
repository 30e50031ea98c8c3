import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { THEME_SCRIPT } from './frame/index.ts'
import { nonceContext } from './wires/provide-context.ts'

export { provideContext } from './wires/provide-context.ts'

/** Inline scripts that every page has, for the content security policy [S2]. */
export const TRUSTED_SCRIPTS = [THEME_SCRIPT]

/** Milliseconds after which a loader's late data is given up. */
export const streamTimeout = 5_000
const RENDER_LIMIT_MS = streamTimeout + 1_000

/** Renders whole pages: they are cached as bytes, so nothing is gained by streaming a half-ready one. */
export default function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  return new Promise((resolve, reject) => {
    let status = statusCode
    const timer = setTimeout(() => abort(), RENDER_LIMIT_MS)
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        status = 500
        console.error(error)
      },
    })
  })
}
