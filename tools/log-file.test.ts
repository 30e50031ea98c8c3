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

test('a log that has reached its limit goes on in a new file, and the oldest is dropped', () => {
  const path = join(folder, 'logs', 'part.log')
  const log = openLogFile({ path, limit: 10, keep: 2, onNotice: () => {} })
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) log.write(line(text))
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual(['part.log', 'part.log.1', 'part.log.2'])
  expect([path, `${path}.1`, `${path}.2`].map((file) => readFileSync(file, 'utf8'))).toEqual([
    'six\nseven\n',
    'four\nfive\n',
    'three\n',
  ])
})

test('a restart goes on in the same file and counts what is in it', () => {
  const path = join(folder, 'part.log')
  const options = { path, limit: 10, keep: 1, onNotice: () => {} }
  openLogFile(options).write(line('before'))
  openLogFile(options).write(line('after'))
  expect([readFileSync(`${path}.1`, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['before\n', 'after\n'])
})

test.skipIf(!existsSync('/dev/full'))(
  'on a full disk lines are dropped with one notice, and it is written again when there is room',
  () => {
    const path = join(folder, 'part.log')
    symlinkSync('/dev/full', path)
    const notices: string[] = []
    let now = 0
    const log = openLogFile({ path, limit: 1_000, keep: 1, onNotice: (message) => notices.push(message), now: () => now })
    for (let count = 0; count < 5; count++) log.write(line('lost'))
    expect(notices).toEqual([expect.stringContaining(`the log ${path} cannot be written, lines are dropped: ENOSPC`)])
    unlinkSync(path)
    now += 10_000
    log.write(line('kept'))
    expect(notices[1]).toBe(`the log ${path} is written again; 25 bytes were dropped`)
    expect(readFileSync(path, 'utf8')).toBe('kept\n')
  },
)
