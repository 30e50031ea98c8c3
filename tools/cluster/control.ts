import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A deployment to a running cluster, over a socket in its folder. */
interface DeployRequest {
  /** The project to deploy. */
  root: string
}
/** One line for the operator, or the end. */
type Report = { line: string } | { error: string | null }

const socketOf = (folder: string): string => join(folder, 'control.sock')

/** Takes deployments, one at a time; returns a function that ends this. */
export function acceptDeployments(
  folder: string,
  deploy: (root: string, print: (line: string) => void) => Promise<void>,
): () => void {
  let isBusy = false
  const run = async (socket: Socket, text: string) => {
    const report = (message: Report) => socket.write(`${JSON.stringify(message)}\n`)
    if (isBusy) return void report({ error: 'another deployment is running' })
    isBusy = true
    try {
      await deploy(rootOf(text), (line) => report({ line }))
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
    // Whoever asked may be gone; the deployment goes on.
    socket.on('error', () => undefined)
    createInterface({ input: socket })
      .on('error', () => undefined)
      .once('line', (text) => void run(socket, text).finally(() => socket.end()))
  })
  server.listen(path)
  return () => void server.close()
}

function rootOf(text: string): string {
  const { root } = JSON.parse(text) as Partial<DeployRequest>
  if (typeof root !== 'string') throw new Error('a deployment names the folder of a project')
  return root
}

/** Deploys to the running cluster of the folder and prints what it reports. Rejects when it fails, or when there is none. */
export function requestDeployment(folder: string, request: DeployRequest, print: (line: string) => void): Promise<void> {
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
      .on('close', () => fail(new Error('the cluster ended during the deployment')))
    socket.write(`${JSON.stringify(request)}\n`)
  })
}
