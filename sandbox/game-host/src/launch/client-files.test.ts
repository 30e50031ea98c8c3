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
  // The same moment for every writing: a clock as coarse as the file system's.
  utimesSync(join(folder, name), WRITTEN, WRITTEN)
}

test.each([0, 1, 60, PAGE.length - 4])(
  'a page of which a build has written %i characters is not answered, and the whole one is as soon as it is there [5.4]',
  async (length) => {
    const client = createClientFiles(folder)
    write('index.html', PAGE.slice(0, length))
    expect(await client.page()).toBeNull()
    write('index.html', PAGE)
    expect(await client.page()).toBe(PAGE)
  },
)

test('a file that a build has only begun is not answered and not kept; the whole one is', async () => {
  const client = createClientFiles(folder)
  write('assets/index-1.css', '')
  expect(await client.asset('index-1.css')).toBeNull()
  write('assets/index-1.css', 'body{margin:0}')
  expect((await client.asset('index-1.css'))?.body.toString()).toBe('body{margin:0}')
})
