import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRetainedFiles } from './retained-files.ts'

const DAY_MS = 24 * 3600 * 1000
let parent: string
let folder: string
let warnings: string[]
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'herna-retained-'))
  folder = join(parent, 'builds')
  warnings = []
})
afterEach(() => rmSync(parent, { recursive: true }))

const open = (now = Date.now()) =>
  openRetainedFiles({ folder, log: { warn: (_data, message) => void warnings.push(message) }, now: () => now })
const retain = (names: string[], now?: number) => open(now).retain(new Map(names.map((name) => [name, `${name}()`])))

test('files of a former build are there after a restart; of other names there is none [F5]', async () => {
  await retain(['a-1.js'])
  await retain(['a-2.js'])
  const files = open()
  expect([String(await files.read('a-1.js')), String(await files.read('a-2.js'))]).toEqual(['a-1.js()', 'a-2.js()'])
  expect(await files.read('a-3.js')).toBeNull()
  expect(readdirSync(folder).toSorted()).toEqual(['a-1.js', 'a-2.js'])
})

test('a file is removed two weeks after the last build that had it, not after the first', async () => {
  const start = Date.now()
  await retain(['former.js', 'present.js'], start)
  await retain(['present.js'], start + 13 * DAY_MS)
  expect(readdirSync(folder)).toHaveLength(2)
  await retain(['new.js'], start + 15 * DAY_MS)
  expect(readdirSync(folder).toSorted()).toEqual(['new.js', 'present.js'])
})

test('a file whose content has changed under its name is replaced', async () => {
  await open().retain(new Map([['page.css', 'a{}']]))
  await open().retain(new Map([['page.css', 'a{color:red}']]))
  expect(String(await open().read('page.css'))).toBe('a{color:red}')
})

test('a folder that cannot be written is a warning, not a failure', async () => {
  writeFileSync(folder, 'a file')
  await retain(['a-1.js'])
  expect(warnings).toHaveLength(1)
})
