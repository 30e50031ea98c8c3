import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A wall that nobody tried to break may be painted on. So: a small copy of the house's shape, the real rules, one planted import per wall.
const root = resolve(import.meta.dirname, '../..')
const house = mkdtempSync(join(tmpdir(), 'herna-walls-'))

/** [importing file, imported file, allowed?] */
const PLANTS: [from: string, to: string, allowed: boolean][] = [
  ['packages/contract/src/a.ts', 'packages/rules/src/index.ts', false],
  ['packages/kit/src/a.ts', 'packages/contract/src/index.ts', false],
  ['packages/rules/src/a.ts', 'packages/contract/src/index.ts', true],
  ['packages/rules/src/b.ts', 'packages/kit/src/index.ts', false],
  ['packages/rules/src/c.ts', 'sandbox/seed/src/index.ts', false],
  ['packages/service-kit/src/a.ts', 'packages/rules/src/index.ts', false],
  ['sandbox/game-maths/src/a.ts', 'packages/rules/src/index.ts', false],
  ['packages/game-art/src/a.ts', 'sandbox/game-maths/src/index.ts', false],
  ['packages/live-hub/src/a.ts', 'packages/service-kit/src/index.ts', false],
  ['packages/stomp-server/src/a.ts', 'packages/service-kit/src/index.ts', false],
  ['sandbox/seed/src/a.ts', 'sandbox/game-maths/src/index.ts', true],
  ['sandbox/seed/src/b.ts', 'packages/game-art/src/index.ts', false],
  ['services/content/src/a.ts', 'packages/service-kit/src/index.ts', true],
  ['services/content/src/b.ts', 'sandbox/game-host/src/index.ts', false],
  ['services/content/src/c.ts', 'packages/kit/src/index.ts', false],
  ['services/content/src/d.ts', 'apps/portal/app/game/index.ts', false],
  ['services/main.ts', 'services/content/src/index.ts', true],
  ['sandbox/game-clients/slots/src/a.ts', 'packages/contract/src/index.ts', true],
  ['sandbox/game-clients/slots/src/b.ts', 'sandbox/game-maths/src/index.ts', false],
  ['apps/embeds/login/src/a.ts', 'packages/service-kit/src/index.ts', false],
  ['apps/embeds/login/src/b.ts', 'packages/embed-kit/src/index.ts', true],
  ['apps/embeds/login/src/c.ts', 'packages/rules/src/index.ts', true],
  ['apps/embeds/login/src/d.ts', 'apps/embeds/account/src/index.ts', false],
  ['apps/embeds/login/src/e.ts', 'apps/portal/app/game/index.ts', false],
  ['apps/portal/app/lobby/g.ts', 'apps/embeds/account/src/index.ts', false],
  ['apps/portal/app/lobby/h.ts', 'packages/embed-kit/src/index.ts', false],
  ['sandbox/game-clients/slots/src/c.ts', 'packages/embed-kit/src/index.ts', false],
  ['sandbox/game-clients/slots/src/d.ts', 'sandbox/game-kit/src/index.ts', true],
  ['sandbox/game-kit/src/a.ts', 'packages/contract/src/index.ts', true],
  ['sandbox/game-kit/src/b.ts', 'packages/rules/src/index.ts', false],
  ['apps/portal/app/lobby/i.ts', 'sandbox/game-kit/src/index.ts', false],
  ['packages/embed-kit/src/a.ts', 'packages/contract/src/index.ts', true],
  ['packages/embed-kit/src/b.ts', 'packages/rules/src/index.ts', false],
  ['apps/studio/src/a.ts', 'packages/service-kit/src/index.ts', false],
  ['apps/portal/app/api/a.ts', 'packages/contract/src/index.ts', true],
  ['apps/portal/app/api/b.ts', 'apps/portal/app/game/index.ts', false],
  ['apps/portal/app/api/c.ts', 'apps/portal/app/config/index.ts', false],
  ['apps/portal/app/urls/a.ts', 'apps/portal/app/api/index.ts', false],
  ['apps/portal/app/config/a.ts', 'apps/portal/app/urls/index.ts', true],
  ['apps/portal/app/config/b.ts', 'apps/portal/app/api/index.ts', false],
  ['apps/portal/app/loader-context/a.ts', 'apps/portal/app/config/index.ts', true],
  ['apps/portal/app/loader-context/b.ts', 'apps/portal/app/game/index.ts', false],
  ['apps/portal/app/store/a.ts', 'apps/portal/app/config/index.ts', false],
  ['apps/portal/app/texts/a.ts', 'apps/portal/app/api/index.ts', false],
  ['apps/portal/app/lobby/j.ts', 'apps/portal/app/api/index.ts', true],
  ['apps/portal/app/lobby/k.ts', 'apps/portal/app/api/a.ts', false],
  ['apps/portal/app/lobby/a.ts', 'apps/portal/app/game/index.ts', true],
  ['apps/portal/app/lobby/b.ts', 'apps/portal/app/game/tile.ts', false],
  ['apps/portal/app/lobby/c.ts', 'apps/portal/app/shell/index.ts', false],
  ['apps/portal/app/lobby/d.ts', 'packages/kit/src/index.ts', true],
  ['apps/portal/app/lobby/e.ts', 'sandbox/game-maths/src/index.ts', false],
  ['apps/portal/app/lobby/f.ts', 'services/content/src/index.ts', false],
  ['apps/portal/app/shell/a.ts', 'apps/portal/app/game/tile.ts', false],
  ['apps/portal/app/root.ts', 'apps/portal/app/shell/index.ts', true],
  ['apps/portal/server/a.ts', 'apps/portal/app/urls/index.ts', true],
  ['apps/portal/server/b.ts', 'apps/portal/app/shell/index.ts', false],
  ['apps/portal/server/c.ts', 'packages/service-kit/src/index.ts', false],
  ['apps/portal/a.ts', 'apps/portal/app/routes.ts', true],
  ['apps/portal/b.ts', 'apps/portal/app/game/index.ts', false],
  ['tests/journeys/a.ts', 'sandbox/seed/src/index.ts', true],
  ['tests/journeys/b.ts', 'apps/portal/app/game/index.ts', false],
  ['tests/journeys/c.ts', 'tests/clients/faults.ts', true],
  ['tests/clients/a.ts', 'apps/portal/app/api/index.ts', true],
  ['tests/clients/b.ts', 'apps/portal/app/game/index.ts', false],
  ['tools/films/a.ts', 'sandbox/seed/src/index.ts', true],
  ['tools/films/b.ts', 'packages/kit/src/index.ts', false],
]
/** The same walls hold for imports by package name, which is how the house really imports. */
const BY_NAME: [from: string, name: string, allowed: boolean][] = [
  ['packages/kit/src/named.ts', '@herna/contract', false],
  ['packages/rules/src/named.ts', '@herna/contract', true],
  ['services/content/src/named.ts', '@herna/kit', false],
  ['apps/portal/app/lobby/named.ts', '@herna/game-maths', false],
  ['apps/portal/app/lobby/named-too.ts', '@herna/rules', true],
]
const IMPORTED = [...new Set(PLANTS.map(([, to]) => to))]

interface Diagnostic {
  code: string
  filename: string
}
let shouts: Diagnostic[] = []
const shoutsAt = (file: string, rule: string) => shouts.filter((s) => s.filename === file && s.code.includes(rule))

function plant(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}
const relativeImport = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1)}${to}`

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
  furnish()
  for (const file of IMPORTED) plant(file, 'export const value = 1\n')
  for (const [from, to] of PLANTS)
    plant(from, `import { value } from '${relativeImport(from, to)}'\n\nexport const copy = value\n`)
  plant('apps/portal/app/jackpots/one.ts', `import { two } from './two.ts'\n\nexport const one = (): number => two()\n`)
  plant('apps/portal/app/jackpots/two.ts', `import { one } from './one.ts'\n\nexport const two = (): number => one()\n`)
  for (const [from, name] of BY_NAME) plant(from, `import { value } from '${name}'\n\nexport const copy = value\n`)
  plant('somewhere/else.ts', 'export const homeless = 1\n')
  shouts = lint()
}, 60_000)
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** The real node_modules, but for our own packages: those are the copies that stand in this house. */
function furnish() {
  const ours = join(house, 'node_modules/@herna')
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@herna') symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name))
  }
  for (const folder of ['packages/contract', 'packages/kit', 'packages/rules', 'sandbox/game-maths']) {
    const name = basename(folder)
    plant(
      `${folder}/package.json`,
      JSON.stringify({ name: `@herna/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
    )
    symlinkSync(join(house, folder), join(ours, name))
  }
}

function lint(): Diagnostic[] {
  try {
    return parse(
      execFileSync(
        join(root, 'node_modules/.bin/oxlint'),
        ['--format', 'json', 'packages', 'services', 'sandbox', 'apps', 'tests', 'tools', 'somewhere'],
        {
          cwd: house,
          encoding: 'utf8',
          maxBuffer: 1 << 26,
        },
      ),
    )
  } catch (error) {
    return parse((error as { stdout: string }).stdout)
  }
}
const parse = (output: string): Diagnostic[] => JSON.parse(output.slice(output.indexOf('{'))).diagnostics

for (const [from, to, allowed] of [...PLANTS, ...BY_NAME]) {
  test(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
    expect(shoutsAt(from, 'dependencies')).toHaveLength(allowed ? 0 : 1)
  })
}

test('two files that import each other are a cycle', () => {
  expect(shoutsAt('apps/portal/app/jackpots/one.ts', 'no-cycle')).not.toHaveLength(0)
})

test('a file that lies in no room is unknown', () => {
  expect(shoutsAt('somewhere/else.ts', 'no-unknown-files')).not.toHaveLength(0)
})
