import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './log-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const line = (text: string) => Buffer.from(`${text}\n`)

test('a log that reaches its size limit continues in a new file, and the oldest file is deleted', () => {
  const path = join(folder, 'logs', 'part.log')
  const log = openLogFile({ path, maxBytes: 10, maxFiles: 2, onNotice: () => {} })
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) log.write(line(text))
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual(['part.log', 'part.log.1', 'part.log.2'])
  expect([path, `${path}.1`, `${path}.2`].map((file) => readFileSync(file, 'utf8'))).toEqual([
    'six\nseven\n',
    'four\nfive\n',
    'three\n',
  ])
})

test('after a restart the same file is continued and its size counts', () => {
  const path = join(folder, 'part.log')
  const options = { path, maxBytes: 10, maxFiles: 1, onNotice: () => {} }
  openLogFile(options).write(line('before'))
  openLogFile(options).write(line('after'))
  expect([readFileSync(`${path}.1`, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['before\n', 'after\n'])
})

test.skipIf(!existsSync('/dev/full'))(
  'on a full disk lines are dropped with one notice, and writing resumes when there is space',
  () => {
    const path = join(folder, 'part.log')
    symlinkSync('/dev/full', path)
    const notices: string[] = []
    let now = 0
    const log = openLogFile({ path, maxBytes: 1_000, maxFiles: 1, onNotice: (message) => notices.push(message), now: () => now })
    for (let count = 0; count < 5; count++) log.write(line('dropped'))
    expect(notices).toEqual([expect.stringContaining(`log file ${path} cannot be written; dropping log lines: ENOSPC`)])
    unlinkSync(path)
    now += 10_000
    log.write(line('written'))
    expect(notices[1]).toBe(`log file ${path} is writable again; 40 bytes were dropped`)
    expect(readFileSync(path, 'utf8')).toBe('written\n')
  },
)
