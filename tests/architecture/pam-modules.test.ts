import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy.fixture.ts'

const project = copyProject()
const SRC = 'services/pam/src'

/** Lowest first: a module may import the ones before it. */
const ORDER = ['foundation', 'http', 'identity', 'protection', 'wallet', 'outbox', 'engagement', 'personal-data']

interface Import {
  from: string
  to: string
  allowed: boolean
}
const indexOf = (module: string) => `${SRC}/${module}/index.ts`

const betweenModules: Import[] = ORDER.flatMap((from, level) =>
  ORDER.flatMap((to, otherLevel) =>
    from === to
      ? []
      : [
          { from: `${SRC}/${from}/by-index-${to}.ts`, to: indexOf(to), allowed: otherLevel < level },
          { from: `${SRC}/${from}/deep-${to}.ts`, to: `${SRC}/${to}/inside.ts`, allowed: false },
          { from: `${SRC}/${from}/deep-${to}.test.ts`, to: `${SRC}/${to}/inside.ts`, allowed: false },
        ],
  ),
)
const IMPORTS: Import[] = [
  ...betweenModules,
  { from: `${SRC}/jobs/a.ts`, to: indexOf('foundation'), allowed: true },
  { from: `${SRC}/jobs/b.ts`, to: indexOf('engagement'), allowed: false },
  { from: `${SRC}/engagement/jobs.ts`, to: indexOf('jobs'), allowed: false },
  { from: `${SRC}/wallet/ledger/a.ts`, to: `${SRC}/wallet/inside.ts`, allowed: true },
  { from: `${SRC}/composition.ts`, to: indexOf('wallet'), allowed: true },
  { from: `${SRC}/other-composition.ts`, to: `${SRC}/wallet/inside.ts`, allowed: false },
  { from: `${SRC}/identity/composition.ts`, to: `${SRC}/pam-service.ts`, allowed: false },
  { from: `${SRC}/identity/fixture.ts`, to: `${SRC}/pam.fixture.ts`, allowed: false },
  { from: `${SRC}/identity/fixture.test.ts`, to: `${SRC}/pam.fixture.ts`, allowed: true },
  { from: `${SRC}/identity/contract.ts`, to: 'packages/contract/src/index.ts', allowed: true },
  { from: `${SRC}/identity/kit.ts`, to: 'packages/kit/src/index.ts', allowed: false },
  { from: `${SRC}/identity/seed.ts`, to: 'sandbox/seed/src/index.ts', allowed: false },
  { from: 'services/pam/conformance/a.ts', to: `${SRC}/wallet/inside.ts`, allowed: false },
  { from: 'services/content/src/a.ts', to: indexOf('wallet'), allowed: false },
]

beforeAll(() => {
  for (const { to } of IMPORTS) project.write(to, 'export const value = 1\n')
  for (const { from, to } of IMPORTS) project.writeImport(from, to)
  project.lint()
}, 60_000)
afterAll(() => project.remove())

for (const { from, to, allowed } of IMPORTS) {
  test(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
    const reported = project.reported(from).filter((code) => code === 'boundaries(dependencies)')
    expect(reported).toHaveLength(allowed ? 0 : 1)
  })
}
