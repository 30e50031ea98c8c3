import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LogFile, openLogFile } from './log-file.ts'

const root = resolve(import.meta.dirname, '..')
const READY_POLL_MS = 100
const READY_ANSWER_MS = 2000
/** A first start writes the whole catalogue, an upgrade may migrate for long: it is said, never cut off. */
const OPENING_NOTICE_MS = 60_000
/** Longer than the parts' own limits, so that they end by themselves. */
const CLOSING_LIMIT_MS = 30_000
const RESTART_DELAYS_MS = [100, 250, 500, 1000, 2000]
/** A part that has served for so long died of something new. */
const STEADY_AFTER_MS = 10_000
const LAST_WORDS_MS = 500
const LAST_WORDS_LENGTH = 100_000

export const PART_FAILED_TO_OPEN = 'a part failed to open'

export interface Part {
  name: string
  /** Arguments for Node. */
  args: string[]
  /** Answers 200 once the part can serve; asked when the part itself has said that it listens. */
  readyAt: string
}
interface Supervision {
  parts: Part[]
  /** Folder of the parts' logs, how large one may grow, and how many older ones are kept. */
  logs: { folder: string; limit: number; keep: number }
  say: (message: string) => void
  onOpen: () => void
}
interface State {
  isClosing: boolean
  hasOpened: boolean
}

/**
 * Runs the parts until a signal ends them. What they write to standard output goes to their log, what they write to standard error is shown.
 * A part that dies before everything first opened ends the whole, and only its own words are shown; one that dies later is started again.
 * The parts end by themselves when the channel to us closes.
 */
export async function superviseParts({ parts, logs, say, onOpen }: Supervision): Promise<void> {
  const state: State = { isClosing: false, hasOpened: false }
  const running = new Map<string, ChildProcess>()
  const closed = Promise.withResolvers<void>()
  // A terminal that is gone must not end us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const close = async (signal: string) => {
    if (state.isClosing) return
    state.isClosing = true
    if (state.hasOpened) say(`closing (${signal}) …`)
    // Pages first, money last: in the reverse of the order of opening.
    for (const part of parts.toReversed()) await stop(running.get(part.name))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(signal).then(closed.resolve))

  const fail = (words: string) => {
    if (state.isClosing) return
    process.stderr.write(words)
    void close('failure').then(() => closed.reject(new Error(PART_FAILED_TO_OPEN)))
  }
  const ready = parts.map((part) => {
    const listens = Promise.withResolvers<void>()
    const log = openLogFile({ ...logs, path: resolve(logs.folder, `${part.name}.log`), onNotice: say })
    keepRunning(part, { state, running, log, say, fail, onListening: listens.resolve })
    return untilReady(part, listens.promise, state, say)
  })
  await Promise.race([Promise.all(ready), closed.promise])
  if (!state.isClosing) {
    state.hasOpened = true
    onOpen()
  }
  await closed.promise
}

interface Keeping {
  state: State
  running: Map<string, ChildProcess>
  log: LogFile
  say: (message: string) => void
  fail: (words: string) => void
  onListening: () => void
}
function keepRunning(part: Part, keeping: Keeping, deaths = 0): void {
  const { state, running, log, say, fail, onListening } = keeping
  let listensSince: number | null = null
  let hasEnded = false
  const child = launch(part)
  const words = relayErrors(child, () => state.hasOpened)
  running.set(part.name, child)
  child.stdout?.on('data', (chunk: Buffer) => log.write(chunk))
  child.on('message', (message) => {
    if ((message as { event?: unknown } | null)?.event !== 'ready') return
    listensSince = performance.now()
    words.release()
    onListening()
  })
  const ended = async (how: string) => {
    if (hasEnded) return
    hasEnded = true
    running.delete(part.name)
    if (state.isClosing) return
    if (!state.hasOpened) {
      // Its last words may still be on their way.
      await Promise.race([once(child, 'close'), wait(LAST_WORDS_MS)])
      return fail(words.take() || `${part.name} ended (${how}) before it opened; see its log\n`)
    }
    const wasSteady = listensSince !== null && performance.now() - listensSince > STEADY_AFTER_MS
    const died = wasSteady ? 0 : deaths
    const delay = RESTART_DELAYS_MS[Math.min(died, RESTART_DELAYS_MS.length - 1)] as number
    say(`${part.name} ended (${how}), starting it again in ${delay} ms`)
    setTimeout(() => state.isClosing || keepRunning(part, keeping, died + 1), delay)
  }
  child.on('exit', (code, signal) => void ended(signal ?? `code ${code}`))
  // It could not be started at all: no memory, no process to spare.
  child.on('error', (error) => {
    if (child.pid === undefined) void ended(error.message)
  })
}

function launch(part: Part): ChildProcess {
  return spawn(process.execPath, part.args, {
    cwd: root,
    // The channel says when a part listens, and tells it when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the supervisor alone, which closes the parts in order.
    detached: true,
    env: {
      // Node keeps what it compiled: a restart after a crash must be quick [F9].
      NODE_COMPILE_CACHE: resolve(root, '.cache/node'),
      ...process.env,
      NODE_ENV: part.args.includes('--dev') ? 'development' : 'production',
    },
  })
}

/** Until a part listens its words are held: of several parts that cannot open, the operator reads the first one's reason alone. */
function relayErrors(child: ChildProcess, hasOpened: () => boolean): { release(): void; take(): string } {
  let held = ''
  let isHeld = !hasOpened()
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!isHeld) process.stderr.write(chunk)
    else held = (held + chunk.toString()).slice(-LAST_WORDS_LENGTH)
  })
  const take = () => {
    const words = held
    held = ''
    return words
  }
  return {
    take,
    release() {
      isHeld = false
      process.stderr.write(take())
    },
  }
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSING_LIMIT_MS)
  await exited
  clearTimeout(timer)
}

/** The part says itself that it listens: whoever else answers at its address is not meant. */
async function untilReady(part: Part, listens: Promise<void>, state: State, say: (message: string) => void): Promise<void> {
  const begun = performance.now()
  const notice = setInterval(() => {
    if (!state.isClosing)
      say(`${part.name} is still opening after ${Math.round((performance.now() - begun) / 1000)} s; see its log`)
  }, OPENING_NOTICE_MS)
  notice.unref()
  await listens
  while (!state.isClosing && !(await answers(part.readyAt))) await wait(READY_POLL_MS)
  clearInterval(notice)
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(READY_ANSWER_MS) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
