import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { breadth, seed } from './breadth.ts'
import { findPrograms } from './cluster/programs.ts'
import { calibrate, readBaseline, slowerSteps, writeBaseline } from './test-baseline.ts'
import { ensureChromium } from './test-chromium.ts'
import { startSystemPostgres } from './test-postgres.ts'
import { ensureRedis } from './test-redis.ts'
import { lineOf, slowest } from './test-report.ts'
import { type Outcome, runStep } from './test-run.ts'
import { runInSlots, type Step, stepsOf } from './test-steps.ts'

// `npm test [word …]`: all steps, or those whose name contains a word. The last line sums all suites, also after a failure.
// `npm run test:all`: the same steps in full breadth, with a random seed.
const SLOWEST_COUNT = 20
const FULL_OPTION = '--all'
const RECORD_OPTION = '--record-baseline'

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const nameFilters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknownOptions = options.filter((option) => ![FULL_OPTION, RECORD_OPTION].includes(option))
if (unknownOptions.length > 0) {
  console.error(`Herňa: unknown test option: ${unknownOptions.join(' ')} (known: ${FULL_OPTION}, ${RECORD_OPTION})`)
  process.exit(2)
}
const isFull = options.includes(FULL_OPTION) || breadth === 'full'
const runSeed = isFull && process.env.HERNA_TEST_SEED === undefined ? randomInt(0x7fff_ffff) : seed
const environment = { HERNA_TEST_BREADTH: isFull ? 'full' : 'gate', HERNA_TEST_SEED: String(runSeed) }
const repeatCommand = `HERNA_TEST_SEED=${runSeed} npm ${isFull ? 'run test:all' : 'test'}`
console.log(`Herňa: ${isFull ? 'full run' : 'gate'}, seed ${runSeed} (repeat with: ${repeatCommand})`)

const allSteps = stepsOf(isFull ? 'full' : 'gate')
const selectedSteps = nameFilters.length
  ? allSteps.filter((step) => nameFilters.some((word) => step.name.includes(word)))
  : allSteps
const chromium = await ensureChromium(selectedSteps.some((step) => step.needs === 'Chromium'))
const redis = ensureRedis(selectedSteps.some((step) => step.needs === 'Redis'))
const outcomes = new Map<string, Outcome>()
const startedAt = Date.now()

await runInSlots(selectedSteps, async (step) => {
  const outcome = await runWithNeeds(step)
  if (outcome) outcomes.set(step.name, outcome)
})

async function runWithNeeds(step: Step): Promise<Outcome | null> {
  if (step.needs === 'Chromium') {
    if (chromium.path) return runStep(step, { ...environment, HERNA_CHROMIUM: chromium.path })
    console.log(`\n✗ ${step.name}: ${chromium.advice}`)
    return { passed: 0, failed: 1, failures: [`${step.name}: no browser`], results: [], seconds: 0 }
  }
  if (step.needs === 'Redis' && !redis.isAvailable) {
    console.log(`\n✗ ${step.name}: ${redis.advice}`)
    return { passed: 0, failed: 1, failures: [`${step.name}: no redis-server`], results: [], seconds: 0 }
  }
  if (step.needs === 'cluster') return runWithCluster(step)
  if (step.needs !== 'PostgreSQL') return runStep(step, environment)
  const postgres = await startSystemPostgres().catch((error: unknown) => error as Error)
  if (postgres instanceof Error) {
    console.log(`\n✗ ${step.name}: ${postgres.message}`)
    return { passed: 0, failed: 1, failures: [`${step.name}: the PostgreSQL server did not start`], results: [], seconds: 0 }
  }
  if ('reason' in postgres) {
    console.log(`\n(${step.name}: skipped: ${postgres.reason}; these tests ran on the embedded PostgreSQL only)`)
    return null
  }
  console.log(`\n${postgres.name}`)
  try {
    return await runStep(step, { ...environment, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** The drills; skipped where the programs of a cluster are missing. */
async function runWithCluster(step: Step): Promise<Outcome | null> {
  try {
    findPrograms()
  } catch (error) {
    console.log(`\n(${step.name}: skipped: ${(error as Error).message})`)
    return null
  }
  return runStep(step, environment)
}

/** Durations are compared only for the gate: the full run takes longer by design. */
function compareWithBaseline(seconds: Record<string, number>): void {
  const calibration = calibrate()
  if (options.includes(RECORD_OPTION))
    return writeBaseline({
      recorded: `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`,
      calibration,
      steps: seconds,
    })
  const baseline = readBaseline()
  if (!baseline || isFull) return
  for (const line of slowerSteps(seconds, calibration, baseline)) console.log(`! slower: ${line}`)
}

const results = [...outcomes.values()].flatMap(({ results: stepResults }) => stepResults)
if (results.length > 0) {
  console.log(`\nThe ${Math.min(SLOWEST_COUNT, results.length)} slowest tests:`)
  for (const result of slowest(results, SLOWEST_COUNT)) console.log(lineOf(result))
}
console.log('\nSteps:')
for (const [name, { seconds }] of outcomes) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`)
console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(6)} s  total`)
compareWithBaseline(
  Object.fromEntries([...outcomes].map(([name, { seconds }]) => [name, Math.round(seconds * 10) / 10] as const)),
)

const total = { passed: 0, failed: 0 }
for (const { passed, failed, failures } of outcomes.values()) {
  total.passed += passed
  total.failed += failed
  for (const failure of failures) console.log(`✗ ${failure}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
