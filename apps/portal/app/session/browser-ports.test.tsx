import { afterEach, expect, test, vi } from 'vitest'
import { browserCookies } from '../config/index.ts'
import { browserTabs, readTabMessage, watchPage } from './browser-ports.ts'
import type { TabMessage } from './engine/ports.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  browserCookies.remove('skuska')
})

test('tabs receive messages of other tabs, not their own [F8]', async () => {
  const [firstTab, secondTab] = [browserTabs(), browserTabs()]
  const received: [string, TabMessage][] = []
  const stop = [
    firstTab.subscribe((message) => received.push(['one', message])),
    secondTab.subscribe((message) => received.push(['two', message])),
  ]
  firstTab.publish({ message: 'logout', username: null })
  await expect.poll(() => received).toEqual([['two', { message: 'logout', username: null }]])
  for (const stopPort of stop) stopPort()
})

test('without BroadcastChannel messages use storage events; full storage does not throw [F7] [F8]', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tabs = browserTabs()
  const received: TabMessage[] = []
  const stop = tabs.subscribe((message) => received.push(message))
  window.dispatchEvent(new StorageEvent('storage', { key: 'herna-player', newValue: '{"message":"login","username":"jana"}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'herna-player', newValue: '{garbage' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"message":"logout"}' }))
  expect(received).toEqual([{ message: 'login', username: 'jana' }])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tabs.publish({ message: 'logout', username: null })).not.toThrow()
  stop()
})

test.each([null, 'logout', 7, [], {}, { message: 'steal' }, { message: ['logout'] }, { message: '__proto__' }])(
  'an invalid tab message is ignored: %j [S4] [S14]',
  (data) => {
    expect(readTabMessage(data)).toBeNull()
  },
)

test('an invalid username from another tab is not used [S14]', () => {
  expect(readTabMessage({ message: 'login', username: { toString: () => 'jana' } })).toEqual({ message: 'login', username: null })
})

test('blocked cookies read as null and cause no error [F7]', () => {
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

test('watchPage reports actions, connectivity, and the back/forward cache only [4.12] [F8]', () => {
  const calls: string[] = []
  const stop = watchPage({
    action: () => calls.push('action'),
    wake: () => calls.push('wake'),
    hidden: () => calls.push('hidden'),
    restored: () => calls.push('restored'),
  })
  for (const name of ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'online'])
    window.dispatchEvent(new Event(name))
  for (const persisted of [false, true]) {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  }
  stop()
  window.dispatchEvent(new Event('online'))
  expect(calls).toEqual(['action', 'action', 'action', 'action', 'action', 'wake', 'hidden', 'restored'])
})
