/** `node conformance/serve.ts [port]`: the broker that the tests of `@stomp/stompjs` expect, on the port they expect. Ctrl+C stops it. */
import { openTestProfile } from './profile.ts'

const port = Number(process.argv[2] ?? 15_674)
const profile = await openTestProfile({ port })
process.stdout.write(`STOMP test profile at ${profile.url}, guest / guest\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void profile.close().then(() => process.exit(0)))
