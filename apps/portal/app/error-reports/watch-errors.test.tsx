import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EARLY_ERRORS_SCRIPT, referenceOf, watchErrors } from './index.ts'

const DSN = 'https://kluc@hlasenia.example/7'
const posts = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))

beforeEach(() => {
  posts.mockClear()
  vi.stubGlobal('fetch', posts)
})
afterEach(() => vi.unstubAllGlobals())

test('without a DSN nothing listens', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  watchErrors({ dsn: null, buildId: 'test' })
  expect(listen).not.toHaveBeenCalled()
  listen.mockRestore()
})

test('an error before the player engine has started was kept by the page’s inline script, and is reported afterwards [7.50]', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(EARLY_ERRORS_SCRIPT)()
  const early = new SyntaxError('too early')
  const keep = listen.mock.calls.find(([type]) => type === 'error')?.[1] as EventListener
  keep(new ErrorEvent('error', { error: early }))
  watchErrors({ dsn: DSN, buildId: 'test' })
  await expect.poll(() => posts.mock.calls.length).toBe(1)
  expect(String(posts.mock.calls[0]?.[1].body)).toContain(referenceOf(early))
  for (const [type, listener, options] of listen.mock.calls) window.removeEventListener(type, listener, options)
  listen.mockRestore()
})

test('an uncaught error is posted once without cookies and address, with the reference of the error page; those of other origins are not [7.50] [S7]', async () => {
  const listeners: [string, EventListener][] = []
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener as EventListener])
  })
  watchErrors({ dsn: DSN, buildId: 'test' })
  listen.mockRestore()
  const emit = (type: string, event: Event) => {
    for (const [name, listener] of listeners) if (name === type) listener(event)
  }
  expect(listeners.map(([type]) => type)).toEqual(['error', 'unhandledrejection'])
  emit('error', new ErrorEvent('error', { error: null, message: 'Script error.' }))
  emit(
    'error',
    new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://a/b.js:1:1' }) }),
  )
  const own = new TypeError('broken')
  emit('error', new ErrorEvent('error', { error: own }))
  const rejected = new RangeError('also broken')
  emit('unhandledrejection', Object.assign(new Event('unhandledrejection'), { reason: rejected }))
  await expect.poll(() => posts.mock.calls.length).toBe(2)
  const [url, init] = posts.mock.calls[0] ?? []
  expect(url).toBe('https://hlasenia.example/api/7/envelope/?sentry_key=kluc&sentry_version=7')
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(String(init?.body)).toContain(`"tags":{"reference":"${referenceOf(own)}"}`)
  expect(String(posts.mock.calls[1]?.[1].body)).toContain(referenceOf(rejected))
})
