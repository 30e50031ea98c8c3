/** A supervisor process for the tests: runs the processes passed as JSON and prints `READY` when all are ready. */
import { type SupervisedProcess, superviseProcesses } from './supervisor.ts'

const { processes, logs } = JSON.parse(process.argv[2] ?? '') as {
  processes: SupervisedProcess[]
  logs: { folder: string; maxBytes: number; maxFiles: number }
}
const print = (message: string) => console.log(message)
try {
  await superviseProcesses({ processes, logs, print: print, onReady: () => print('READY') })
} catch {
  process.exitCode = 1
}
