import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { installableFiles } from './installable-files.ts'

const FACTS = { name: 'Herňa', language: 'sk', origin: 'https://herna.example', buildId: 'b1' }
async function file(path: string, facts = FACTS) {
  const { body, headers } = (await installableFiles(facts).get(path)?.prepare('identity')) ?? {
    body: '',
    headers: [] as string[],
  }
  return { text: body.toString(), header: (name: string) => headers[headers.indexOf(name) + 1] }
}

test('the manifest names the brand, and icons that exist', async () => {
  const { text, header } = await file('/manifest.webmanifest')
  expect(header('Content-Type')).toBe('application/manifest+json')
  const manifest = JSON.parse(text) as {
    name: string
    lang: string
    display: string
    start_url: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Herňa', lang: 'sk', display: 'standalone', start_url: '/' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src } of manifest.icons) expect(existsSync(join(import.meta.dirname, '../../public', src))).toBe(true)
})

test('the worker is a script that a browser can run, another for each build, revalidated each time, and may only fetch from the portal [S2]', async () => {
  const { text, header } = await file('/sw.js')
  const types: string[] = []
  runInNewContext(text, { self: { location: {}, addEventListener: (type: string) => void types.push(type) } })
  expect(types).toEqual(['install', 'activate', 'fetch'])
  expect((await file('/sw.js', { ...FACTS, buildId: 'b2' })).text).not.toBe(text)
  expect(header('Cache-Control')).toBe('no-cache')
  expect(header('Content-Security-Policy')).toContain("connect-src 'self'")
})

test('the offline page says in Slovak what is missing and leads back, without scripts', async () => {
  const { text, header } = await file('/offline.html')
  expect(text).toContain('Ste bez pripojenia')
  expect(text).toContain('<a href="">Skúsiť znova</a>')
  expect(text).not.toContain('<script')
  expect(header('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})
