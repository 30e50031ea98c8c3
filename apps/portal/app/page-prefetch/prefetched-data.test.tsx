import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takePrefetchedData } from './page-entries.ts'
import { prefetchData } from './prefetched-data.ts'

const ROUTE = 'preview-categories-slug'
const LOADER = { id: ROUTE, hasLoader: true }
const OTHER_LOADER = { id: 'preview-categories-other', hasLoader: true }
const LAYOUT = { id: 'layout', hasLoader: false }
/** As the server writes a loader's result `{ title: 'Automaty' }`, and an error. */
const RESULT = `[{"_1":2},"${ROUTE}",{"_3":4},"data",{"_5":6},"title","Automaty"]\n`
const ERROR = `[{"_1":2},"${ROUTE}",{"_3":4},"error",["SanitizedError","Error","Zle"]]\n`
const AUTOMATY = { [ROUTE]: { type: 'data', result: { title: 'Automaty' } } }

let requests: string[] = []
let respond: () => Promise<Response>
const answer =
  (body: string, cacheControl = 'public, max-age=2, must-revalidate', status = 200) =>
  async () =>
    new Response(body, { status, headers: { 'Cache-Control': cacheControl } })
/** Each test has its own address, because the prefetched data belongs to the document. */
let pages = 0
let page: URL

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  page = new URL(`/kategorie/automaty-${pages++}`, window.location.origin)
  requests = []
  respond = answer(RESULT)
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    requests.push(address)
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    return Promise.race([respond(), aborted])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
/** Prefetches the page and waits until its answer is read. */
const prefetch = async () => {
  prefetchData(page, [LOADER])
  await new Promise((done) => setTimeout(done, 20))
}

test('a navigation gets the data that was prefetched for its page, once [9.12]', async () => {
  await prefetch()
  expect(await takePrefetchedData(page)).toEqual(AUTOMATY)
  expect(await takePrefetchedData(page)).toBeNull()
  expect(requests).toEqual([`${page.pathname}.data?_routes=${ROUTE}`])
})

test('a navigation waits for a request that is under way instead of sending a second one', async () => {
  let finish = () => {}
  respond = () => new Promise((resolve) => (finish = () => resolve(new Response(RESULT))))
  prefetchData(page, [LOADER])
  prefetchData(page, [LOADER])
  const taken = takePrefetchedData(page)
  finish()
  expect(await taken).toEqual(AUTOMATY)
  expect(requests.length).toBe(1)
})

test('a navigation does not wait for ever: after ten seconds it asks the server itself', async () => {
  const timeout = new AbortController()
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  respond = () => new Promise(() => {})
  prefetchData(page, [LOADER])
  const taken = takePrefetchedData(page)
  timeout.abort(new DOMException('timed out', 'TimeoutError'))
  expect(await taken).toBeNull()
  expect(timeouts).toHaveBeenCalledWith(10_000)
  timeouts.mockRestore()
})

test('prefetched data is as fresh as the server allows: after its max-age the page is requested again', async () => {
  await prefetch()
  vi.setSystemTime(Date.now() + 1_900)
  prefetchData(page, [LOADER])
  expect(requests.length).toBe(1)
  vi.setSystemTime(Date.now() + 200)
  expect(await takePrefetchedData(page)).toBeNull()
  await prefetch()
  expect(requests.length).toBe(2)
  expect(await takePrefetchedData(page)).toEqual(AUTOMATY)
})

test.each([
  ['an answer that must not be stored', answer(RESULT, 'private, no-store')],
  ['an error of the loader', answer(ERROR)],
  ['a missing page', answer(RESULT, undefined, 404)],
  ['an answer without the route', answer('[{}]\n')],
  ['a damaged answer', answer('<html>')],
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the navigation asks the server itself', async (_, response) => {
  respond = response
  await prefetch()
  expect(await takePrefetchedData(page)).toBeNull()
})

test('an answer counts only when it has all routes of the page', async () => {
  prefetchData(page, [LOADER, OTHER_LOADER])
  expect(await takePrefetchedData(page)).toBeNull()
})

test('drafts are never prefetched', async () => {
  page = new URL(`/preview${page.pathname}`, page)
  await prefetch()
  expect(requests).toEqual([])
  expect(await takePrefetchedData(page)).toBeNull()
})

test('the query of a page is part of its address', async () => {
  page.search = '?strana=2'
  await prefetch()
  expect(requests).toEqual([`${page.pathname}.data?strana=2&_routes=${ROUTE}`])
  expect(await takePrefetchedData(new URL(page.pathname, page))).toBeNull()
  expect(await takePrefetchedData(page)).toEqual(AUTOMATY)
})

test('a layout without a loader has an empty result, without which the router would show an error', async () => {
  prefetchData(page, [LAYOUT, LOADER])
  expect(await takePrefetchedData(page)).toEqual({ ...AUTOMATY, [LAYOUT.id]: { type: 'data', result: null } })
})

test('a page without loaders requests nothing', async () => {
  prefetchData(page, [LAYOUT])
  expect(await takePrefetchedData(page)).toBeNull()
  expect(requests).toEqual([])
})
