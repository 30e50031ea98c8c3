import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { breadth, seed } from './breadth.ts'
import { calibrate, readBaseline, slowerSteps, writeBaseline } from './test-baseline.ts'
import { ensureChromium } from './test-chromium.ts'
import { startSystemPostgres } from './test-postgres.ts'
import { lineOf, slowest } from './test-report.ts'
import { type Outcome, runStep } from './test-run.ts'
import { runInSlots, type Step, stepsOf } from './test-steps.ts'

// `npm test [word …]`: all steps, or those whose name holds a word. Ends with one line that sums all suites, also when something failed.
// `npm run test:all`: the same steps in full breadth, with random draws of its own.
const SLOWEST_SHOWN = 20
const FULL = '--all'
const RECORD = '--record-baseline'

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = options.filter((option) => ![FULL, RECORD].includes(option))
if (unknown.length > 0) {
  console.error(`Herňa: no such option of the tests: ${unknown.join(' ')} (known: ${FULL}, ${RECORD})`)
  process.exit(2)
}
const isFull = options.includes(FULL) || breadth === 'full'
const drawn = isFull && process.env.HERNA_TEST_SEED === undefined ? randomInt(0x7fff_ffff) : seed
const environment = { HERNA_TEST_BREADTH: isFull ? 'full' : 'gate', HERNA_TEST_SEED: String(drawn) }
const repeat = `HERNA_TEST_SEED=${drawn} npm ${isFull ? 'run test:all' : 'test'}`
console.log(`Herňa: ${isFull ? 'full run' : 'gate'}, seed ${drawn} (the same draws again: ${repeat})`)

const all = stepsOf(isFull ? 'full' : 'gate')
const chosen = words.length ? all.filter((step) => words.some((word) => step.name.includes(word))) : all
const chromium = await ensureChromium(chosen.some((step) => step.needs === 'Chromium'))
const outcomes = new Map<string, Outcome>()
const begun = Date.now()

await runInSlots(chosen, async (step) => {
  const outcome = await runWithNeeds(step)
  if (outcome) outcomes.set(step.name, outcome)
})

async function runWithNeeds(step: Step): Promise<Outcome | null> {
  if (step.needs === 'Chromium') {
    if (chromium.path) return runStep(step, { ...environment, HERNA_CHROMIUM: chromium.path })
    console.log(`\n✗ ${step.name}: ${chromium.advice}`)
    return { passed: 0, failed: 1, failures: [`${step.name}: no browser`], results: [], seconds: 0 }
  }
  if (step.needs !== 'PostgreSQL') return runStep(step, environment)
  const postgres = await startSystemPostgres()
  if (!postgres) {
    console.log(`\n(${step.name}: no server installed here, or not root: they ran on the embedded one only)`)
    return null
  }
  console.log(`\n${postgres.name}`)
  try {
    return await runStep(step, { ...environment, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** On every machine and in every breadth the same steps take another time: only whole gates are compared. */
function compareWithBaseline(seconds: Record<string, number>): void {
  const calibration = calibrate()
  if (options.includes(RECORD))
    return writeBaseline({
      recorded: `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`,
      calibration,
      steps: seconds,
    })
  const baseline = readBaseline()
  if (!baseline || isFull) return
  for (const line of slowerSteps(seconds, calibration, baseline)) console.log(`! slower: ${line}`)
}

const results = [...outcomes.values()].flatMap(({ results: ofStep }) => ofStep)
if (results.length > 0) {
  console.log(`\nThe ${Math.min(SLOWEST_SHOWN, results.length)} slowest tests:`)
  for (const result of slowest(results, SLOWEST_SHOWN)) console.log(lineOf(result))
}
console.log('\nSteps:')
for (const [name, { seconds }] of outcomes) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`)
console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(6)} s  in all`)
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
