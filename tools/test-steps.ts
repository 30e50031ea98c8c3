import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export interface Count {
  passed: number
  failed: number
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
  const count = step.counts ? readCount(step.counts, report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (code !== 0 && count.failed === 0) count.failed = 1
  if (code === 0 && count.passed === 0) count.failed = 1
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
    if (kind === 'vitest') return { passed: summary.numPassedTests, failed: summary.numFailedTests }
    // A flaky test is a defect, so it counts as failed.
    return { passed: summary.stats.expected, failed: summary.stats.unexpected + summary.stats.flaky }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

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
