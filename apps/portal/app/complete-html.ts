import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Begins a Suspense boundary whose fallback was sent in place of its content: the browser reports an error and renders it anew. */
const FALLBACK_SENT = '<!--$!-->'

interface Options {
  nonce: string | undefined
  /** How long the content of a boundary is waited for. */
  timeoutMs: number
  /** Content that failed or did not come in time; the page then has its fallback. */
  onError(error: unknown): void
}

/**
 * HTML with the content of every Suspense boundary. `renderToString` is a third faster than the stream, but waits for nothing; a lazy component suspends at its
 * first use in a process even when its module is loaded, and such a page is rendered again by the stream.
 */
export async function completeHtml(page: ReactNode, options: Options): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(FALLBACK_SENT)) return html
  return renderWaiting(page, options).catch((error: unknown) => {
    options.onError(error)
    return html
  })
}

async function renderWaiting(page: ReactNode, { nonce, timeoutMs }: Options): Promise<string> {
  const ready = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // No boundary is sent after the page, to be moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: ready.resolve,
    onError: ready.reject,
  })
  const timer = setTimeout(() => abort(new Error(`a part of the page was not ready within ${timeoutMs} ms`)), timeoutMs)
  await ready.promise.finally(() => clearTimeout(timer))
  return textOf(pipe)
}

function textOf(pipe: (body: Writable) => unknown): Promise<string> {
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const body = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  body.once('finish', () => resolve(Buffer.concat(chunks).toString())).once('error', reject)
  pipe(body)
  return promise
}
