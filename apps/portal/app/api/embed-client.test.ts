import { afterEach, expect, test, vi } from 'vitest'
import { fetchEmbedManifest } from './embed-client.ts'

const integrity = `sha384-${'Ab+/'.repeat(16)}`
const sound = {
  app: 'my-account',
  builtAt: 1_795_258_152_609,
  js: [{ file: 'my-account-1.js', integrity }],
  css: [{ file: 'my-account-1.css', integrity }],
}

const manifestOf = (given: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(given))
  return fetchEmbedManifest('https://vstavky.example', 'my-account')
}
afterEach(() => void vi.unstubAllGlobals())

test('a sound manifest is read as it is', async () => {
  expect(await manifestOf(sound)).toEqual(sound)
  expect(await manifestOf({ ...sound, css: [] })).toMatchObject({ css: [] })
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
])('a manifest with %s is refused', async (_, given) => {
  await expect(manifestOf(given)).rejects.toMatchObject({ kind: 'unreadable' })
})
