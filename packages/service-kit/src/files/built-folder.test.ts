import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuiltFolder, createBuiltFolder } from './built-folder.ts'
import { openRetainedFiles } from './retained-files.ts'

const PAGE = '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>\n'
let folder: string
let built: BuiltFolder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-built-'))
  mkdirSync(join(folder, 'assets'))
  built = createBuiltFolder({
    index: join(folder, 'index.html'),
    files: join(folder, 'assets'),
    isComplete: (text) => /<\/html>\s*$/.test(text),
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** By default with the same mtime for every write, as on a file system with a coarse clock. */
function write(name: string, text: string, seconds = 1_000_000_000): void {
  writeFileSync(join(folder, name), text)
  utimesSync(join(folder, name), seconds, seconds)
}
const bodyOf = async (name: string) => (await built.file(name))?.body.toString()

test.each([0, 1, 60, PAGE.length - 4])(
  'an index of which a build has written %i characters is not served, and the complete one is as soon as it exists',
  async (length) => {
    write('index.html', PAGE.slice(0, length))
    expect(await built.index()).toBeNull()
    write('index.html', PAGE)
    expect(await built.index()).toBe(PAGE)
  },
)

test('a file that a build has only begun is neither served nor kept; the complete one is', async () => {
  write('assets/index-1.css', '')
  write('index.html', PAGE)
  expect(await built.file('index-1.css')).toBeNull()
  write('assets/index-1.css', 'body{margin:0}')
  expect(await bodyOf('index-1.css')).toBe('body{margin:0}')
})

test('an open page of a build gets its other files while the folder is replaced, and after it [F4] [F5]', async () => {
  write('assets/player-1.js', 'former()')
  write('index.html', PAGE)
  expect(await built.index()).toBe(PAGE)
  rmSync(join(folder, 'assets'), { recursive: true })
  rmSync(join(folder, 'index.html'))
  expect([await built.index(), await bodyOf('player-1.js')]).toEqual([PAGE, 'former()'])
  mkdirSync(join(folder, 'assets'))
  write('index.html', `<!-- 2 -->${PAGE}`, 1_000_000_001)
  write('assets/player-2.js', 'present()')
  expect(await built.index()).toBe(`<!-- 2 -->${PAGE}`)
  expect([await bodyOf('player-1.js'), await bodyOf('player-2.js')]).toEqual(['former()', 'present()'])
  write('index.html', `<!-- 3 -->${PAGE}`, 1_000_000_002)
  rmSync(join(folder, 'assets/player-2.js'))
  expect([await bodyOf('player-1.js'), await bodyOf('player-2.js')]).toEqual([undefined, 'present()'])
})

test('after a deployment, with a new process and new code, open pages of former builds get their files [F5]', async () => {
  const open = () =>
    createBuiltFolder({
      index: join(folder, 'index.html'),
      files: join(folder, 'assets'),
      isComplete: () => true,
      retained: openRetainedFiles({ folder: join(folder, 'data'), log: { warn: () => {} } }),
    })
  for (const build of ['1', '2', '3']) {
    rmSync(join(folder, 'assets'), { recursive: true })
    mkdirSync(join(folder, 'assets'))
    write(`assets/player-${build}.js`, `build(${build})`)
    write('index.html', PAGE)
    expect(await open().index()).toBe(PAGE)
  }
  built = open()
  expect(await bodyOf('player-3.js')).toBe('build(3)')
  expect([await bodyOf('player-1.js'), await bodyOf('player-2.js')]).toEqual(['build(1)', 'build(2)'])
  expect(await built.file('player-4.js')).toBeNull()
  expect(await built.file('../index.html')).toBeNull()
})

test.each(['../index.html', '.env.js', 'a/b.js', 'constructor', 'page.html', ''])(
  '%j is no file of a build [S16]',
  async (name) => {
    write('index.html', PAGE)
    write('assets/.env.js', 'x')
    expect(await built.file(name)).toBeNull()
  },
)

test('texts are compressed, fonts are not', async () => {
  write('index.html', PAGE)
  write('assets/a.js', 'a()\n'.repeat(200))
  write('assets/a.woff2', 'font')
  const [script, font] = [await built.file('a.js'), await built.file('a.woff2')]
  expect([script?.type, font?.type]).toEqual(['text/javascript; charset=utf-8', 'font/woff2'])
  expect(script?.brotli?.length).toBeLessThan(script?.body.length ?? 0)
  expect(font?.brotli).toBeNull()
})
