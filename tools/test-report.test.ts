import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lineOf, type PlaywrightReport, resultsOfPlaywright, resultsOfVitest, slowest, type VitestReport } from './test-report.ts'
import { outcomeOf } from './test-run.ts'
import type { Step } from './test-steps.ts'

const VITEST: VitestReport = {
  testResults: [
    {
      name: resolve(import.meta.dirname, 'some.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a', duration: 10 },
        { status: 'failed', fullName: 'b', duration: 3_000 },
        { status: 'pending', fullName: 'c' },
      ],
    },
  ],
}
const PLAYWRIGHT: PlaywrightReport = {
  suites: [
    {
      file: 'some.journey.ts',
      specs: [
        { title: 'a', tests: [{ status: 'expected', results: [{ duration: 5 }] }] },
        { title: 'b', tests: [{ status: 'flaky', results: [{ duration: 5 }, { duration: 7 }] }] },
      ],
      suites: [
        { file: 'some.journey.ts', specs: [{ title: 'c', tests: [{ status: 'unexpected', results: [{ duration: 1 }] }] }] },
      ],
    },
  ],
}
const STEP: Step = { name: 'some tests', command: ['runner'], counts: 'vitest', slots: 2 }
const CHECK: Step = { name: 'some check', command: ['checker'], slots: 1 }

test('each test of a Vitest report has its file, its outcome and its duration', () => {
  expect(resultsOfVitest(VITEST)).toEqual([
    { file: 'tools/some.test.ts', title: 'a', outcome: 'passed', duration: 10 },
    { file: 'tools/some.test.ts', title: 'b', outcome: 'failed', duration: 3_000 },
    { file: 'tools/some.test.ts', title: 'c', outcome: 'skipped', duration: 0 },
  ])
})

test('a file that could not be loaded is a failure with its error message', () => {
  const report = {
    testResults: [{ name: resolve('x.test.ts'), status: 'failed', message: 'No such module\n at …', assertionResults: [] }],
  }
  expect(resultsOfVitest(report)).toMatchObject([{ title: '(the file itself) No such module', outcome: 'failed' }])
})

test('a flaky journey counts as failed, with the time of all its attempts', () => {
  expect(resultsOfPlaywright(PLAYWRIGHT).map(({ title, outcome, duration }) => [title, outcome, duration])).toEqual([
    ['a', 'passed', 5],
    ['b', 'failed', 12],
    ['c', 'failed', 1],
  ])
})

test('an error outside the journeys, for example in their set-up, is a failure', () => {
  const [result] = resultsOfPlaywright({ suites: [], errors: [{ message: 'the product did not start' }] })
  expect(result).toMatchObject({ outcome: 'failed', title: '(outside any test) the product did not start' })
})

test('a runner that exits with an error but reports no failed test counts as one failure', () => {
  expect(outcomeOf(STEP, 1, [])).toEqual({ passed: 0, failed: 1, failures: ['some tests: (see above)'] })
  expect(outcomeOf(STEP, 1, [{ file: 'f', title: 't', outcome: 'passed', duration: 1 }]).failed).toBe(1)
})

test('a runner that found no tests has failed, even with exit code 0', () => {
  expect(outcomeOf(STEP, 0, []).failed).toBe(1)
})

test('a check without tests counts as one test, by its exit code', () => {
  expect(outcomeOf(CHECK, 0, [])).toEqual({ passed: 1, failed: 0, failures: [] })
  expect(outcomeOf(CHECK, 3, [])).toEqual({ passed: 0, failed: 1, failures: ['some check: (see above)'] })
})

test('the slowest tests come first, limited to the requested number', () => {
  const [first, ...rest] = slowest(resultsOfVitest(VITEST), 2)
  expect(first && lineOf(first)).toBe('   3.0 s  tools/some.test.ts: b')
  expect(rest).toHaveLength(1)
})
