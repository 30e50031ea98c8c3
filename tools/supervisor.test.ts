import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, 'supervise.fixture.ts')
let folder: string
/** Answers at the address of every part, as another instance would. */
let other: Server
let supervisors: ChildProcess[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herna-supervisor-'))
  other = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  await Promise.all(supervisors.map((child) => end(child)))
  supervisors = []
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

const readyAt = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}/readyz`
const part = (name: string, code: string) => ({ name, args: ['--eval', code], readyAt: readyAt() })
const READY = `process.send({ event: 'ready' });`
const SERVE = `${READY} setInterval(() => {}, 1000);`
const note = (name: string) => join(folder, name)
const written = (name: string) => (existsSync(note(name)) ? readFileSync(note(name), 'utf8') : '')
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function supervise(parts: ReturnType<typeof part>[]) {
  const logs = { folder: join(folder, 'logs'), limit: 100_000, keep: 2 }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ parts, logs })], { stdio: ['ignore', 'pipe', 'pipe'] })
  supervisors.push(child)
  const told = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (told.out += String(chunk)))
  child.stderr.on('data', (chunk) => (told.errors += String(chunk)))
  return { child, told, ended: once(child, 'close') }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

test('a start beside one that answers at the same address ends with the first part’s line alone', async () => {
  const fails = (words: string) => `setTimeout(() => { console.error('${words}'); process.exit(1) }, 50)`
  const { told, ended } = supervise([part('services', fails('in use')), part('portal', fails('in use'))])
  expect(await ended).toEqual([1, null])
  expect(told).toEqual({ out: '', errors: 'in use\n' })
})

test('it is open when every part has said that it listens, and not before', async () => {
  const listens = `${SERVE} require('node:fs').writeFileSync(${JSON.stringify(note('listens'))}, 'yes')`
  const waits = `const { existsSync } = require('node:fs'); const timer = setInterval(() => { if (existsSync(${JSON.stringify(note('go'))})) { clearInterval(timer); ${SERVE} } }, 10)`
  const { told } = supervise([part('services', listens), part('portal', `console.error('starting'); ${waits}`)])
  await expect.poll(() => written('listens')).toBe('yes')
  expect(told.out).toBe('')
  mkdirSync(note('go'))
  await expect.poll(() => told.out).toBe('OPEN\n')
  expect(told.errors).toBe('starting\n')
})

test('a part that dies later is started again, and what it writes is logged and shown [F9]', async () => {
  const code = `const { appendFileSync, readFileSync } = require('node:fs'); appendFileSync(${JSON.stringify(note('starts'))}, process.pid + ' ');
    console.log('log line'); ${SERVE}`
  const { told } = supervise([part('services', code)])
  await expect.poll(() => told.out).toBe('OPEN\n')
  process.kill(Number(written('starts').trim()), 'SIGKILL')
  await expect.poll(() => written('starts').trim().split(' ')).toHaveLength(2)
  expect(told.out).toBe('OPEN\nservices ended (SIGKILL), starting it again in 100 ms\n')
  await expect.poll(() => written('logs/services.log')).toBe('log line\nlog line\n')
})

test.skipIf(!existsSync('/dev/full'))('a full disk costs lines of the log, not the supervisor nor its parts', async () => {
  mkdirSync(note('logs'))
  symlinkSync('/dev/full', note('logs/services.log'))
  // More than a pipe holds: a part whose output nobody reads would stand still.
  const code = `process.stdout.write('x'.repeat(1000000), () => { require('node:fs').writeFileSync(${JSON.stringify(note('done'))}, 'yes'); ${SERVE} })`
  const { child, told } = supervise([part('services', code)])
  await expect.poll(() => told.out).toContain('OPEN')
  expect(written('done')).toBe('yes')
  expect(told.out).toContain('cannot be written, lines are dropped: ENOSPC')
  expect(child.exitCode).toBeNull()
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('after kill -9 of the supervisor its parts learn of it', async () => {
  const code = `require('node:fs').writeFileSync(${JSON.stringify(note('pid'))}, String(process.pid)); process.on('disconnect', () => process.exit()); ${SERVE}`
  const { child, told } = supervise([part('services', code)])
  await expect.poll(() => told.out).toBe('OPEN\n')
  const pid = Number(written('pid'))
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
