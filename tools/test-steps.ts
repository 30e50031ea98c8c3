import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export interface Count {
  passed: number
  failed: number
  /** The names of what failed, as far as the runner told. */
  names: string[]
}
export interface Step {
  name: string
  command: string[]
  cwd?: string
  /** How its report counts tests; a step without one counts as one check. */
  counts?: 'vitest' | 'playwright'
  needsChromium?: boolean
}

/** Runs one step with its output shown. A runner that fails without a failed test (a crash, nothing found) counts as one failure. */
export async function runStep(step: Step, environment: Record<string, string>): Promise<Count> {
  console.log(`\n── ${step.name}`)
  const folder = mkdtempSync(join(tmpdir(), 'herna-report-'))
  const report = join(folder, 'report.json')
  const begun = Date.now()
  const code = await run(step, reporterArguments(step, report), { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const count = step.counts
    ? readCount(step.counts, report)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, names: [] }
  if (code !== 0 && count.failed === 0) count.failed = 1
  if (code === 0 && count.passed === 0) count.failed = 1
  count.names = (count.names.length === 0 && count.failed > 0 ? ['(see above)'] : count.names).map(
    (name) => `${step.name}: ${name}`,
  )
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `${count.failed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)`,
  )
  return count
}

function reporterArguments(step: Step, report: string): string[] {
  if (step.counts === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (step.counts === 'playwright') return ['--reporter=list,json']
  return []
}

function readCount(kind: 'vitest' | 'playwright', report: string): Count {
  try {
    const summary = JSON.parse(readFileSync(report, 'utf8'))
    if (kind === 'vitest')
      return { passed: summary.numPassedTests, failed: summary.numFailedTests, names: failedOfVitest(summary.testResults) }
    // A flaky test is a defect, so it counts as failed.
    const failed = summary.stats.unexpected + summary.stats.flaky
    return { passed: summary.stats.expected, failed, names: summary.suites.flatMap(failedOfPlaywright) }
  } catch {
    return { passed: 0, failed: 1, names: [] }
  }
}

interface VitestFile {
  name: string
  assertionResults: { status: string; fullName: string }[]
}
const failedOfVitest = (files: VitestFile[]): string[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  )

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { ok: boolean; title: string; tests: { status: string }[] }[]
}
const failedOfPlaywright = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failedOfPlaywright),
]

function run(step: Step, more: string[], environment: Record<string, string>): Promise<number> {
  const [command, ...args] = step.command as [string, ...string[]]
  return new Promise((done) => {
    const child = spawn(command === 'node' ? process.execPath : join(root, command), [...args, ...more], {
      cwd: join(root, step.cwd ?? '.'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', (error) => {
      console.log(error.message)
      done(1)
    })
    child.on('exit', (code) => done(code ?? 1))
  })
}
