import { expect, test } from 'vitest'
import { startWorker, type WorkerScope } from './worker.ts'

const ORIGIN = 'https://herna.example'
type Listener = (event: unknown) => void

/** Caches that outlive a worker, as a browser has them. */
function browserCaches() {
  const caches = new Map<string, Map<string, unknown>>()
  const keyOf = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  const scope: WorkerScope['caches'] = {
    async open(name) {
      const entries = caches.get(name) ?? new Map<string, unknown>()
      caches.set(name, entries)
      return {
        match: async (request) => entries.get(keyOf(request)) as never,
        put: async (request, response) => void entries.set(keyOf(request), response),
      }
    },
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
    match: async (request) => [...caches.values()].find((entries) => entries.has(keyOf(request)))?.get(keyOf(request)) as never,
  }
  const stored = () => [...caches.values()].flatMap((entries) => [...entries.keys()])
  return { scope, stored, names: () => [...caches.keys()] }
}

const response = (body: string, { status = 200, type = 'basic' } = {}) => ({
  status,
  type,
  body,
  clone: () => response(body, { status, type }),
})

function worker(build: string, caches = browserCaches()) {
  const network = { isUp: true, asked: [] as string[], answer: (url: string) => response(`of the network: ${url}`) }
  const listeners = new Map<string, Listener>()
  const calls: string[] = []
  const scope = {
    location: { origin: ORIGIN },
    caches: caches.scope,
    clients: { claim: async () => void calls.push('claim') },
    registration: { navigationPreload: { enable: async () => void calls.push('preload') } },
    skipWaiting: async () => void calls.push('skipWaiting'),
    async fetch(request: string | { url: string }) {
      const url = typeof request === 'string' ? request : request.url
      network.asked.push(url)
      if (!network.isUp) throw new TypeError('offline')
      return network.answer(url)
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  }
  startWorker(scope as unknown as WorkerScope, { build, offlinePage: '/offline.html' })
  async function emit(type: 'install' | 'activate'): Promise<void> {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => void work.push(promise) })
    await Promise.all(work)
  }
  /** The worker's response; null: it leaves the request to the browser. */
  async function ask(path: string, { method = 'GET', mode = 'cors', preload = undefined as unknown } = {}) {
    const work: Promise<unknown>[] = []
    const answers: Promise<{ body: string }>[] = []
    listeners.get('fetch')?.({
      request: { method, mode, url: new URL(path, ORIGIN).href },
      preloadResponse: network.isUp || mode !== 'navigate' ? Promise.resolve(preload) : Promise.reject(new TypeError('offline')),
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (answer: Promise<{ body: string }>) => void answers.push(answer),
    })
    const [answer] = answers
    const body = answer ? (await answer).body : null
    await Promise.all(work)
    return body
  }
  const start = async () => {
    await emit('install')
    await emit('activate')
  }
  return { start, ask, network, calls, caches }
}

test('without a connection a page is the offline page; with one it comes from the network, also as the browser has requested it meanwhile', async () => {
  const { start, ask, network } = worker('1')
  await start()
  expect(await ask('/temy', { mode: 'navigate' })).toBe(`of the network: ${ORIGIN}/temy`)
  expect(await ask('/temy', { mode: 'navigate', preload: response('preloaded') })).toBe('preloaded')
  network.isUp = false
  expect(await ask('/temy', { mode: 'navigate' })).toBe('of the network: /offline.html')
})

test('nothing but files of a build and the offline page is stored: no page, no draft, no data, nothing of a player or of other hosts', async () => {
  const { start, ask, caches } = worker('1')
  await start()
  for (const path of ['/', '/preview/temy', '/redirect/hra', '/uzivatel/moje-hry']) await ask(path, { mode: 'navigate' })
  for (const path of [
    '/temy.data',
    '/vitazi/najnovsie.json',
    '/builds/latest.json',
    'https://ucty.example/platform/session',
    'https://ucty.example/assets/a.js',
  ])
    expect(await ask(path)).toBeNull()
  expect(await ask('/assets/a.js', { method: 'POST' })).toBeNull()
  expect(caches.stored()).toEqual([`${ORIGIN}/offline.html`])
  await ask('/assets/first-a.js')
  expect(caches.stored()).toEqual([`${ORIGIN}/offline.html`, `${ORIGIN}/assets/first-a.js`])
})

test('a file is read from the network once; a failed or foreign response is not stored', async () => {
  const { start, ask, network } = worker('1')
  await start()
  network.asked.length = 0
  await ask('/assets/first-a.js')
  await ask('/assets/first-a.js')
  expect(network.asked).toHaveLength(1)
  network.answer = () => response('missing', { status: 404 })
  await ask('/assets/gone.js')
  network.answer = () => response('opaque', { type: 'opaque' })
  await ask('/assets/gone.js')
  network.answer = () => response('here')
  expect(await ask('/assets/gone.js')).toBe('here')
})

test('a new build takes over at once; tabs of the build before find their files without a connection, those before it are removed [F5]', async () => {
  const caches = browserCaches()
  for (const build of ['1', '2', '3']) {
    const { start, ask, calls } = worker(build, caches)
    await start()
    expect(calls).toEqual(['skipWaiting', 'preload', 'claim'])
    await ask(`/assets/first-${build}.js`)
  }
  expect(caches.names()).toEqual(['herna-2', 'herna-3'])
  const { ask, network } = worker('3', caches)
  network.isUp = false
  expect(await ask('/assets/first-2.js')).toContain('first-2.js')
  await expect(ask('/assets/first-1.js')).rejects.toThrow('offline')
})

test('with storage that is blocked or full, files and pages come from the network [F7]', async () => {
  const caches = browserCaches()
  const { start, ask } = worker('1', caches)
  await start()
  caches.scope.match = () => Promise.reject(new Error('blocked'))
  caches.scope.open = () => Promise.reject(new Error('full'))
  expect(await ask('/assets/first-a.js')).toContain('of the network')
  expect(await ask('/', { mode: 'navigate' })).toContain('of the network')
})
