import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LogFile, openLogFile } from './log-file.ts'

const root = resolve(import.meta.dirname, '..')
const READY_POLL_MS = 100
const READY_TIMEOUT_MS = 2000
/** A first start seeds the whole catalogue and an upgrade may migrate for long: a slow start is reported, never aborted. */
const SLOW_START_NOTICE_MS = 60_000
/** Longer than the processes' own shutdown timeouts, so that they exit by themselves. */
const STOP_TIMEOUT_MS = 30_000
const RESTART_DELAYS_MS = [100, 250, 500, 1000, 2000]
/** A process that ran this long starts again with the shortest restart delay. */
const STABLE_AFTER_MS = 10_000
const LAST_ERRORS_WAIT_MS = 500
const LAST_ERRORS_LENGTH = 100_000

/**
 * For glibc's malloc: blocks from 32 kB, such as rendered pages, go back to the system when they are freed, and threads share two arenas. Otherwise they and
 * the compressor's buffers stay with the process for ever [P14].
 */
const RETURNED_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }
/**
 * For V8, whose heap otherwise grows for as long as the machine has memory: rendered pages are garbage a moment later. A young generation of at most 24 MB,
 * and a full collection once the rest has grown by 30 % [P14].
 */
const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=30']

export const PROCESS_FAILED_TO_START = 'a process failed to start'

export interface SupervisedProcess {
  name: string
  /** Arguments for Node. */
  args: string[]
  /** Environment variables besides those of the supervisor. */
  env?: Record<string, string>
  /** Responds 200 once the process can serve; polled after the process has reported that it listens. */
  readyUrl: string
}
interface SupervisorOptions {
  processes: SupervisedProcess[]
  /** Folder of the log files, size limit of one in bytes, and how many older ones to retain. */
  logs: { folder: string; maxBytes: number; maxFiles: number }
  print: (message: string) => void
  onReady: () => void
}
interface State {
  isStopping: boolean
  isReady: boolean
}

/**
 * Runs the processes until a signal stops them. Standard output goes to the process's log file, standard error is printed.
 * If a process dies before all are ready, everything stops and only its own errors are printed; one that dies later is restarted.
 * The processes exit by themselves when the IPC channel to the supervisor closes.
 */
export async function superviseProcesses({ processes, logs, print, onReady }: SupervisorOptions): Promise<void> {
  const state: State = { isStopping: false, isReady: false }
  const running = new Map<string, ChildProcess>()
  const stopped = Promise.withResolvers<void>()
  // Writing to a closed terminal must not end the supervisor.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const stopAll = async (signal: string) => {
    if (state.isStopping) return
    state.isStopping = true
    if (state.isReady) print(`stopping (${signal}) …`)
    // The portal first, the wallet last: the reverse of the start order.
    for (const target of processes.toReversed()) await stop(running.get(target.name))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stopAll(signal).then(stopped.resolve))

  const fail = (errors: string) => {
    if (state.isStopping) return
    process.stderr.write(errors)
    void stopAll('failure').then(() => stopped.reject(new Error(PROCESS_FAILED_TO_START)))
  }
  const ready = processes.map((target) => {
    const listening = Promise.withResolvers<void>()
    const log = openLogFile({ ...logs, path: resolve(logs.folder, `${target.name}.log`), onNotice: print })
    runWithRestarts(target, { state, running, log, print, fail, onListening: listening.resolve })
    return untilReady(target, listening.promise, state, print)
  })
  await Promise.race([Promise.all(ready), stopped.promise])
  if (!state.isStopping) {
    state.isReady = true
    onReady()
  }
  await stopped.promise
}

interface ProcessContext {
  state: State
  running: Map<string, ChildProcess>
  log: LogFile
  print: (message: string) => void
  fail: (errors: string) => void
  onListening: () => void
}
function runWithRestarts(target: SupervisedProcess, context: ProcessContext, failedStarts = 0): void {
  const { state, running, log, print, fail, onListening } = context
  let listeningSince: number | null = null
  let hasEnded = false
  const child = spawnProcess(target)
  const errors = bufferErrors(child, () => state.isReady)
  running.set(target.name, child)
  child.stdout?.on('data', (chunk: Buffer) => log.write(chunk))
  child.on('message', (message) => {
    if ((message as { event?: unknown } | null)?.event !== 'ready') return
    listeningSince = performance.now()
    errors.release()
    onListening()
  })
  const onEnd = async (reason: string) => {
    if (hasEnded) return
    hasEnded = true
    running.delete(target.name)
    if (state.isStopping) return
    if (!state.isReady) {
      // Its last errors may still be in the pipe.
      await Promise.race([once(child, 'close'), wait(LAST_ERRORS_WAIT_MS)])
      return fail(errors.take() || `${target.name} exited (${reason}) before it was ready; see its log\n`)
    }
    const wasStable = listeningSince !== null && performance.now() - listeningSince > STABLE_AFTER_MS
    const previousFailures = wasStable ? 0 : failedStarts
    const delay = RESTART_DELAYS_MS[Math.min(previousFailures, RESTART_DELAYS_MS.length - 1)] as number
    print(`${target.name} exited (${reason}); restarting in ${delay} ms`)
    setTimeout(() => state.isStopping || runWithRestarts(target, context, previousFailures + 1), delay)
  }
  child.on('exit', (code, signal) => void onEnd(signal ?? `code ${code}`))
  // It could not be spawned at all: no memory or no free process slot.
  child.on('error', (error) => {
    if (child.pid === undefined) void onEnd(error.message)
  })
}

function spawnProcess(target: SupervisedProcess): ChildProcess {
  return spawn(process.execPath, [...SMALL_HEAP, ...target.args], {
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
      ...target.env,
      NODE_ENV: target.args.includes('--dev') ? 'development' : 'production',
    },
  })
}

/** Buffers a process's errors until it listens: of several processes that cannot start, only the first one's reason is printed. */
function bufferErrors(child: ChildProcess, isReady: () => boolean): { release(): void; take(): string } {
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

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(timer)
}

/** Waits for the process's own message first: another instance may respond at its address. */
async function untilReady(
  target: SupervisedProcess,
  listening: Promise<void>,
  state: State,
  print: (message: string) => void,
): Promise<void> {
  const startedAt = performance.now()
  const notice = setInterval(() => {
    if (!state.isStopping)
      print(`${target.name} is still starting after ${Math.round((performance.now() - startedAt) / 1000)} s; see its log`)
  }, SLOW_START_NOTICE_MS)
  notice.unref()
  await listening
  while (!state.isStopping && !(await respondsOk(target.readyUrl))) await wait(READY_POLL_MS)
  clearInterval(notice)
}

async function respondsOk(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
