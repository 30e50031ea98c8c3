import { expect, test } from 'vitest'
import { DEFAULT_OPERATOR } from '../configuration/operator.ts'
import { publicConfiguration } from '../configuration/public-configuration.ts'
import { readSettings } from '../configuration/settings.ts'
import { createPageCache } from './page-cache.ts'
import { resolvePage } from './pages.ts'
import { renderPage } from './render-page.ts'

const WHOLE = '<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width"></head><body>Lobby</body></html>'
const html = { 'content-type': 'text/html; charset=utf-8' }

/** A body that breaks off after so many characters. */
const broken = (length: number) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(WHOLE.slice(0, length)))
    },
    pull: (controller) => controller.error(new Error('the render was given up')),
  })

/** A portal whose pages are answered by these responses in turn, and its cache. */
function portal(...responses: Response[]) {
  const configuration = publicConfiguration(readSettings({}), DEFAULT_OPERATOR, 'b1')
  const cache = createPageCache(1_000_000, () => 0)
  const application = {
    handler: async () => responses.shift() as Response,
    entry: { provideContext: () => ({}), TRUSTED_SCRIPTS: [], htmlOf: () => undefined },
    templateAt: (path: string) => path,
  }
  const parts = { application, configuration, winners: {}, jackpots: {}, now: () => 0 }
  const content = { missed: false }
  const render = (address: string) => renderPage(parts as never, { address, content: content as never, draft: false })
  return { cache, ask: () => resolvePage({ cache, routesAt: () => [], render }, { path: '/', query: '' }) }
}

test.each([
  ['is empty', () => new Response('', { headers: html })],
  ['stops in its head', () => new Response(WHOLE.slice(0, 40), { headers: html })],
  ['stops before its end', () => new Response(WHOLE.slice(0, -3), { headers: html })],
  ['breaks off on the way', () => new Response(broken(60), { headers: html })],
  [
    'is the last resort of a render that failed twice',
    () => new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }),
  ],
])('a page that %s is answered as a failure and kept by nobody; the next one is whole', async (_, half) => {
  const { cache, ask } = portal(half(), new Response(WHOLE, { headers: html }))
  await expect(ask()).rejects.toThrow()
  expect(cache.find('/')).toBeUndefined()
  const next = await ask()
  expect(next.kind === 'page' && (await next.response.prepare('identity')).body.toString()).toBe(WHOLE)
  expect(cache.find('/')).toBeDefined()
})

test('a response that is no page needs no end', async () => {
  const { ask } = portal(Response.json({ a: 1 }))
  expect((await ask()).kind).toBe('page')
})
