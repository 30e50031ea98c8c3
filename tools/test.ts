import { ensureChromium } from './test-chromium.ts'
import { type Count, type Step, runStep } from './test-steps.ts'
import { startDebianPostgres } from './test-postgres.ts'

// `npm test`: everything, in the order of how fast it fails. Ends with one line that sums all suites, also when something failed.
const bin = 'node_modules/.bin'
const steps: Step[] = [
  { name: 'lint', command: [`${bin}/oxlint`, '--deny-warnings'] },
  { name: 'format', command: [`${bin}/biome`, 'check'] },
  { name: 'route types', command: [`${bin}/react-router`, 'typegen'], cwd: 'apps/portal' },
  // Both need the route types.
  { name: 'dead code', command: [`${bin}/knip`] },
  { name: 'types', command: [`${bin}/tsc`, '--noEmit'] },
  { name: 'builds', command: ['node', 'tools/build.ts'] },
  { name: 'unit tests', command: [`${bin}/vitest`, 'run', '--project', 'units'], counts: 'vitest' },
  { name: 'service tests, embedded PostgreSQL', command: [`${bin}/vitest`, 'run', '--project', 'services'], counts: 'vitest' },
  { name: 'room tests', command: [`${bin}/vitest`, 'run', '--project', 'rooms'], counts: 'vitest', needsChromium: true },
  { name: 'journeys', command: [`${bin}/playwright`, 'test', '-c', 'tests/journeys'], counts: 'playwright', needsChromium: true },
]

const total: Count = { passed: 0, failed: 0, names: [] }
const add = (count: Count) => {
  total.passed += count.passed
  total.failed += count.failed
  total.names.push(...count.names)
}
const wanted = process.argv.slice(2)
const chosen = wanted.length ? steps.filter((step) => wanted.some((word) => step.name.includes(word))) : steps

const chromium = await ensureChromium(chosen.some((step) => step.needsChromium))
for (const step of chosen) {
  if (step.needsChromium && !chromium.path) {
    console.log(`\n✗ ${step.name}: ${chromium.advice}`)
    add({ passed: 0, failed: 1, names: [`${step.name}: no browser`] })
    continue
  }
  add(await runStep(step, chromium.path ? { HERNA_CHROMIUM: chromium.path } : {}))
}
if (!wanted.length) {
  const postgres = await startDebianPostgres()
  if (postgres) {
    const command = [`${bin}/vitest`, 'run', '--project', 'services']
    add(
      await runStep({ name: `service tests, ${postgres.name}`, command, counts: 'vitest' }, { TEST_DATABASE_URL: postgres.url }),
    )
    await postgres.stop()
  } else {
    console.log('\n(no PostgreSQL server installed on this system: the service tests ran on the embedded one only)')
  }
}
for (const name of total.names) console.log(`✗ ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
