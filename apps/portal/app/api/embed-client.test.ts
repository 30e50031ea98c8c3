import { afterEach, expect, test, vi } from 'vitest'
import { fetchEmbedManifest } from './embed-client.ts'

const integrity = `sha384-${'Ab+/'.repeat(16)}`
const validManifest = {
  app: 'my-account',
  builtAt: 1_795_258_152_609,
  js: [{ file: 'my-account-1.js', integrity }],
  css: [{ file: 'my-account-1.css', integrity }],
}

const manifestOf = (body: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  return fetchEmbedManifest('https://vstavky.example', 'my-account')
}
afterEach(() => void vi.unstubAllGlobals())

test('a valid manifest is returned unchanged', async () => {
  expect(await manifestOf(validManifest)).toEqual(validManifest)
  expect(await manifestOf({ ...validManifest, css: [] })).toMatchObject({ css: [] })
})

test.each([
  ['null', null],
  ['a string', 'manifest'],
  ['another app', { ...validManifest, app: 'login-dialog' }],
  ['no script', { ...validManifest, js: [] }],
  ['no list of scripts', { ...validManifest, js: {} }],
  ['no build time', { ...validManifest, builtAt: 'dnes' }],
  ['a script without a hash', { ...validManifest, js: [{ file: 'a.js' }] }],
  ['an empty hash', { ...validManifest, js: [{ file: 'a.js', integrity: '' }] }],
  ['a weaker hash', { ...validManifest, js: [{ file: 'a.js', integrity: `sha256-${'A'.repeat(43)}=` }] }],
  ['two hashes in one value', { ...validManifest, js: [{ file: 'a.js', integrity: `${integrity} sha256-x` }] }],
  ['a style sheet without a hash', { ...validManifest, css: [{ file: 'a.css', integrity: null }] }],
  ['a file name that is not a string', { ...validManifest, js: [{ file: 7, integrity }] }],
  ['null among the files', { ...validManifest, js: [null] }],
])('a manifest with %s is rejected', async (_, body) => {
  await expect(manifestOf(body)).rejects.toMatchObject({ kind: 'unreadable' })
})
