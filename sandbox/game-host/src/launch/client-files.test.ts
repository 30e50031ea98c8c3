import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClientFiles } from './client-files.ts'

const PAGE = '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>\n'
const WRITTEN = new Date('2026-11-22T08:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-client-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
  // The same mtime for every write, as on a file system with a coarse clock.
  utimesSync(join(folder, name), WRITTEN, WRITTEN)
}

test.each([0, 1, 60, PAGE.length - 4])(
  'a page of which a build has written %i characters is not served, and the complete one is as soon as it exists',
  async (length) => {
    const client = createClientFiles(folder)
    write('index.html', PAGE.slice(0, length))
    expect(await client.page()).toBeNull()
    write('index.html', PAGE)
    expect(await client.page()).toBe(PAGE)
  },
)

test('a file that a build has only begun is neither served nor cached; the complete one is', async () => {
  const client = createClientFiles(folder)
  write('assets/index-1.css', '')
  expect(await client.asset('index-1.css')).toBeNull()
  write('assets/index-1.css', 'body{margin:0}')
  expect((await client.asset('index-1.css'))?.body.toString()).toBe('body{margin:0}')
})
