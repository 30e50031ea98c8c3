/** The service worker of the portal. It runs in browsers: the server sends the text of `startWorker`, which uses nothing outside itself. */

interface WorkerResponse {
  readonly status: number
  readonly type: string
  clone(): WorkerResponse
}
interface WorkerRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
}
interface Cache {
  match(request: WorkerRequest | string): Promise<WorkerResponse | undefined>
  put(request: WorkerRequest | string, response: WorkerResponse): Promise<void>
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: WorkerRequest
  /** What the browser has requested while the worker started; undefined: nothing. */
  readonly preloadResponse: Promise<WorkerResponse | undefined>
  respondWith(response: Promise<WorkerResponse>): void
}
/** What the worker uses of its global scope. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: {
    open(name: string): Promise<Cache>
    keys(): Promise<string[]>
    delete(name: string): Promise<boolean>
    match(request: WorkerRequest | string): Promise<WorkerResponse | undefined>
  }
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  fetch(request: WorkerRequest | string, options?: object): Promise<WorkerResponse>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

/**
 * Keeps the build's files, whose names hold their hash, and the offline page; nothing else, so no page, no draft and nothing of a player is ever stored. Every
 * other request is left to the browser. A cache for each build: a new one takes over at once, and tabs of the former build still find its files.
 */
export function startWorker(scope: WorkerScope, { build, offlinePage }: { build: string; offlinePage: string }): void {
  const prefix = 'herna-'
  const own = prefix + build
  /** This build and the one before. */
  const keptCaches = 2

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method !== 'GET') return
    if (mode === 'navigate') return event.respondWith(page(event))
    if (url.startsWith(`${scope.location.origin}/assets/`)) event.respondWith(file(event))
  })

  async function install(): Promise<void> {
    const cache = await scope.caches.open(own)
    const response = await scope.fetch(offlinePage, { cache: 'reload' })
    if (response.status !== 200) throw new Error('no offline page')
    await cache.put(offlinePage, response)
    await scope.skipWaiting()
  }

  async function activate(): Promise<void> {
    // In the order in which they were created.
    const former = (await scope.caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
    for (const name of former.slice(0, Math.max(0, former.length - (keptCaches - 1)))) await scope.caches.delete(name)
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }

  /** A page is never stored: it is read from the network, or the offline page says that there is none. */
  async function page({ request, preloadResponse }: FetchEvent): Promise<WorkerResponse> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch (error) {
      const offline = await scope.caches.match(offlinePage).catch(() => undefined)
      if (!offline) throw error
      return offline
    }
  }

  async function file(event: FetchEvent): Promise<WorkerResponse> {
    const { request } = event
    // Storage may be blocked or broken [F7].
    const stored = await scope.caches.match(request).catch(() => undefined)
    if (stored) return stored
    const response = await scope.fetch(request)
    if (response.status === 200 && response.type === 'basic') event.waitUntil(keep(request, response.clone()))
    return response
  }

  async function keep(request: WorkerRequest, response: WorkerResponse): Promise<void> {
    try {
      const cache = await scope.caches.open(own)
      await cache.put(request, response)
    } catch {
      // The storage is full: the browser's own cache has the file.
    }
  }
}
