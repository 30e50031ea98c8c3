import { afterEach, expect, test, vi } from 'vitest'
import { browserCookies } from '../config/index.ts'
import { browserTabs, readTabMessage, watchPage } from './browser-ports.ts'
import type { TabMessage } from './ports.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  browserCookies.remove('skuska')
})

test('tabs hear each other, and not themselves [F8]', async () => {
  const [one, two] = [browserTabs(), browserTabs()]
  const heard: [string, TabMessage][] = []
  const stop = [one.hear((message) => heard.push(['one', message])), two.hear((message) => heard.push(['two', message]))]
  one.tell({ message: 'logout', username: null })
  await expect.poll(() => heard).toEqual([['two', { message: 'logout', username: null }]])
  for (const each of stop) each()
})

test('where there is no channel the storage carries the word; a full one stops nothing [F7] [F8]', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tabs = browserTabs()
  const heard: TabMessage[] = []
  const stop = tabs.hear((message) => heard.push(message))
  window.dispatchEvent(new StorageEvent('storage', { key: 'herna-player', newValue: '{"message":"login","username":"jana"}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'herna-player', newValue: '{garbage' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"message":"logout"}' }))
  expect(heard).toEqual([{ message: 'login', username: 'jana' }])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tabs.tell({ message: 'logout', username: null })).not.toThrow()
  stop()
})

test.each([null, 'logout', 7, [], {}, { message: 'steal' }, { message: ['logout'] }, { message: '__proto__' }])(
  'garbage between tabs is ignored: %j [S4] [S14]',
  (said) => {
    expect(readTabMessage(said)).toBeNull()
  },
)

test('a name that is none is not taken over from another tab [S14]', () => {
  expect(readTabMessage({ message: 'login', username: { toString: () => 'jana' } })).toEqual({ message: 'login', username: null })
})

test('blocked cookies are no cookies, not an error [F7]', () => {
  browserCookies.write('skuska', 'a b;c', 60)
  expect(browserCookies.read('skuska')).toBe('a b;c')
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(browserCookies.read('skuska')).toBeNull()
  expect(() => browserCookies.write('skuska', 'x', 60)).not.toThrow()
})

test('the page tells of actions, of the line, and of the back/forward cache alone [4.12] [F8]', () => {
  const told: string[] = []
  const stop = watchPage({
    action: () => told.push('action'),
    wake: () => told.push('wake'),
    hidden: () => told.push('hidden'),
    restored: () => told.push('restored'),
  })
  for (const name of ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'online'])
    window.dispatchEvent(new Event(name))
  for (const persisted of [false, true]) {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  }
  stop()
  window.dispatchEvent(new Event('online'))
  expect(told).toEqual(['action', 'action', 'action', 'action', 'action', 'wake', 'hidden', 'restored'])
})
