import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LogFile, openLogFile } from './log-file.ts'
import { bufferErrors, respondsOk, spawnProcess, stop, type SupervisedProcess } from './supervised-process.ts'

const READY_POLL_MS = 100
/** A first start seeds the whole catalogue and an upgrade may migrate for long: a slow start is reported, never aborted. */
const SLOW_START_NOTICE_MS = 60_000
const RESTART_DELAYS_MS = [100, 250, 500, 1000, 2000]
/** A process that ran this long starts again with the shortest restart delay. */
const STABLE_AFTER_MS = 10_000
const LAST_ERRORS_WAIT_MS = 500

export const PROCESS_FAILED_TO_START = 'a process failed to start'

/** The running processes. */
export interface Supervisor {
  /**
   * Stops these processes, the last first, and starts them with what is given now; resolves when all are ready. Rejects with its errors when one ends before it listens; the
   * others go on.
   */
  replace(processes: readonly SupervisedProcess[]): Promise<void>
}
interface SupervisorOptions {
  processes: SupervisedProcess[]
  /** Folder of the log files, size limit of one in bytes, and how many older ones to retain. */
  logs: { folder: string; maxBytes: number; maxFiles: number }
  print: (message: string) => void
  onReady: (supervisor: Supervisor) => void
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
  const runs = new Map<string, ProcessRun>()
  const stopped = Promise.withResolvers<void>()
  // Writing to a closed terminal must not end the supervisor.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const stopAll = async (signal: string) => {
    if (state.isStopping) return
    state.isStopping = true
    if (state.isReady) print(`stopping (${signal}) …`)
    // The portal first, the wallet last: the reverse of the start order.
    for (const target of processes.toReversed()) await stop(runs.get(target.name)?.child)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stopAll(signal).then(stopped.resolve))

  const fail = (errors: string) => {
    if (state.isStopping) return
    process.stderr.write(errors)
    void stopAll('failure').then(() => stopped.reject(new Error(PROCESS_FAILED_TO_START)))
  }
  const begin = (target: SupervisedProcess, onFailed: (errors: string) => void) => {
    const listening = Promise.withResolvers<void>()
    const log =
      runs.get(target.name)?.log ?? openLogFile({ ...logs, path: resolve(logs.folder, `${target.name}.log`), onNotice: print })
    const run: ProcessRun = { target, log, child: undefined, isReplaced: false, onListening: listening.resolve, onFailed }
    runs.set(target.name, run)
    runWithRestarts(run, { state, print })
    return untilReady(target, listening.promise, state, print)
  }
  const replace = async (targets: readonly SupervisedProcess[]) => {
    for (const { name } of targets.toReversed()) {
      const run = runs.get(name)
      if (run) run.isReplaced = true
      await stop(run?.child)
    }
    if (state.isStopping) return
    const failed = Promise.withResolvers<void>()
    const starts = targets.map((target) => begin(target, (errors) => failed.reject(new Error(errors.trim()))))
    await Promise.race([Promise.all(starts), failed.promise, stopped.promise])
  }

  const ready = processes.map((target) => begin(target, fail))
  await Promise.race([Promise.all(ready), stopped.promise])
  if (!state.isStopping) {
    state.isReady = true
    onReady({ replace })
  }
  await stopped.promise
}

/** A process with its restarts. */
interface ProcessRun {
  readonly target: SupervisedProcess
  readonly log: LogFile
  child: ChildProcess | undefined
  /** It is not restarted any more. */
  isReplaced: boolean
  onListening: () => void
  /** Called with its errors when it ends before it listens for the first time. */
  onFailed: (errors: string) => void
}

function runWithRestarts(run: ProcessRun, context: { state: State; print: (message: string) => void }, failedStarts = 0): void {
  const { state, print } = context
  const { target, log } = run
  let listeningSince: number | null = null
  let hasEnded = false
  const child = spawnProcess(target)
  const isFirst = run.child === undefined
  const errors = bufferErrors(child, () => !isFirst)
  run.child = child
  child.stdout?.on('data', (chunk: Buffer) => log.write(chunk))
  child.on('message', (message) => {
    if ((message as { event?: unknown } | null)?.event !== 'ready') return
    listeningSince = performance.now()
    errors.release()
    run.onListening()
  })
  const onEnd = async (reason: string) => {
    if (hasEnded) return
    hasEnded = true
    if (state.isStopping || run.isReplaced) return
    if (!state.isReady || (isFirst && listeningSince === null)) {
      run.isReplaced = true
      // Its last errors may still be in the pipe.
      await Promise.race([once(child, 'close'), wait(LAST_ERRORS_WAIT_MS)])
      return run.onFailed(errors.take() || `${target.name} exited (${reason}) before it was ready; see its log\n`)
    }
    const wasStable = listeningSince !== null && performance.now() - listeningSince > STABLE_AFTER_MS
    const previousFailures = wasStable ? 0 : failedStarts
    const delay = RESTART_DELAYS_MS[Math.min(previousFailures, RESTART_DELAYS_MS.length - 1)] as number
    print(`${target.name} exited (${reason}); restarting in ${delay} ms`)
    setTimeout(() => state.isStopping || run.isReplaced || runWithRestarts(run, context, previousFailures + 1), delay)
  }
  child.on('exit', (code, signal) => void onEnd(signal ?? `code ${code}`))
  // It could not be spawned at all: no memory or no free process slot.
  child.on('error', (error) => {
    if (child.pid === undefined) void onEnd(error.message)
  })
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
