import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The real lint rules run over a copy of PAM's folders in which every kind of import is planted once.
const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'herna-pam-modules-'))
const SRC = 'services/pam/src'

/** From the lowest: a module imports those before it. */
const ORDER = ['foundation', 'http', 'identity', 'protection', 'wallet', 'outbox', 'engagement']

interface Plant {
  from: string
  to: string
  allowed: boolean
}
const indexOf = (module: string) => `${SRC}/${module}/index.ts`

const betweenModules: Plant[] = ORDER.flatMap((from, level) =>
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
const PLANTS: Plant[] = [
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

interface Diagnostic {
  code: string
  filename: string
}
let violations: Diagnostic[] = []

function plant(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}
const relativeImport = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`

function lint(): Diagnostic[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'services'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return JSON.parse(stdout.slice(stdout.indexOf('{'))).diagnostics
}

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of new Set(PLANTS.map(({ to }) => to))) plant(file, 'export const value = 1\n')
  for (const { from, to } of PLANTS)
    plant(from, `import { value } from '${relativeImport(from, to)}'\n\nexport const copy = value\n`)
  violations = lint()
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

for (const { from, to, allowed } of PLANTS) {
  test(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
    const found = violations.filter(({ filename, code }) => filename === from && code.includes('dependencies'))
    expect(found).toHaveLength(allowed ? 0 : 1)
  })
}
