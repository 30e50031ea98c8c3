import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { lockData, lockHolder } from './data-lock.ts'

const PROGRAM = fileURLToPath(new URL('take-locks.fixture.ts', import.meta.url))
const STARTS = 4
let folder: string
let children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-lock-'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  rmSync(folder, { recursive: true, force: true })
})

/** The lock file of a process that has ended. */
function staleLock(): string {
  const { pid } = spawnSync(process.execPath, ['--version'])
  return JSON.stringify({ pid, started: '1', id: 'ended' })
}

/** Several processes try to take all the locks at the same time; resolves with the locks each of them got. */
async function takeAtOnce(files: string[]): Promise<string[][]> {
  const started = await Promise.all(
    Array.from({ length: STARTS }, async () => {
      const child = spawn(process.execPath, [PROGRAM, ...files], { stdio: ['pipe', 'pipe', 'inherit'] })
      children.push(child)
      await once(child.stdout, 'data')
      return child
    }),
  )
  return Promise.all(
    started.map(async (child) => {
      let output = ''
      child.stdin.write('now')
      for await (const chunk of child.stdout) {
        output += String(chunk)
        if (output.endsWith('\n')) break
      }
      return JSON.parse(output) as string[]
    }),
  )
}

test.each([
  ['no lock file', () => null],
  ['the lock of a dead process', staleLock],
  ['an empty lock file', () => ''],
])('of several concurrent starts exactly one gets the lock: %s [F10]', async (_what, leftOver) => {
  const files = Array.from({ length: inject('breadth') === 'full' ? 600 : 150 }, (_, index) => join(folder, `lock-${index}`))
  const content = leftOver()
  if (content !== null) for (const file of files) writeFileSync(file, content)
  const locksOfStarts = await takeAtOnce(files)
  expect(locksOfStarts.flat().toSorted()).toEqual(files.toSorted())
  // No temporary files remain.
  expect(readdirSync(folder)).toHaveLength(files.length)
})

test('a start that died while taking over a stale lock does not block later starts', async () => {
  const file = join(folder, 'lock')
  for (const staleFile of [file, `${file}.takeover`, `${file}.takeover.takeover`]) writeFileSync(staleFile, staleLock())
  const acquiredFiles = await takeAtOnce([file])
  expect(acquiredFiles.flat()).toEqual([file])
})

test('a lock is released only by its holder, and can be taken again', () => {
  const file = join(folder, 'lock')
  const firstLock = lockData(file, 'the folder')
  expect(lockHolder(file)).toBe(process.pid)
  expect(() => lockData(file, 'the folder')).toThrow(`the folder is in use by process ${process.pid}`)
  firstLock.release()
  const second = lockData(file, 'the folder')
  const content = readFileSync(file, 'utf8')
  firstLock.release()
  expect(readFileSync(file, 'utf8')).toBe(content)
  second.release()
  expect(readdirSync(folder)).toEqual([])
})
