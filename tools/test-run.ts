import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readReport, type TestResult } from './test-report.ts'
import type { Step } from './test-steps.ts'

const root = resolve(import.meta.dirname, '..')
/** Of Node: tests start some fifty processes on the same sources. The product uses the same cache (supervisor.ts). */
const COMPILE_CACHE = join(root, '.cache/node')

export interface Outcome {
  passed: number
  failed: number
  /** What failed, as far as the runner reported it. */
  failures: string[]
  results: TestResult[]
  seconds: number
}

/** Runs one step. A runner that fails without a failed test (a crash, no tests found) counts as one failure. */
export async function runStep(step: Step, environment: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'herna-report-'))
  const reportFile = join(folder, 'report.json')
  const startedAt = Date.now()
  if (step.slots === 2) console.log(`\n── ${step.name}`)
  const code = await spawnStep(step, reporterArguments(step, reportFile), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
  const seconds = (Date.now() - startedAt) / 1000
  const results = (step.counts && readReport(step.counts, reportFile)) ?? []
  rmSync(folder, { recursive: true, force: true })
  const outcome = { ...outcomeOf(step, code, results), results, seconds }
  const { passed, failed } = outcome
  console.log(`${failed ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`)
  return outcome
}

/** Combines the exit code and the tests' results. */
export function outcomeOf({ name, counts }: Step, code: number, results: TestResult[]): Omit<Outcome, 'results' | 'seconds'> {
  const passed = counts ? results.filter(({ outcome }) => outcome === 'passed').length : code === 0 ? 1 : 0
  const failures = results.filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${name}: ${file}: ${title}`)
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(`${name}: (see above)`)
  return { passed, failed: failures.length, failures }
}

function reporterArguments(step: Step, reportFile: string): string[] {
  if (step.counts === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  if (step.counts === 'playwright') return ['--reporter=list,json']
  return []
}

/** A step that runs alone prints its output immediately; one that runs in parallel prints it at its end, so that outputs do not mix. */
function spawnStep(step: Step, reporterOptions: string[], environment: Record<string, string>): Promise<number> {
  const [command, ...args] = step.command as [string, ...string[]]
  const isAlone = step.slots === 2
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : join(root, command), [...args, ...reporterOptions], {
      cwd: join(root, step.cwd ?? '.'),
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    })
    let output = ''
    const collectOutput = (chunk: Buffer) => (output += chunk)
    child.stdout?.on('data', collectOutput)
    child.stderr?.on('data', collectOutput)
    child.on('error', (error) => {
      console.log(error.message)
      resolve(1)
    })
    child.on('close', (code) => {
      if (!isAlone) console.log(`\n── ${step.name}\n${output.trimEnd()}`)
      resolve(code ?? 1)
    })
  })
}
