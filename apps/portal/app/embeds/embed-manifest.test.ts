import { expect, test } from 'vitest'
import { cacheBuster, embedBase, fileAddress, readManifest } from './embed-manifest.ts'

const integrity = `sha384-${'Ab+/'.repeat(16)}`
const sound = {
  app: 'my-account',
  builtAt: 1_795_258_152_609,
  js: [{ file: 'my-account-1.js', integrity }],
  css: [{ file: 'my-account-1.css', integrity }],
}

test('a sound manifest is read as it is', () => {
  expect(readManifest(sound, 'my-account')).toEqual(sound)
  expect(readManifest({ ...sound, css: [] }, 'my-account')).toMatchObject({ css: [] })
})

test.each([
  ['nothing', null],
  ['a text', 'manifest'],
  ['another app', { ...sound, app: 'login-dialog' }],
  ['no script', { ...sound, js: [] }],
  ['no list of scripts', { ...sound, js: {} }],
  ['no time of building', { ...sound, builtAt: 'dnes' }],
  ['a script without a hash', { ...sound, js: [{ file: 'a.js' }] }],
  ['an empty hash', { ...sound, js: [{ file: 'a.js', integrity: '' }] }],
  ['a weaker hash', { ...sound, js: [{ file: 'a.js', integrity: `sha256-${'A'.repeat(43)}=` }] }],
  ['a hash beside another', { ...sound, js: [{ file: 'a.js', integrity: `${integrity} sha256-x` }] }],
  ['a style sheet without a hash', { ...sound, css: [{ file: 'a.css', integrity: null }] }],
  ['a file that is no text', { ...sound, js: [{ file: 7, integrity }] }],
  ['a hole among the files', { ...sound, js: [null] }],
])('a manifest with %s is refused', (_, given) => {
  expect(readManifest(given, 'my-account')).toBeNull()
})

const base = embedBase('https://vstavky.example', 'my-account')

test('files lie below the app’s own address on the embeds’ host [7.41]', () => {
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
])('a manifest that leads to %s is not followed', (file) => {
  expect(fileAddress(base, file)).toBeNull()
})

test('the mark behind the addresses is one build’s own [7.41]', () => {
  expect(cacheBuster(1)).toBe(cacheBuster(1))
  expect(new Set([0, 1, 2, 1_795_258_152_609, 1_795_258_152_610].map(cacheBuster)).size).toBe(5)
  expect(cacheBuster(1_795_258_152_609)).toMatch(/^[0-9a-z]{1,7}$/)
})
