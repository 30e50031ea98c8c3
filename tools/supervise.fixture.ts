/** A supervisor process for the tests: runs the processes passed as JSON and prints `READY` when all are ready; then it replaces processes by those of each line of its standard input. */
import { createInterface } from 'node:readline'
import type { SupervisedProcess } from './supervised-process.ts'
import { type Supervisor, superviseProcesses } from './supervisor.ts'

const { processes, logs } = JSON.parse(process.argv[2] ?? '') as {
  processes: SupervisedProcess[]
  logs: { folder: string; maxBytes: number; maxFiles: number }
}
const print = (message: string) => console.log(message)
function replaceOnRequest(supervisor: Supervisor): void {
  print('READY')
  createInterface({ input: process.stdin }).on('line', (line) => {
    supervisor.replace(JSON.parse(line) as SupervisedProcess[]).then(
      () => print('REPLACED'),
      (error: Error) => print(`FAILED ${error.message}`),
    )
  })
}
try {
  await superviseProcesses({ processes, logs, print: print, onReady: replaceOnRequest })
} catch {
  process.exitCode = 1
}
process.stdin.destroy()
