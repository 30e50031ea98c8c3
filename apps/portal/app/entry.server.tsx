import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { provideContext } from './wires/provide-context.ts'

/** Milliseconds after which a loader's late data is given up. */
export const streamTimeout = 5_000
const RENDER_LIMIT_MS = streamTimeout + 1_000

/** Renders whole pages: they are cached as bytes, so nothing is gained by streaming a half-ready one. */
export default function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let status = statusCode
    const timer = setTimeout(() => abort(), RENDER_LIMIT_MS)
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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
