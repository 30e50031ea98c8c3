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
/** Responds at the address of every process, as another running instance would. */
let otherServer: Server
let supervisors: ChildProcess[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herna-supervisor-'))
  otherServer = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((done) => otherServer.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  await Promise.all(supervisors.map((child) => end(child)))
  supervisors = []
  otherServer.close()
  rmSync(folder, { recursive: true, force: true })
})

const readyUrl = () => `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/readyz`
const supervisedProcess = (name: string, code: string) => ({ name, args: ['--eval', code], readyUrl: readyUrl() })
const READY = `process.send({ event: 'ready' });`
const SERVE = `${READY} setInterval(() => {}, 1000);`
const pathOf = (name: string) => join(folder, name)
const contentOf = (name: string) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : '')
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function supervise(processes: ReturnType<typeof supervisedProcess>[]) {
  const logs = { folder: join(folder, 'logs'), maxBytes: 100_000, maxFiles: 2 }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ processes, logs })], { stdio: ['pipe', 'pipe', 'pipe'] })
  supervisors.push(child)
  const output = { out: '', errors: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.errors += String(chunk)))
  const replace = (targets: ReturnType<typeof supervisedProcess>[]) => child.stdin.write(`${JSON.stringify(targets)}\n`)
  return { child, output, replace, ended: once(child, 'close') }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

test('when another instance responds at the same address, the start fails and prints only the first process’s error', async () => {
  const failing = (message: string) => `setTimeout(() => { console.error('${message}'); process.exit(1) }, 50)`
  const { output, ended } = supervise([
    supervisedProcess('services', failing('in use')),
    supervisedProcess('portal', failing('in use')),
  ])
  expect(await ended).toEqual([1, null])
  expect(output).toEqual({ out: '', errors: 'in use\n' })
})

test('it reports ready only after every process has reported that it listens', async () => {
  const listens = `${SERVE} require('node:fs').writeFileSync(${JSON.stringify(pathOf('listens'))}, 'yes')`
  const waits = `const { existsSync } = require('node:fs'); const timer = setInterval(() => { if (existsSync(${JSON.stringify(pathOf('go'))})) { clearInterval(timer); ${SERVE} } }, 10)`
  const { output } = supervise([
    supervisedProcess('services', listens),
    supervisedProcess('portal', `console.error('starting'); ${waits}`),
  ])
  await expect.poll(() => contentOf('listens')).toBe('yes')
  expect(output.out).toBe('')
  mkdirSync(pathOf('go'))
  await expect.poll(() => output.out).toBe('READY\n')
  expect(output.errors).toBe('starting\n')
})

test('a process that dies later is restarted, and its output is logged [F9]', async () => {
  const code = `const { appendFileSync, readFileSync } = require('node:fs'); appendFileSync(${JSON.stringify(pathOf('starts'))}, process.pid + ' ');
    console.log('log line'); ${SERVE}`
  const { output } = supervise([supervisedProcess('services', code)])
  await expect.poll(() => output.out).toBe('READY\n')
  process.kill(Number(contentOf('starts').trim()), 'SIGKILL')
  await expect.poll(() => contentOf('starts').trim().split(' ')).toHaveLength(2)
  expect(output.out).toBe('READY\nservices exited (SIGKILL); restarting in 100 ms\n')
  await expect.poll(() => contentOf('logs/services.log')).toBe('log line\nlog line\n')
})

test.skipIf(!existsSync('/dev/full'))(
  'on a full disk log lines are lost, but the supervisor and its processes keep running',
  async () => {
    mkdirSync(pathOf('logs'))
    symlinkSync('/dev/full', pathOf('logs/services.log'))
    // More than a pipe's buffer: the process would block if its output were not read.
    const code = `process.stdout.write('x'.repeat(1000000), () => { require('node:fs').writeFileSync(${JSON.stringify(pathOf('done'))}, 'yes'); ${SERVE} })`
    const { child, output } = supervise([supervisedProcess('services', code)])
    await expect.poll(() => output.out).toContain('READY')
    expect(contentOf('done')).toBe('yes')
    expect(output.out).toContain('cannot be written; dropping log lines: ENOSPC')
    expect(child.exitCode).toBeNull()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
)

/** Writes when it starts and when it is asked to end, which takes it a moment. */
const versioned = (name: string) =>
  `const record = (text) => require('node:fs').appendFileSync(${JSON.stringify(pathOf('record'))}, text + ' '); record('${name}'); process.on('SIGTERM', () => setTimeout(() => { record('end-${name}'); process.exit() }, 100)); ${SERVE}`
const recorded = () => contentOf('record').trim().split(' ')

test('a process is replaced by another version when it has ended, not before, and is not restarted', async () => {
  const { output, replace } = supervise([supervisedProcess('services', versioned('a')), supervisedProcess('portal', SERVE)])
  await expect.poll(() => output.out).toBe('READY\n')
  replace([supervisedProcess('services', versioned('b'))])
  await expect.poll(() => output.out).toBe('READY\nREPLACED\n')
  expect(recorded()).toEqual(['a', 'end-a', 'b'])
})

test('a version that does not start is reported with its errors, not restarted, and can be replaced by the former one', async () => {
  const { output, replace } = supervise([
    supervisedProcess('services', versioned('a')),
    supervisedProcess('portal', versioned('p')),
  ])
  await expect.poll(() => output.out).toBe('READY\n')
  replace([supervisedProcess('services', `console.error('no such table'); process.exit(1)`)])
  await expect.poll(() => output.out).toBe('READY\nFAILED no such table\n')
  replace([supervisedProcess('services', versioned('a'))])
  await expect.poll(() => output.out).toBe('READY\nFAILED no such table\nREPLACED\n')
  expect(recorded().filter((text) => text !== 'p')).toEqual(['a', 'end-a', 'a'])
  expect(output.errors).toBe('')
})

test('a replaced process that dies later is restarted in its new version [F9]', async () => {
  const { output, replace } = supervise([supervisedProcess('services', versioned('a'))])
  await expect.poll(() => output.out).toBe('READY\n')
  const code = `require('node:fs').writeFileSync(${JSON.stringify(pathOf('pid'))}, String(process.pid)); ${versioned('b')}`
  replace([supervisedProcess('services', code)])
  await expect.poll(() => output.out).toContain('REPLACED')
  process.kill(Number(contentOf('pid')), 'SIGKILL')
  await expect.poll(() => recorded()).toEqual(['a', 'end-a', 'b', 'b'])
})

test('after kill -9 of the supervisor its processes end', async () => {
  const code = `require('node:fs').writeFileSync(${JSON.stringify(pathOf('pid'))}, String(process.pid)); process.on('disconnect', () => process.exit()); ${SERVE}`
  const { child, output } = supervise([supervisedProcess('services', code)])
  await expect.poll(() => output.out).toBe('READY\n')
  const pid = Number(contentOf('pid'))
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
