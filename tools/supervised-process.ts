import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const READY_TIMEOUT_MS = 2000
/** Longer than the processes' own shutdown timeouts, so that they exit by themselves. */
const STOP_TIMEOUT_MS = 30_000
const LAST_ERRORS_LENGTH = 100_000

/**
 * For glibc's malloc: blocks from 32 kB, such as rendered pages, go back to the system when they are freed, and threads share two arenas. Otherwise they and
 * the compressor's buffers stay with the process for ever [P14].
 */
export const RETURNED_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }
/**
 * For V8, whose heap otherwise grows for as long as the machine has memory: rendered pages are garbage a moment later. A young generation of at most 24 MB,
 * and a full collection once the rest has grown by 30 % [P14].
 */
export const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=30']
/** Of the portal, after the above: nearly everything it makes is garbage when its page has been sent. A young generation of at most 12 MB [P14]. */
export const SMALLER_YOUNG_GENERATION = '--max-semi-space-size=4'

export interface SupervisedProcess {
  name: string
  /** Arguments for Node. */
  args: string[]
  /** Folder of the project whose code runs; default: this one. */
  root?: string | undefined
  /** Environment variables besides those of the supervisor. */
  env?: Record<string, string>
  /** Responds 200 once the process can serve; polled after the process has reported that it listens. */
  readyUrl: string
}

export function spawnProcess({ args, root = ROOT, env = {} }: SupervisedProcess): ChildProcess {
  return spawn(process.execPath, [...SMALL_HEAP, ...args], {
    cwd: root,
    // The IPC channel reports when the process listens; its closing notifies the process that the supervisor has died.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches only the supervisor, which stops the processes in order.
    detached: true,
    env: {
      // Node caches compiled code: a restart after a crash must be quick [F9].
      NODE_COMPILE_CACHE: resolve(root, '.cache/node'),
      ...RETURNED_MEMORY,
      ...process.env,
      ...env,
      NODE_ENV: args.includes('--dev') ? 'development' : 'production',
    },
  })
}

/** Buffers a process's errors until it listens: of several processes that cannot start, only the first one's reason is printed. */
export function bufferErrors(child: ChildProcess, isReady: () => boolean): { release(): void; take(): string } {
  let bufferedText = ''
  let isBuffering = !isReady()
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!isBuffering) process.stderr.write(chunk)
    else bufferedText = (bufferedText + chunk.toString()).slice(-LAST_ERRORS_LENGTH)
  })
  const take = () => {
    const text = bufferedText
    bufferedText = ''
    return text
  }
  return {
    take,
    release() {
      isBuffering = false
      process.stderr.write(take())
    },
  }
}

/** Ends a process; resolves when it is gone. */
export async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(timer)
}

export async function respondsOk(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
