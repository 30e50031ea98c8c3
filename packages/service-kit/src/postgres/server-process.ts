import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { programOf } from './binaries.ts'
import type { PostgresFolders } from './server-folders.ts'
import { commandOf, waitForExit, isAlive } from './running-process.ts'
import type { ServerUser } from './server-user.ts'

/** Memory small enough for the services' limit, large enough to cache the catalogue [P14]. */
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '100',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}
const START_TIMEOUT = 60_000
const STOP_TIMEOUT = 15_000

/** The server ended instead of starting; `lines` are its log. */
export class ServerStartFailed extends Error {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'the server ended without output')
    this.lines = lines
  }
  hasLine(pattern: RegExp): boolean {
    return this.lines.some((line) => pattern.test(line))
  }
}

export interface ServerStart {
  folders: PostgresFolders
  user: ServerUser
  port: number
  flags?: Record<string, string>
  onLine: (line: string) => void
}

/** Starts the server in its own process group, so that Ctrl-C in the terminal reaches only our process, which stops the server last. */
export function startServer({ folders, user, port, flags, onLine }: ServerStart): Promise<ChildProcess> {
  const settings = Object.entries({ ...FLAGS, ...flags }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programOf(folders.home, 'postgres'), ['-D', folders.data, '-p', String(port), ...settings], {
    ...user.ids,
    cwd: '/',
    detached: process.platform !== 'win32',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const timer = setTimeout(() => {
      child.kill('SIGQUIT')
      reject(new StartupError(`the database in ${folders.data} did not become ready within ${START_TIMEOUT / 1000} s`))
    }, START_TIMEOUT)
    let incompleteLine = ''
    child.stderr.on('data', (chunk: Buffer) => {
      const parts = (incompleteLine + chunk.toString()).split('\n')
      incompleteLine = parts.pop() ?? ''
      for (const line of parts) {
        if (lines.length < 200) lines.push(line)
        onLine(line)
        if (!line.includes('ready to accept connections')) continue
        clearTimeout(timer)
        resolve(child)
      }
    })
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      reject(new ServerStartFailed(lines))
    })
  })
}

/** Fast shutdown: connections are cut, committed data is on disk. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT)
  await ended
  clearTimeout(timer)
}

/**
 * Stops a server that outlived a `kill -9` of its parent. When the id in the pid file belongs to another program by now, only the file is
 * removed.
 */
export async function endOrphan(data: string, onLine: (line: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  const pid = pidIn(pidFile)
  if (pid === null || !isAlive(pid)) return
  const command = commandOf(pid)
  if (command !== null && !(command.includes('postgres') && command.includes(data))) {
    rmSync(pidFile, { force: true })
    return
  }
  onLine(`stopping the database server of an earlier start (process ${pid})`)
  process.kill(pid, 'SIGINT')
  if (await waitForExit(pid, STOP_TIMEOUT)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await waitForExit(pid, 5_000)))
    throw new StartupError(`the database server of an earlier start (process ${pid}) does not stop: stop it manually`)
}

function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : null
  } catch {
    return null
  }
}
