import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const READY_POLL_MS = 100
const READY_ANSWER_MS = 2000
const FIRST_OPENING_LIMIT_MS = 300_000 // a first start writes the whole catalogue
const CLOSING_LIMIT_MS = 15_000
const RESTART_DELAYS_MS = [250, 1000, 2000, 4000, 8000]
const STEADY_AFTER_MS = 60_000

export const PART_FAILED_TO_OPEN = 'a part failed to open'

export interface Part {
  name: string
  /** Arguments for Node. */
  args: string[]
  /** Answers 200 once the part can serve. */
  readyAt: string
}
interface Supervision {
  parts: Part[]
  say: (message: string) => void
  onOpen: () => void
}

/**
 * Runs the parts until a signal ends them. Their logs go to `.data/logs/<name>.log`; what they write to standard error is shown.
 * A part that dies before everything first opened ends the whole (it has said why); one that dies later is started again.
 */
export async function superviseParts({ parts, say, onOpen }: Supervision): Promise<void> {
  const state = { isClosing: false, hasOpened: false }
  const running = new Map<string, ChildProcess>()
  const closed = Promise.withResolvers<void>()

  const close = async (signal: string) => {
    if (state.isClosing) return
    state.isClosing = true
    if (state.hasOpened) say(`closing (${signal}) …`)
    // Pages first, money last: in the reverse of the order of opening.
    for (const part of parts.toReversed()) await stop(running.get(part.name))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(signal).then(closed.resolve))

  const fail = () => close('failure').then(() => closed.reject(new Error(PART_FAILED_TO_OPEN)))
  for (const part of parts) keepRunning(part, { state, running, say, fail })

  await Promise.race([Promise.all(parts.map((part) => untilReady(part, state))), closed.promise])
  if (!state.isClosing) {
    state.hasOpened = true
    onOpen()
  }
  await closed.promise
}

interface Keeping {
  state: { isClosing: boolean; hasOpened: boolean }
  running: Map<string, ChildProcess>
  say: (message: string) => void
  fail: () => Promise<void>
}
function keepRunning(part: Part, keeping: Keeping, deaths = 0): void {
  const { state, running, say, fail } = keeping
  const begun = Date.now()
  const child = launch(part)
  running.set(part.name, child)
  child.on('exit', (code, signal) => {
    running.delete(part.name)
    if (state.isClosing) return
    if (!state.hasOpened) return void fail()
    const died = Date.now() - begun > STEADY_AFTER_MS ? 0 : deaths
    const delay = RESTART_DELAYS_MS[Math.min(died, RESTART_DELAYS_MS.length - 1)] as number
    say(`${part.name} ended (${signal ?? `code ${code}`}), starting it again in ${delay} ms`)
    setTimeout(() => state.isClosing || keepRunning(part, keeping, died + 1), delay)
  })
}

function launch(part: Part): ChildProcess {
  const logs = resolve(root, process.env.HERNA_DATA_DIR ?? '.data', 'logs')
  mkdirSync(logs, { recursive: true })
  const child = spawn(process.execPath, part.args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: Ctrl-C reaches the supervisor alone, which closes the parts in order.
    detached: true,
    env: { ...process.env, NODE_ENV: part.args.includes('--dev') ? 'development' : 'production' },
  })
  child.stdout?.pipe(createWriteStream(resolve(logs, `${part.name}.log`), { flags: 'a' }))
  return child
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSING_LIMIT_MS)
  await exited
  clearTimeout(timer)
}

async function untilReady(part: Part, state: { isClosing: boolean }): Promise<void> {
  const deadline = Date.now() + FIRST_OPENING_LIMIT_MS
  while (!state.isClosing && Date.now() < deadline) {
    if (await answers(part.readyAt)) return
    await wait(READY_POLL_MS)
  }
  if (!state.isClosing)
    throw new Error(`${part.name} did not open within ${FIRST_OPENING_LIMIT_MS / 1000} s; see .data/logs/${part.name}.log`)
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(READY_ANSWER_MS) })).ok
  } catch {
    return false
  }
}
