import type { ServerResponse } from 'node:http'
import { sendPlain } from '../http/plain-answer.ts'

/**
 * What the portal's router is answered when it asks for a draft page's data without a pass: refused, and told to open the page anew, which then
 * asks for the password. Written as React Router writes its redirects.
 */
export function openAnew(response: ServerResponse, path: string, query: string): void {
  const given = new URLSearchParams(query)
  given.delete('_routes')
  const page = path.replace(/(?:\/_)?\.data$/, '')
  const redirect = given.size > 0 ? `${page}?${given}` : page
  sendPlain(response, {
    status: 401,
    type: 'text/x-script',
    body: `${encodeRedirect({ redirect, status: 302, revalidate: false, reload: true, replace: false })}\n`,
    headers: { 'X-Remix-Response': 'yes', 'WWW-Authenticate': 'FormBased realm="preview"', Vary: 'Cookie' },
  })
}

/** turbo-stream: a flat list in which an object's names and values stand by their places. */
function encodeRedirect(facts: Record<string, string | number | boolean>): string {
  const entries = Object.entries(facts)
  const places = Object.fromEntries(entries.map((_, index) => [`_${2 + index * 2}`, 3 + index * 2]))
  return JSON.stringify([['SingleFetchRedirect', 1], places, ...entries.flat()])
}
