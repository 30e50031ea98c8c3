import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Programs beside the nodes, in the order in which they start; they can be stopped and started again to see what happens. */
export const ENGINES = ['postgres', 'standby', 'redis', 'nginx'] as const
export type EngineName = (typeof ENGINES)[number]

/** What else a running cluster can do: tell its state, make the standby the primary, also when that loses confirmed bets, and make a standby from the primary. */
export const ACTIONS = ['status', 'promote', 'promote --accept-loss', 'rebuild'] as const
export type Action = (typeof ACTIONS)[number]

/** Commands of a running cluster, sent over a socket in its folder: to deploy a project, or to stop or start a program beside the nodes. */
export type Command = { deploy: string } | { stop: EngineName } | { start: EngineName } | { do: Action }
/** One line for the operator, or the end. */
type Report = { line: string } | { error: string | null }

const socketOf = (folder: string): string => join(folder, 'control.sock')

/** Takes commands, one at a time; returns a function that ends this. */
export function acceptCommands(
  folder: string,
  execute: (command: Command, print: (line: string) => void) => Promise<void>,
): () => void {
  let isBusy = false
  const run = async (socket: Socket, text: string) => {
    const report = (message: Report) => socket.write(`${JSON.stringify(message)}\n`)
    if (isBusy) return void report({ error: 'another command is running' })
    isBusy = true
    try {
      await execute(commandOf(text), (line) => report({ line }))
      report({ error: null })
    } catch (error) {
      report({ error: (error as Error).message })
    } finally {
      isBusy = false
    }
  }
  const path = socketOf(folder)
  // Of a cluster that was killed.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    // Whoever asked may be gone; the command goes on.
    socket.on('error', () => undefined)
    createInterface({ input: socket })
      .on('error', () => undefined)
      .once('line', (text) => void run(socket, text).finally(() => socket.end()))
  })
  server.listen(path)
  return () => void server.close()
}

function commandOf(text: string): Command {
  const { deploy, stop, start, do: wanted } = JSON.parse(text) as Record<string, unknown>
  if (typeof deploy === 'string') return { deploy }
  const action = ACTIONS.find((name) => name === wanted)
  if (action) return { do: action }
  const engine = ENGINES.find((name) => name === (stop ?? start))
  if (!engine) throw new Error(`a command names the folder of a project, or one of ${ENGINES.join(', ')}`)
  return stop === undefined ? { start: engine } : { stop: engine }
}

/** Lets the running cluster of the folder execute a command and prints what it reports. Rejects when it fails, or when there is no cluster. */
export function requestCommand(folder: string, command: Command, print: (line: string) => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(socketOf(folder))
    // Errors of the socket are passed on to what reads it.
    createInterface({ input: socket })
      .on('error', () => fail(new Error(`no cluster runs in ${folder} (npm run cluster starts one)`)))
      .on('line', (text) => {
        const report = JSON.parse(text) as Report
        if ('line' in report) print(report.line)
        else if (report.error === null) done()
        else fail(new Error(report.error))
      })
      .on('close', () => fail(new Error('the cluster ended during the command')))
    socket.write(`${JSON.stringify(command)}\n`)
  })
}
