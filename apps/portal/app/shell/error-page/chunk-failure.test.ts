import { beforeEach, expect, test } from 'vitest'
import { isChunkFailure, pageToRetry, REDIRECT_AFTER_MS, rememberFailure } from './chunk-failure.ts'

/** An in-memory `Storage`. */
function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}
let storage: Storage
beforeEach(() => {
  storage = memoryStorage()
})

test('the chunk failure messages of every browser are recognised, other errors are not [8.33]', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false)
  expect(isChunkFailure('Importing a module script failed.')).toBe(false)
})

test('a chunk failure redirects after 10 seconds, and the page is retried once afterwards [8.33] [2.25]', () => {
  expect(REDIRECT_AFTER_MS).toBe(10_000)
  expect(rememberFailure(storage, '/temy/egypt?a=1', 0)).toBe('redirect')
  expect(pageToRetry(storage, '/', 11_000)).toBe('/temy/egypt?a=1')
  expect(pageToRetry(storage, '/', 11_500)).toBeNull()
})

test('when the page fails again there is no further redirect: never a loop [8.33]', () => {
  rememberFailure(storage, '/temy', 0)
  pageToRetry(storage, '/', 11_000)
  expect(rememberFailure(storage, '/temy', 12_000)).toBe('stay')
})

test('when the origin itself fails there is no second redirect to it [8.33]', () => {
  expect(rememberFailure(storage, '/', 0)).toBe('redirect')
  expect(rememberFailure(storage, '/', 11_000)).toBe('stay')
})

test('a successful retry clears the failure, and a later update can redirect again [8.33]', () => {
  rememberFailure(storage, '/temy', 0)
  pageToRetry(storage, '/', 11_000)
  expect(pageToRetry(storage, '/temy', 12_000)).toBeNull()
  expect(rememberFailure(storage, '/temy', 13_000)).toBe('redirect')
})

test('without storage there is no redirect, because a loop could not be detected [8.33]', () => {
  const fullStorage = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(rememberFailure(fullStorage, '/temy', 0)).toBe('stay')
})

test('invalid stored values are ignored: other origins, garbage, future times', () => {
  for (const value of [
    '{"path":"//evil.example","state":"failed","at":0}',
    '{"path":"/\\\\evil","state":"failed","at":0}',
    'null',
    '{',
    '{"path":"/a","state":"failed","at":9e15}',
  ]) {
    storage.setItem('chunk-failure', value)
    expect(pageToRetry(storage, '/', 1_000)).toBeNull()
  }
})
