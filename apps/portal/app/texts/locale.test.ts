import { afterEach, expect, test, vi } from 'vitest'
import { acceptedLanguages, cookieValue, detectLocale, localeCookie, switchedLocale } from './locale.ts'
import { persistLocale } from './persist-locale.ts'

afterEach(() => vi.unstubAllGlobals())

const twoLocales = { supported: ['sk-SK', 'cs-CZ'], fallback: 'sk-SK' }

test('the language comes from the cookie, then from the browser, then from the fallback [4.37] [1.9]', () => {
  expect(detectLocale({ ...twoLocales, cookie: 'cs-CZ', languages: ['sk'] })).toBe('cs-CZ')
  expect(detectLocale({ ...twoLocales, cookie: null, languages: ['de', 'cs', 'sk'] })).toBe('cs-CZ')
  expect(detectLocale({ ...twoLocales, cookie: null, languages: ['de'] })).toBe('sk-SK')
})

test('a cookie with an unsupported locale is ignored [4.37]', () => {
  expect(detectLocale({ ...twoLocales, cookie: '<script>', languages: ['cs-CZ'] })).toBe('cs-CZ')
})

test('browser preferences are sorted by weight and invalid entries are dropped [4.37]', () => {
  expect(acceptedLanguages('en;q=0.4, sk-SK, cs;q=0.9, *;q=0.1, x;q=9, ;;')).toEqual(['sk-SK', 'cs', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})

test('a lang parameter switches only to a supported language that differs from the current one [1.9]', () => {
  expect(switchedLocale('cs', 'sk-SK', twoLocales.supported)).toBe('cs-CZ')
  expect(switchedLocale('sk-SK', 'sk-SK', twoLocales.supported)).toBeNull()
  expect(switchedLocale('de', 'sk-SK', twoLocales.supported)).toBeNull()
  expect(switchedLocale(null, 'sk-SK', twoLocales.supported)).toBeNull()
})

test('the language cookie is named locale, lasts 365 days on path / and is lax, or none across origins [9.2]', () => {
  expect(localeCookie('sk-SK', { crossOrigin: false })).toBe('locale=sk-SK; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(localeCookie('sk-SK', { crossOrigin: true, domain: 'herna.example' })).toBe(
    'locale=sk-SK; Path=/; Max-Age=31536000; SameSite=None; Secure; Domain=herna.example',
  )
})

test.each([
  ['herna.example', 'locale=sk-SK; Path=/; Max-Age=31536000; SameSite=Lax; Domain=herna.example'],
  [null, 'locale=sk-SK; Path=/; Max-Age=31536000; SameSite=Lax'],
])('the language cookie is set for the configured domain (%s) [3.45]', (domain, expectedCookie) => {
  const page = { cookie: '' }
  const window = { location: { search: '', protocol: 'https:' } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { ...window, parent: null })
  ;(globalThis.window as unknown as { parent: unknown }).parent = globalThis.window
  vi.stubGlobal('navigator', { languages: ['sk'] })
  persistLocale({ current: 'sk-SK', supported: ['sk-SK'], domain })
  expect(page.cookie).toBe(expectedCookie)
})

test('one cookie is read among others, and an invalid one counts as absent', () => {
  expect(cookieValue('a=1; locale=sk-SK; b=2', 'locale')).toBe('sk-SK')
  expect(cookieValue('xlocale=cs', 'locale')).toBeNull()
  expect(cookieValue('locale=%E0%A4%A', 'locale')).toBeNull()
})
