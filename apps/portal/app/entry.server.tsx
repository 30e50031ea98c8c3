import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { CONSENT_SCRIPT } from './embeds/index.ts'
import { ErrorReportContext } from './shell/error-page/error-report.ts'
import { errorReportOf, logError } from './shell/error-page/log-error.server.ts'
import { THEME_SCRIPT } from './shell/index.ts'
import { EARLY_ERRORS_SCRIPT } from './error-reports/index.ts'
import { createFragmentStore, FragmentsContext, START_SCRIPT, withLateScripts } from './islands/index.ts'
import { nonceContext, reportErrorContext } from './loader-context/index.ts'
import { PERSONAL_SCRIPT } from './recommendations/index.ts'
import { PLAYER_SCRIPT } from './session/index.ts'

export { provideContext } from './loader-context/index.ts'

/** Inline scripts of every page, allowed by hash in the content security policy [S2]. */
export const TRUSTED_SCRIPTS = [EARLY_ERRORS_SCRIPT, START_SCRIPT, THEME_SCRIPT, PERSONAL_SCRIPT, PLAYER_SCRIPT, CONSENT_SCRIPT]

/** What the server imports only with its first error page: later the build's folder may have been replaced beneath this process. */
void import('./shell/error-page/missing-picture.tsx')

/** Milliseconds after which a loader's deferred data is given up. */
export const streamTimeout = 5_000

export const handleError = (error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void =>
  logError(error, request, context.get(reportErrorContext))

const isPromise = (value: unknown): boolean => value instanceof Promise
/** True when a loader returned a promise in its data. */
const isDeferred = (data: unknown): boolean =>
  isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise))

interface Rendering {
  request: Request
  context: EntryContext
  nonce: string | undefined
}

/** Characters of HTML: some five thousand tiles. */
const MAX_FRAGMENTS_LENGTH = 8_000_000
const fragments = createFragmentStore(renderToString, MAX_FRAGMENTS_LENGTH)

const pageOf = ({ request, context, nonce }: Rendering) => (
  <FragmentsContext value={fragments}>
    <ErrorReportContext value={errorReportOf(request)}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ErrorReportContext>
  </FragmentsContext>
)

const completePages = new WeakMap<Response, string>()
/** The HTML of a page that was rendered at once: reading it from the response's body would encode and decode it. */
export const htmlOf = (response: Response): string | undefined => completePages.get(response)

/** Encoded only when somebody reads it. */
const bodyOf = (html: string): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(html))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )

/** Renders to one string: a third faster than the stream, and the page cache needs the whole page. */
async function renderComplete({ request, context, nonce }: Rendering): Promise<string> {
  const { serverHandoffStream, ...rest } = context
  const html = renderToString(pageOf({ request, context: rest as EntryContext, nonce }))
  const scripts = serverHandoffStream && context.renderMeta?.didRenderScripts
  const script = scripts ? await handoffScript(serverHandoffStream, nonce) : ''
  const late = withLateScripts(html).replace('</head>', `${MANIFEST_LINK}</head>`)
  const bodyEnd = late.lastIndexOf('</body>')
  return `<!DOCTYPE html>${late.slice(0, bodyEnd)}${script}${late.slice(bodyEnd)}`
}

/** A page with deferred data is sent when it is complete: search engines and the page cache need the whole page. */
function renderDeferred(rendering: Rendering, onError: (error: unknown) => void): Promise<ReadableStream> {
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
  loaderContext: RouterContextProvider,
): Promise<Response> {
  const rendering = { request, context, nonce: loaderContext.get(nonceContext) }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!Object.values(context.staticHandlerContext.loaderData).some(isDeferred)) {
    const html = await renderComplete(rendering)
    const response = new Response(bodyOf(html), { status, headers })
    completePages.set(response, html)
    return response
  }
  let responseStatus = status
  const body = await renderDeferred(rendering, (error) => {
    responseStatus = 500
    logError(error, request, loaderContext.get(reportErrorContext))
  })
  return new Response(body, { status: responseStatus, headers })
}

/** Added here, so that it is not part of the first script; React leaves what it does not know in the head. */
const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest">'

/** Characters that could end the script element or the string literal [S12]. */
const UNSAFE = /[<>&\u2028\u2029]/g
const escapeCharacter = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The loaders' data for the browser, in the form in which React Router streams it after the page. */
async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
  const data = JSON.stringify(await textOf(stream)).replace(UNSAFE, escapeCharacter)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${controller}.enqueue(${data});${controller}.close();</script>`
}

/** Like `new Response(stream).text()`, without the cost of a response: the data is one or two chunks. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
