/** Signs that could end the script or the line it stands in [S12]. */
const UNSAFE = /[<>&\u2028\u2029]/g
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The loaders' data for the browser, in the words in which React Router would stream them behind the page. */
export async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
  const data = JSON.stringify(await new Response(stream).text()).replace(UNSAFE, escaped)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${controller}.enqueue(${data});${controller}.close();</script>`
}
