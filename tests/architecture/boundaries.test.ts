import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy.fixture.ts'

const project = copyProject()

/** [importing file, imported file, allowed?]; packages are imported by name. */
const IMPORTS: [from: string, to: string, allowed: boolean][] = [
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
  ['sandbox/game-host/src/table.ts', 'sandbox/live-studio/src/index.ts', true],
  ['sandbox/live-studio/src/studio.ts', 'sandbox/game-host/src/index.ts', false],
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
  ['apps/portal/app/lobby/a.ts', 'apps/portal/app/game/index.ts', true],
  ['apps/portal/app/lobby/b.ts', 'apps/portal/app/game/tile.ts', false],
  ['apps/portal/app/lobby/c.ts', 'apps/portal/app/shell/index.ts', false],
  ['apps/portal/app/lobby/l.ts', 'apps/portal/app/pages/index.ts', false],
  ['apps/portal/app/game/a.ts', 'apps/portal/app/lobby/index.ts', false],
  ['apps/portal/app/game/b.ts', 'apps/portal/app/session/index.ts', true],
  ['apps/portal/app/session/a.ts', 'apps/portal/app/game/index.ts', false],
  ['apps/portal/app/shell/b.ts', 'apps/portal/app/lobby/index.ts', false],
  ['apps/portal/app/lobby/d.ts', 'packages/kit/src/index.ts', true],
  ['apps/portal/app/lobby/e.ts', 'sandbox/game-maths/src/index.ts', false],
  ['apps/portal/app/lobby/f.ts', 'services/content/src/index.ts', false],
  ['apps/portal/server/c.ts', 'packages/service-kit/src/index.ts', false],
  ['apps/portal/a.ts', 'apps/portal/app/routes.ts', true],
  ['apps/portal/b.ts', 'apps/portal/app/game/index.ts', false],
  ['tests/journeys/a.ts', 'sandbox/seed/src/index.ts', true],
  ['tests/journeys/b.ts', 'apps/portal/app/game/index.ts', false],
  ['tests/journeys/c.ts', 'tests/clients/faults.ts', true],
  ['tests/clients/b.ts', 'apps/portal/app/game/index.ts', false],
  ['packages/http-client/src/a.ts', 'packages/contract/src/index.ts', true],
  ['packages/http-client/src/b.ts', 'packages/service-kit/src/index.ts', false],
  ['packages/service-kit/src/b.ts', 'packages/http-client/src/index.ts', true],
  ['packages/service-kit/src/d.ts', 'packages/telemetry/src/index.ts', true],
  ['packages/telemetry/src/a.ts', 'packages/service-kit/src/index.ts', false],
  ['packages/contract/src/b.ts', 'packages/http-client/src/index.ts', false],
  ['services/content/src/e.ts', 'services/winners/src/index.ts', false],
  ['services/winners/src/a.ts', 'packages/embed-kit/src/index.ts', false],
  ['services/main-2.ts', 'apps/portal/server/index.ts', false],
  ['sandbox/game-host/src/a.ts', 'packages/service-kit/src/index.ts', true],
  ['sandbox/game-host/src/b.ts', 'services/pam/src/index.ts', false],
  ['sandbox/game-clients/slots/src/e.ts', 'sandbox/game-clients/crash/src/index.ts', false],
  ['apps/portal/app/root.tsx', 'apps/portal/server/index.ts', false],
  ['apps/portal/vite.config.ts', 'apps/portal/app/game/index.ts', false],
  ['tests/journeys/d.ts', 'services/pam/src/index.ts', false],
  ['tests/architecture/a.test.ts', 'services/pam/src/index.ts', false],
  ['bench/a.ts', 'services/pam/src/index.ts', true],
  ['bench/b.ts', 'apps/portal/app/game/index.ts', false],
  ['bench/evening/c.ts', 'tests/chaos/client.ts', true],
  ['services/content/src/g.ts', 'sandbox/seed/src/index.ts', false],
  ['services/content/src/h.ts', 'sandbox/game-maths/src/index.ts', false],
  ['services/main-2.ts', 'sandbox/game-host/src/index.ts', false],
  ['services/index.ts', 'sandbox/stack/src/index.ts', false],
  ['services/pam/src/identity/seed.test.ts', 'sandbox/seed/src/index.ts', false],
  ['packages/game-art/src/b.ts', 'sandbox/seed/src/index.ts', false],
  ['apps/portal/server/d.ts', 'sandbox/seed/src/index.ts', false],
  ['sandbox/live-studio/src/a.ts', 'sandbox/seed/src/index.ts', true],
  ['sandbox/live-studio/src/b.ts', 'services/live-feed/src/index.ts', false],
  ['services/live-feed/src/a.ts', 'packages/live-hub/src/index.ts', true],
  ['services/live-feed/src/b.ts', 'sandbox/live-studio/src/index.ts', false],
  ['sandbox/stack/src/a.ts', 'services/index.ts', true],
  ['sandbox/stack/src/b.ts', 'services/content/src/index.ts', true],
  ['sandbox/stack/src/c.ts', 'sandbox/game-host/src/index.ts', true],
  ['sandbox/stack/src/d.ts', 'apps/portal/app/game/index.ts', false],
  ['sandbox/game-host/src/c.ts', 'sandbox/seed/src/index.ts', true],
  ['tests/journeys/e.ts', 'services/pam/testing/index.ts', true],
  ['tests/journeys/f.ts', 'packages/service-kit/src/testing.ts', true],
  ['tests/journeys/g.ts', 'packages/service-kit/src/index.ts', false],
  ['sandbox/films/a.ts', 'sandbox/seed/src/index.ts', true],
  ['sandbox/films/b.ts', 'packages/kit/src/index.ts', false],
  ['tools/a.ts', 'sandbox/seed/src/index.ts', false],
]

const GAME_TILE = '../game/tile.ts'
/** Other forms of import, which obey the same rules as `import { … } from`. [file, its text, allowed?] */
const OTHER_FORMS: [file: string, text: string, allowed: boolean][] = [
  ['apps/portal/app/search/type.ts', `import type { Tile } from '${GAME_TILE}'\n\nexport type Other = Tile\n`, false],
  ['apps/portal/app/search/import-type.ts', `export type Other = import('${GAME_TILE}').Tile\n`, false],
  ['apps/portal/app/search/lazy.ts', `export const load = () => import('${GAME_TILE}')\n`, false],
  ['apps/portal/app/search/export.ts', `export { value } from '${GAME_TILE}'\n`, false],
  ['apps/portal/app/search/export-all.ts', `export * from '${GAME_TILE}'\n`, false],
  ['apps/portal/app/search/style.ts', `import '../game/tile.module.css'\n`, false],
  [
    'apps/portal/app/search/mock.test.ts',
    `import { vi } from 'vitest'\n\nvi.mock('${GAME_TILE}', () => ({ value: 2 }))\n`,
    false,
  ],
  [
    'apps/portal/app/search/mock-import.test.ts',
    `import { vi } from 'vitest'\n\nvi.mock(import('${GAME_TILE}'), () => ({ value: 2 }))\n`,
    false,
  ],
  [
    'apps/portal/app/search/mock-index.test.ts',
    `import { vi } from 'vitest'\n\nvi.mock('../game/index.ts', () => ({ value: 2 }))\n`,
    true,
  ],
  [
    'apps/portal/app/search/generated.route.ts',
    `import type { Route } from './+types/generated.route'\n\nexport type Loader = Route\n`,
    true,
  ],
  ['apps/portal/app/search/package-file.ts', `export { value } from '../../../../packages/rules/src/index.ts'\n`, false],
  ['apps/portal/app/search/unknown.ts', `export { value } from '../../../../somewhere/else.ts'\n`, false],
]
const IMPORTED = [...IMPORTS.map(([, to]) => to), 'apps/portal/app/game/tile.ts', 'somewhere/else.ts']

beforeAll(() => {
  for (const file of IMPORTED) project.write(file, 'export const value = 1\nexport type Tile = string\n')
  for (const [from, to] of IMPORTS) project.writeImport(from, to)
  for (const [file, text] of OTHER_FORMS) project.write(file, text)
  project.write('apps/portal/app/game/tile.module.css', '.tile { margin: 0 }\n')
  project.write('apps/portal/app/jackpots/one.ts', `import { two } from './two.ts'\n\nexport const one = (): number => two()\n`)
  project.write('apps/portal/app/jackpots/two.ts', `import { one } from './one.ts'\n\nexport const two = (): number => one()\n`)
  project.write('apps/portal/app/jackpots/three.ts', `import type { Four } from './four.ts'\n\nexport type Three = Four | null\n`)
  project.write(
    'apps/portal/app/jackpots/four.ts',
    `import type { Three } from './three.ts'\n\nexport type Four = { three: Three }\n`,
  )
  project.lint()
}, 60_000)
afterAll(() => project.remove())

const dependenciesReported = (file: string) => project.reported(file).filter((code) => code === 'boundaries(dependencies)')

for (const [from, to, allowed] of IMPORTS) {
  test(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
    expect(dependenciesReported(from)).toHaveLength(allowed ? 0 : 1)
  })
}

for (const [file, text, allowed] of OTHER_FORMS) {
  test(`the rules ${allowed ? 'allow' : 'forbid'} ${text.replaceAll('\n', ' ').trim()}`, () => {
    expect(dependenciesReported(file)).toHaveLength(allowed ? 0 : 1)
  })
}

test('two files that import each other are a cycle', () => {
  expect(project.reported('apps/portal/app/jackpots/one.ts')).toContain('import(no-cycle)')
})

test('two files that import each other’s types are a cycle', () => {
  expect(project.reported('apps/portal/app/jackpots/three.ts')).toContain('import(no-cycle)')
})

test('a file outside all elements is reported as unknown', () => {
  expect(project.reported('somewhere/else.ts')).toContain('boundaries(no-unknown-files)')
})
