import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { completeHtml } from './complete-html.ts'
import { CONSENT_SCRIPT } from './embeds/index.ts'
import { ErrorReportContext } from './shell/error-page/error-report.ts'
import { errorReportOf, logError } from './shell/error-page/log-error.server.ts'
import { THEME_SCRIPT } from './shell/index.ts'
import { EARLY_ERRORS_SCRIPT } from './error-reports/index.ts'
import { createFragmentStore, FragmentsContext, START_SCRIPT, withLateScripts } from './islands/index.ts'
import { nonceContext, reportErrorContext } from './loader-context/index.ts'
import { PERSONAL_SCRIPT } from './recommendations/index.ts'
import { PLAYER_SCRIPT } from './session/index.ts'

const HANDOFF_ID = 'loader-data'
const HANDOFF_SCRIPT = `(function(c){c.enqueue(document.getElementById('${HANDOFF_ID}').textContent);c.close()})(window.__reactRouterContext.streamController)`

export { provideContext } from './loader-context/index.ts'

/** Inline scripts of every page, allowed by hash in the content security policy [S2]. */
export const TRUSTED_SCRIPTS = [
  EARLY_ERRORS_SCRIPT,
  START_SCRIPT,
  THEME_SCRIPT,
  PERSONAL_SCRIPT,
  PLAYER_SCRIPT,
  CONSENT_SCRIPT,
  HANDOFF_SCRIPT,
]

/** Milliseconds after which a loader's deferred data is given up. */
export const streamTimeout = 5_000
const RENDER_TIMEOUT_MS = streamTimeout + 1_000

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
async function renderComplete({ request, context, nonce }: Rendering, onError: (error: unknown) => void): Promise<string> {
  const { serverHandoffStream, ...rest } = context
  const page = pageOf({ request, context: rest as EntryContext, nonce })
  const html = await completeHtml(page, { nonce, timeoutMs: RENDER_TIMEOUT_MS, onError })
  const scripts = serverHandoffStream && context.renderMeta?.didRenderScripts
  const handoff = scripts ? handoffOf(await textOf(serverHandoffStream)) : ''
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  // Joined at once: each further concatenation of a page is copied when it is searched [P2].
  return [
    '<!DOCTYPE html>',
    ...withLateScripts(html.slice(0, headEnd)),
    MANIFEST_LINK,
    ...withLateScripts(html.slice(headEnd, bodyEnd)),
    handoff,
    html.slice(bodyEnd),
  ].join('')
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
    const timer = setTimeout(() => abort(), RENDER_TIMEOUT_MS)
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
  const report = (error: unknown) => logError(error, request, loaderContext.get(reportErrorContext))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!Object.values(context.staticHandlerContext.loaderData).some(isDeferred)) {
    const html = await renderComplete(rendering, report)
    const response = new Response(bodyOf(html), { status, headers })
    completePages.set(response, html)
    return response
  }
  let responseStatus = status
  const body = await renderDeferred(rendering, (error) => {
    responseStatus = 500
    report(error)
  })
  return new Response(body, { status: responseStatus, headers })
}

/** Added here, so that it is not part of the first script; React leaves what it does not know in the head. */
const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest">'

/**
 * The loaders' data for the browser, which React Router streams after the page: JSON in lines, as text that is no script. So its quotes are not escaped, the browser does not
 * parse it as a program, and no hash of it is needed. Only `<`, which occurs in its strings alone, could end the element [S12].
 */
const handoffOf = (data: string): string =>
  `<script type="application/json" id="${HANDOFF_ID}">${data.replaceAll('<', '\\u003c')}</script><script>${HANDOFF_SCRIPT}</script>`

/** Like `new Response(stream).text()`, without the cost of a response: the data is one or two chunks. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
