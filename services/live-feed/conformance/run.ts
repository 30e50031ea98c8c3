/**
 * Plays a studio against any live feed and checks every rule of the ingest (`docs/live-feed.md`), over HTTP: `node
 * services/live-feed/conformance/run.ts --feed https://sluzby.kasino.example --source test-studio --secret-file test-studio.key`. The
 * source's tables are replaced and removed: use one that exists for this.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkRules } from './rules.ts'

const { values } = parseArgs({
  options: {
    feed: { type: 'string' },
    source: { type: 'string' },
    secret: { type: 'string' },
    'secret-file': { type: 'string' },
  },
})
const { feed, source } = values
const secret = values.secret ?? (values['secret-file'] && readFileSync(values['secret-file'], 'utf8').trim())
if (!feed || !source || !secret) {
  process.stderr.write('--feed, --source, and --secret or --secret-file are required\n')
  process.exit(2)
}
const results = await checkRules(
  { address: feed, source, secret },
  { onResult: ({ rule, passed }) => process.stdout.write(`${passed ? 'passed' : 'failed'}   ${rule}\n`) },
).catch((error: unknown) => {
  process.stderr.write(`no page can connect: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(2)
})
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
