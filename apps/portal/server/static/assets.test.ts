import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAssets } from './assets.ts'
import { retainAssets } from './retained-assets.ts'

const ORIGIN = 'https://herna.example'
const DAY = 24 * 3600 * 1000
const folder = () => mkdtempSync(join(tmpdir(), 'herna-assets-'))
function build(into: string, files: Record<string, string>): string {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(join(into, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(into, name), text)
  return into
}
const assetNames = (folderPath: string) => [...readAssets(folderPath, { origin: ORIGIN, prefix: '/assets/' }).keys()].toSorted()

test('hashed files of the previous build are served after a new build, until the retention ends [F5]', () => {
  const [client, retained] = [folder(), folder()]
  retainAssets(build(client, { 'assets/entry-a.js': 'a' }), retained, 0)
  retainAssets(build(client, { 'assets/entry-b.js': 'b' }), retained, 10 * DAY)
  expect(assetNames(retained)).toEqual(['/assets/entry-a.js', '/assets/entry-b.js'])
  retainAssets(client, retained, 20 * DAY)
  expect(assetNames(retained)).toEqual(['/assets/entry-b.js'])
})

test('hashed files are immutable for browsers, others are revalidated', async () => {
  const client = build(folder(), { 'assets/entry-a.js': 'a()', 'favicon.svg': '<svg/>' })
  const header = async (address: string, name: string) => {
    const { headers } = (await readAssets(client, { origin: ORIGIN }).get(address)?.prepare('identity')) ?? {
      headers: [] as string[],
    }
    return headers[headers.indexOf(name) + 1]
  }
  expect(await header('/assets/entry-a.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(await header('/assets/entry-a.js', 'Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await header('/favicon.svg', 'Cache-Control')).toBe('public, max-age=3600')
  expect(await header('/favicon.svg', 'Content-Type')).toBe('image/svg+xml')
})

test('files are served by a running process although the build’s folder was replaced under it [F4] [F5]', async () => {
  const client = build(folder(), { 'assets/entry-a.js': 'a()' })
  const assets = readAssets(client, { origin: ORIGIN })
  build(client, { 'assets/entry-b.js': 'b()' })
  expect((await assets.get('/assets/entry-a.js')?.prepare('identity'))?.body.toString()).toBe('a()')
})
