import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterPlan } from './topology.ts'

export const LOCAL = '127.0.0.1'
export const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000

/** A program that is not ours and runs beside the nodes. */
export interface Engine {
  name: string
  pid: number
  stop(): Promise<void>
}

/** Whom a program runs as; empty: as this process. */
export interface User {
  uid?: number
  gid?: number
}

interface EngineStart {
  name: string
  program: string
  args: string[]
  port: number
  plan: Pick<ClusterPlan, 'folder'>
  user?: User
  /** Ends it without waiting for its clients. */
  signal: NodeJS.Signals
}

/** Starts the program in a process group of its own, because Ctrl-C must reach the nodes first, and waits until it listens. */
export async function startEngine({ name, program, args, port, plan, user = {}, signal }: EngineStart): Promise<Engine> {
  if (await isListening(port)) throw new Error(`${name}: port ${port} is already in use (HERNA_CLUSTER_PORT chooses others)`)
  const logs = join(plan.folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const path = join(logs, `${name}.log`)
  const log = openSync(path, 'a')
  const child = spawn(program, args, { ...user, cwd: plan.folder, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  // Without a listener an error would end this process; `isOver` reports it.
  child.on('error', () => undefined)
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (!(await isListening(port))) {
    if (isOver(child) || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${name} did not start; see ${path}`)
    }
    await pause(50)
  }
  return { name, pid: child.pid ?? 0, stop: () => stop(child, signal) }
}

const isOver = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(timer)
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, LOCAL)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
