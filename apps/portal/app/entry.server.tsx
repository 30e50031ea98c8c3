import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { ErrorReportContext } from './shell/error-page/error-report.ts'
import { errorReportOf, logError } from './shell/error-page/log-error.server.ts'
import { THEME_SCRIPT } from './shell/index.ts'
import { nonceContext } from './loader-context/index.ts'
import { PERSONAL_SCRIPT } from './recommendations/index.ts'
import { PLAYER_SCRIPT } from './session/index.ts'

export { provideContext } from './loader-context/index.ts'

/** Inline scripts that every page has, for the content security policy [S2]. */
export const TRUSTED_SCRIPTS = [THEME_SCRIPT, PERSONAL_SCRIPT, PLAYER_SCRIPT]

/** Milliseconds after which a loader's late data is given up. */
export const streamTimeout = 5_000

export const handleError = (error: unknown, { request }: { request: Request }): void => logError(error, request)

const isPromise = (value: unknown): boolean => value instanceof Promise
/** True when a loader sends a promise ahead of its data. */
const isDeferred = (data: unknown): boolean =>
  isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise))

interface Rendering {
  request: Request
  context: EntryContext
  nonce: string | undefined
}

const pageOf = ({ request, context, nonce }: Rendering) => (
  <ErrorReportContext value={errorReportOf(request)}>
    <ServerRouter context={context} url={request.url} nonce={nonce} />
  </ErrorReportContext>
)

/** One string with all data in it: faster than the stream by a third, and what the page cache needs. */
async function renderWhole({ request, context, nonce }: Rendering): Promise<string> {
  const { serverHandoffStream, ...rest } = context
  const html = renderToString(pageOf({ request, context: rest as EntryContext, nonce }))
  const scripts = serverHandoffStream && context.renderMeta?.didRenderScripts
  const script = scripts ? await handoffScript(serverHandoffStream, nonce) : ''
  return `<!DOCTYPE html>${html.replace('</body>', () => `${script}</body>`)}`
}

/** A page that defers data is sent when all of it is there, to everybody: search engines and the page cache get the whole. */
function renderLate(rendering: Rendering, onError: (error: unknown) => void): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(pageOf(rendering), {
      nonce: rendering.nonce,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        resolve(createReadableStreamFromReadable(body))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError,
    })
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const rendering = { request, context, nonce: provided.get(nonceContext) }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!Object.values(context.staticHandlerContext.loaderData).some(isDeferred)) {
    return new Response(await renderWhole(rendering), { status, headers })
  }
  let answered = status
  const body = await renderLate(rendering, (error) => {
    answered = 500
    logError(error, request)
  })
  return new Response(body, { status: answered, headers })
}

/** Signs that could end the script or the line it stands in [S12]. */
const UNSAFE = /[<>&\u2028\u2029]/g
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The loaders' data for the browser, in the words in which React Router would stream them behind the page. */
async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
  const data = JSON.stringify(await new Response(stream).text()).replace(UNSAFE, escaped)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${controller}.enqueue(${data});${controller}.close();</script>`
}
