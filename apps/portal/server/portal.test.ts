import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request as rawRequest } from 'node:http'
import fc from 'fast-check'
import { afterEach, expect, inject, test } from 'vitest'
import { contentDouble } from './fixtures/content-double.ts'
import { AS_EDITOR, type Loader, type RunningPortal, runPortal, waitUntil } from './fixtures/portal-double.ts'
import { CONTENT_LISTS, type Game } from '@herna/contract/content'

let portal: RunningPortal
afterEach(() => portal.close())

const isOpen = (running: RunningPortal) => waitUntil(async () => (await running.get('/readyz')).status === 200)
const startTestPortal = async (options: Parameters<typeof runPortal>[0] = {}) => {
  portal = await runPortal(options)
  await isOpen(portal)
  return portal
}
const text = async (address: string) => (await portal.get(address)).text()

// More than may wait for a render, were each to cost one.
const AT_ONCE = inject('breadth') === 'full' ? 1_000 : 100

test(`${AT_ONCE} simultaneous first requests cost one render and one set of content calls`, async () => {
  await startTestPortal()
  const calls = portal.content.calls.filter((call) => call.startsWith('/games/no-files')).length
  const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => text('/vsetky-hry')))
  expect(new Set(pages).size).toBe(1)
  expect(portal.renders()).toBe(1)
  expect(portal.content.calls.filter((call) => call.startsWith('/games/no-files'))).toHaveLength(calls)
}, 60_000)

test('a content change is visible without a restart, and the old page is not served', async () => {
  await startTestPortal()
  expect(await text('/')).toContain('Vlčia hora')
  portal.content.change((lists) => {
    lists.games[0] = { ...(lists.games[0] as Game), name: 'Nová hora' }
  })
  await waitUntil(async () => (await text('/')).includes('Nová hora'))
  expect(await text('/')).not.toContain('Vlčia hora')
})

test('unchanged lists are not sent again', async () => {
  await startTestPortal()
  const previousResponseCount = portal.content.sent()
  portal.content.change((lists) => lists.games.pop())
  await waitUntil(async () => !(await text('/')).includes('Líščí les'))
  expect(portal.content.sent() - previousResponseCount).toBe(1)
})

test('while the content service is down the last content is served, marked stale, and recovery is automatic [F2]', async () => {
  await startTestPortal()
  await portal.content.stop()
  await waitUntil(() => portal.log.some(({ stale }) => stale === true))
  expect(await text('/temy')).toContain('Vlčia hora')
  expect(await (await portal.get('/readyz')).json()).toMatchObject({ status: 'ready', stale: true })
  await portal.content.start()
  portal.content.change((lists) => lists.games.pop())
  await waitUntil(async () => !(await text('/temy')).includes('Líščí les'))
  expect(await (await portal.get('/readyz')).json()).toMatchObject({ stale: false })
})

test('a portal restarted while the content service is down serves the snapshot from disk [F2]', async () => {
  await startTestPortal()
  await portal.content.stop()
  await portal.restart()
  expect(await text('/')).toContain('Vlčia hora')
  await portal.content.start()
})

test.each(['hang', '500', 'garbage', 'reset', 'truncated'] as const)(
  'a portal started without any content (%s) reports it and recovers automatically [F1] [F2]',
  async (fault) => {
    const content = await contentDouble()
    content.faults.set('*', fault)
    portal = await runPortal({ content })
    const answer = await portal.get('/')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await answer.text()).toContain('Obsah sa načítava')
    expect((await portal.get('/healthz')).status).toBe(200)
    expect((await portal.get('/sitemap.xml')).status).toBe(503)
    if (fault === 'hang') return
    content.faults.clear()
    await isOpen(portal)
    expect(await text('/')).toContain('Vlčia hora')
  },
)

/** Another fault for each list in the gate, every fault of every list in a full run. A list that hangs or is cut off is an unreachable service: 503 at the start, see above. */
const LIST_FAULTS = ['500', 'garbage', 'truncated', 'wrong'] as const
const withFaults = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  rows.flatMap((row, index) =>
    (inject('breadth') === 'full' ? LIST_FAULTS : LIST_FAULTS.slice(index % LIST_FAULTS.length).slice(0, 1)).map(
      (fault) => [...row, fault] as const,
    ),
  )

test.each(
  withFaults([
    ['layouts', 'errors.failed-to-fetch-layouts', '[8.13]'],
    ['categories', 'errors.failed-to-fetch-categories', '[8.13]'],
    ['menu', 'errors.failed-to-fetch-menu', '[8.14]'],
    ['submenu', 'errors.failed-to-fetch-submenu', '[8.14]'],
    ['providers', 'errors.failed-to-fetch-providers', '[8.14]'],
    ['promotions', 'errors.failed-to-fetch-promotions', '[8.14]'],
    ['collections', 'errors.failed-to-fetch-collections', '[8.14]'],
    ['collectionGroups', 'errors.failed-to-fetch-collection-groups', '[8.14]'],
    ['games', 'errors.failed-to-fetch-games', '[8.14]'],
    ['carousels', 'errors.failed-to-fetch-carousel', '[8.15]'],
    ['videoWidgets', 'errors.failed-to-fetch-videos', '[8.15]'],
    ['globalSettings', 'errors.failed-to-fetch-meta', '[8.16]'],
    ['webGlobal', 'errors.failed-to-fetch-sb-cms-config', '[8.17]'],
  ] as const),
)('a failing list of %s is a page with status 500 and %s %s, after „%s“ [F1]', async (name, key, _statement, fault) => {
  const content = await contentDouble()
  content.faults.set(CONTENT_LISTS[name].path, fault)
  portal = await runPortal({ content })
  await waitUntil(async () => (await portal.get('/')).status === 500)
  const body = await text('/')
  expect(body).toContain(key)
  const [, reference] = body.split(' ')
  expect(portal.log.some((line) => line.reference === reference)).toBe(true)
  content.faults.clear()
  await isOpen(portal)
  expect(await text('/')).toContain('Vlčia hora')
})

test.each([
  ['videoWidgets', 'errors.failed-to-fetch-videos', '[8.15]'],
  ['globalSettings', 'errors.failed-to-fetch-meta', '[8.16]'],
  ['webGlobal', 'errors.failed-to-fetch-sb-cms-config', '[8.17]'],
] as const)('empty %s count as failed: %s %s', async (name, key, _statement) => {
  const content = await contentDouble()
  content.faults.set(CONTENT_LISTS[name].path, 'empty')
  portal = await runPortal({ content })
  await waitUntil(async () => (await text('/')).includes(key))
  expect((await portal.get('/')).status).toBe(500)
})

test('videos are not required when no layout shows them', async () => {
  const content = await contentDouble()
  content.lists.layouts = content.lists.layouts.map((layout) => ({ ...layout, widgets: [] }))
  content.lists.videoWidgets = []
  portal = await runPortal({ content })
  await isOpen(portal)
  expect((await portal.get('/')).status).toBe(200)
})

const showOptionalLists: Loader = async (_request, { content }) => {
  const { jackpots, legalRules, missing } = await content.snapshot('Published')
  return new Response(JSON.stringify({ jackpots: jackpots.length, rules: legalRules.title, missing }), {
    headers: { 'content-type': 'text/html' },
  })
}

const shownLists = async () => JSON.parse((await text('/')).replace('</html>', ''))

test.each([
  ['/Jackpots', '500', 'jackpots', { jackpots: 0, rules: 'Pravidlá' }],
  ['/resources/legal-rules', '500', 'legalRules', { jackpots: 1, rules: '' }],
  ['/resources/legal-rules', 'reset', 'legalRules', { jackpots: 1, rules: '' }],
] as const)(
  'a first start without %s (%s) serves every page, and has the list as soon as it answers',
  async (path, fault, name, without) => {
    const content = await contentDouble()
    content.lists.legalRules = { title: 'Pravidlá', sections: [] }
    content.lists.jackpots = content.lists.jackpots.slice(0, 1)
    content.faults.set(path, fault)
    await startTestPortal({ content, page: showOptionalLists })
    expect(await shownLists()).toEqual({ ...without, missing: [name] })
    content.faults.clear()
    await waitUntil(async () => (await shownLists()).missing.length === 0)
    expect(await shownLists()).toEqual({ jackpots: 1, rules: 'Pravidlá', missing: [] })
  },
)

test('an optional list that fails later keeps its last value', async () => {
  const content = await contentDouble()
  content.lists.legalRules = { title: 'Pravidlá', sections: [] }
  await startTestPortal({ content, page: showOptionalLists })
  content.faults.set('/resources/legal-rules', '500')
  content.change((lists) => lists.jackpots.splice(0))
  await waitUntil(async () => (await shownLists()).jackpots === 0)
  expect(await shownLists()).toEqual({ jackpots: 0, rules: 'Pravidlá', missing: [] })
})

test.each([
  ['promotion', '500', 500, 'errors.failed-to-fetch-promotions'],
  ['promotion', 'hang', 503, 'errors.failed-to-fetch-promotions'],
  ['page', 'garbage', 500, 'errors.failed-to-fetch-meta'],
] as const)('a %s whose call ends in %s fails with status %d and %s [8.14]', async (kind, fault, status, key) => {
  const content = await contentDouble()
  const path = { promotion: '/Promotions/derby', page: '/pages/derby' }[kind]
  content.faults.set(path, fault)
  await startTestPortal({
    content,
    page: async (_request, { content: access }) => {
      const failure = await access.item(kind, 'derby', 'Published').catch((error: unknown) => error)
      const { key: failureKey, status: failureStatus, reference } = failure as { key: string; status: number; reference: string }
      return new Response(`${failureKey} ${reference}`, { status: failureStatus, headers: { 'content-type': 'text/html' } })
    },
  })
  const answer = await portal.get('/bonusy/derby')
  const [failureKey, reference] = (await answer.text()).split(' ')
  expect([answer.status, failureKey]).toEqual([status, key])
  expect(portal.log.some((line) => line.reference === reference)).toBe(true)
})

test('a list that fails later leaves the whole last snapshot in place, never a partial one', async () => {
  await startTestPortal()
  portal.content.faults.set('/categories', 'wrong')
  portal.content.change((lists) => lists.games.pop())
  await waitUntil(() => portal.log.some(({ stale }) => stale === true))
  expect(await text('/vsetky-hry')).toContain('Líščí les')
  portal.content.faults.clear()
  await waitUntil(async () => !(await text('/vsetky-hry')).includes('Líščí les'))
})

test('drafts are read only for the preview and never cached [4.15] [S10]', async () => {
  await startTestPortal()
  portal.content.drafts.games[0] = { ...(portal.content.drafts.games[0] as Game), name: 'Koncept' }
  const draft = await portal.get('/preview/temy', { headers: AS_EDITOR })
  expect(await draft.text()).toContain('Koncept')
  expect(draft.headers.get('cache-control')).toBe('private, no-store')
  expect(await text('/temy')).not.toContain('Koncept')
  expect(await (await portal.get('/preview/temy', { headers: AS_EDITOR })).text()).toContain('Koncept')
  expect(portal.renders()).toBe(3)
  expect(portal.content.calls.some((call) => call.includes('status=Draft'))).toBe(true)
})

test('every list is requested at startup, by locale and status [7.27] [7.38]', async () => {
  await startTestPortal()
  const lists = portal.content.calls.filter((call) => !call.startsWith('/version'))
  const paths = new Set(lists.map((call) => call.split('?')[0]))
  expect(Object.values(CONTENT_LISTS).filter(({ path }) => !paths.has(path))).toEqual([])
  expect(lists.every((call) => call.endsWith('?locale=sk-SK&status=Published'))).toBe(true)
})

test('an unchanged page responds 304 to its ETag in any encoding', async () => {
  await startTestPortal()
  const firstResponse = await portal.get('/', { headers: { 'accept-encoding': 'br' } })
  const etag = firstResponse.headers.get('etag') as string
  expect((await portal.get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await portal.get('/', { headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' } })).status).toBe(304)
  expect((await portal.get('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  portal.content.change((lists) => lists.games.pop())
  await waitUntil(async () => (await portal.get('/', { headers: { 'if-none-match': etag } })).status === 200)
})

/** Without fetch, which would unpack the body by itself. */
const raw = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const { hostname, port } = new URL(portal.origin)
    const clientRequest = rawRequest({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    clientRequest.on('error', fail)
    clientRequest.end()
  })

test('a page is sent as brotli, gzip or identity, as the browser accepts', async () => {
  await startTestPortal({
    page: () => new Response(`<p>${'slovo '.repeat(500)}</p>`, { headers: { 'content-type': 'text/html' } }),
  })
  const plain = (await raw('/')).body.toString()
  const brotli = await raw('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const gzip = await raw('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(plain)
  expect(portal.renders()).toBe(1)
})

test('HEAD responds like GET, without the body', async () => {
  await startTestPortal()
  const [head, get] = [await raw('/', { method: 'HEAD' }), await raw('/')]
  expect([head.status, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    get.headers['content-length'],
    get.headers.etag,
  ])
  expect(head.body).toHaveLength(0)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is refused with 405 [S16]', async (method) => {
  await startTestPortal()
  const answer = await raw('/', { method })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('unknown parameters neither split the cache nor reach the page; its own parameters do', async () => {
  await startTestPortal()
  const plain = await text('/temy')
  expect(await text('/temy?utm_source=x')).toBe(plain)
  // Credentials are sent away from the address first [S7].
  expect(await text('/temy?token=secret&username=a')).toBe('')
  expect(portal.renders()).toBe(1)
  for (const query of ['strana=2', 'strana=abc', 'list=x', '_routes=root', 'valce=5'])
    expect(await text(`/temy?${query}`)).toBe(plain)
  expect(portal.renders()).toBe(1)
  expect(await text('/temy/egypt?strana=2&utm_source=x')).toContain('/temy/egypt?strana=2<')
  expect(portal.renders()).toBe(2)
})

test('a filtered page is rendered for each request, so that its many combinations never displace other pages', async () => {
  await startTestPortal()
  for (let request = 0; request < 2; request++) await text('/vsetky-hry?valce=5')
  expect(portal.renders()).toBe(2)
  for (let request = 0; request < 2; request++) await text('/vsetky-hry?strana=1')
  expect(portal.renders()).toBe(3)
})

test('errors are not cached', async () => {
  await startTestPortal({ page: () => new Response('not here', { status: 404 }) })
  const answer = await portal.get('/nic')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  await portal.get('/nic')
  expect(portal.renders()).toBe(2)
})

test('a redirect keeps the whole query and stays on the portal [S6]', async () => {
  const targets: Record<string, string> = {
    '/a': '/b',
    '/evil': 'https://evil.example/x',
    '/slashes': '//evil.example/x',
    '/back': '/\\evil.example',
    '/script': 'javascript:alert(1)',
  }
  await startTestPortal({
    page: (request) => {
      const { pathname, search } = new URL(request.url)
      return new Response(null, {
        status: 302,
        headers: { location: (targets[pathname] ?? '/') + (pathname === '/a' ? search : '') },
      })
    },
  })
  expect((await portal.get('/a?utm_source=x&y=1')).headers.get('location')).toBe('/b?utm_source=x&y=1')
  for (const path of ['/evil', '/slashes', '/back', '/script']) {
    const location = (await portal.get(path)).headers.get('location') as string
    expect(new URL(location, 'http://portal.test').origin, path).toBe('http://portal.test')
  }
})

test('an immutable file is rendered once and cached by browsers for a year, but never as a draft [S10]', async () => {
  const forever = 'public, max-age=31536000, immutable'
  const body = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => `hra ${index}`))
  await startTestPortal({
    page: () => new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': forever } }),
  })
  const [get, head] = [await raw('/katalog/x.json'), await raw('/katalog/x.json', { method: 'HEAD' })]
  expect([get.headers['cache-control'], get.body.toString()]).toEqual([forever, body])
  expect([head.status, head.headers['cache-control'], head.headers.etag]).toEqual([200, forever, get.headers.etag])
  const packed = await raw('/katalog/x.json?utm=1', { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(packed.body).toString()).toBe(body)
  expect((await raw('/katalog/x.json', { headers: { 'if-none-match': get.headers.etag as string } })).status).toBe(304)
  expect(portal.renders()).toBe(1)
  expect((await raw('/preview/katalog/x.json', { headers: AS_EDITOR })).headers['cache-control']).toBe('private, no-store')
})

test('a page with a max-age is rendered again after it', async () => {
  let now = 1_000_000
  await startTestPortal({
    now: () => now,
    page: () => new Response('x', { headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=15' } }),
  })
  await portal.get('/vitazi/posledne')
  now += 14_000
  await portal.get('/vitazi/posledne')
  expect(portal.renders()).toBe(1)
  now += 2_000
  await portal.get('/vitazi/posledne')
  expect(portal.renders()).toBe(2)
})

test('the id of the latest build is served', async () => {
  await startTestPortal()
  const answer = await portal.get('/builds/latest.json?t=1')
  expect(await answer.json()).toEqual({ id: 'build-1' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('every request target, however malformed, gets a defined response, never a 5xx [S16]', async () => {
  await startTestPortal()
  const hostile = fc.oneof(
    fc.webPath(),
    fc.string({ unit: 'binary-ascii' }).map((path) => `/${path.replace(/[^!-~]/g, '')}`),
    fc.constantFrom(
      '/%',
      '/%ff',
      '/%00',
      '/..%2f..',
      '//evil.example',
      '/\\evil',
      '/%5cevil',
      '/a//b',
      '/./a',
      '/a/../../b',
      '/%2e%2e/x',
    ),
    fc.constantFrom('*', 'http://evil.example/x', `/${'a'.repeat(5000)}`, '/?__proto__=1&constructor=2&strana=a&strana=b'),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async (path) => {
      const { status, headers } = await raw(path || '/')
      expect([200, 308, 400, 404, 414]).toContain(status)
      if (status === 308) expect(headers.location).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: inject('breadth') === 'full' ? 600 : 100 },
  )
}, 60_000)
