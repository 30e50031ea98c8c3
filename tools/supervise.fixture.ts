/** A supervisor of its own for the tests: runs the parts it is given as JSON and says when they are open. */
import { type Part, superviseParts } from './supervisor.ts'

const { parts, logs } = JSON.parse(process.argv[2] ?? '') as {
  parts: Part[]
  logs: { folder: string; limit: number; keep: number }
}
const say = (message: string) => console.log(message)
try {
  await superviseParts({ parts, logs, say, onOpen: () => say('OPEN') })
} catch {
  process.exitCode = 1
}
