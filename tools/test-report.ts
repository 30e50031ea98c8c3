import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export interface TestResult {
  /** Relative to the project's root. */
  file: string
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** In milliseconds. */
  duration: number
}

/** Test results from a runner's JSON report; null when the report is missing or unreadable. */
export function readReport(kind: 'vitest' | 'playwright', file: string): TestResult[] | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return kind === 'vitest' ? resultsOfVitest(report as VitestReport) : resultsOfPlaywright(report as PlaywrightReport)
  } catch {
    return null
  }
}

export interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
}
export function resultsOfVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const results = assertionResults.map((result) => ({
      file,
      title: result.fullName,
      outcome: outcomeOfVitest(result.status),
      duration: result.duration ?? 0,
    }))
    // A file that could not be loaded lists no tests.
    const isBroken = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
    const title = `(the file itself) ${message?.split('\n')[0] ?? ''}`.trim()
    return isBroken ? [...results, { file, title, outcome: 'failed' as const, duration: 0 }] : results
  })
}
const outcomeOfVitest = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}
export function resultsOfPlaywright({ suites, errors = [] }: PlaywrightReport): TestResult[] {
  const resultsOfSuite = ({ file, suites: nestedSuites = [], specs = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: join('tests/journeys', file),
        title,
        outcome: outcomeOfPlaywright(status),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...nestedSuites.flatMap(resultsOfSuite),
  ]
  const errorsOutsideTests = errors.map(({ message = '' }) => ({
    file: 'tests/journeys',
    title: `(outside any test) ${message.split('\n')[0]}`,
    outcome: 'failed' as const,
    duration: 0,
  }))
  return [...suites.flatMap(resultsOfSuite), ...errorsOutsideTests]
}
/** A flaky test counts as failed. */
const outcomeOfPlaywright = (status: string): TestResult['outcome'] =>
  status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'

export const slowest = (results: readonly TestResult[], count: number): TestResult[] =>
  results.toSorted((a, b) => b.duration - a.duration).slice(0, count)

export const lineOf = ({ file, title, duration }: TestResult): string =>
  `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`
