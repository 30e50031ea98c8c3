import { expect, test } from 'vitest'
import { cacheBuster, embedBase, fileAddress } from './embed-manifest.ts'

const base = embedBase('https://vstavky.example', 'my-account')

test('files are below the app’s base URL on the embeds host [7.41]', () => {
  expect(base).toBe('https://vstavky.example/fe/my-account/')
  expect(fileAddress(base, 'my-account-1.js')?.href).toBe('https://vstavky.example/fe/my-account/my-account-1.js')
  expect(fileAddress(base, 'https://vstavky.example/fe/my-account/a.js')?.pathname).toBe('/fe/my-account/a.js')
})

test.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  'http://vstavky.example/fe/my-account/a.js',
  'https://vstavky.example:8443/fe/my-account/a.js',
  'https://user@vstavky.example/fe/my-account/a.js',
  '/a.js',
  '../login-dialog/a.js',
  '/fe/my-account/../login-dialog/a.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://vstavky.example/1',
  'https://vstavky.example.evil.example/fe/my-account/a.js',
])('a manifest file %s is rejected', (file) => {
  expect(fileAddress(base, file)).toBeNull()
})

test('the cache buster is stable for a build and differs between builds [7.41]', () => {
  expect(cacheBuster(1)).toBe(cacheBuster(1))
  expect(new Set([0, 1, 2, 1_795_258_152_609, 1_795_258_152_610].map(cacheBuster)).size).toBe(5)
  expect(cacheBuster(1_795_258_152_609)).toMatch(/^[0-9a-z]{1,7}$/)
})
