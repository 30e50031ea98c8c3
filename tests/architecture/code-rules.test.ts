import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy.fixture.ts'

const project = copyProject()

interface Violation {
  title: string
  file: string
  code: string
  rule: string
}

const promise = 'const load = async (): Promise<number> => 1\n'

const VIOLATIONS: Violation[] = [
  {
    title: 'a hook called in a condition is reported',
    file: 'apps/portal/app/game/hook.ts',
    code: `import { useState } from 'react'\n\nexport function useMaybe(on: boolean) {\n  if (on) useState(1)\n}\n`,
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    title: 'a hook called in a condition is reported in an embedded app',
    file: 'apps/embeds/login/src/hook.ts',
    code: `import { useState } from 'react'\n\nexport function useMaybe(on: boolean) {\n  if (on) useState(1)\n}\n`,
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    title: 'a missing dependency of an effect is reported',
    file: 'apps/portal/app/game/effect.ts',
    code: `import { useEffect } from 'react'\n\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}\n`,
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    title: 'a promise that is not awaited is reported',
    file: 'services/content/src/floating.ts',
    code: `${promise}export function start() {\n  load()\n}\n`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    title: 'an asynchronous callback where its promise is ignored is reported',
    file: 'services/content/src/misused.ts',
    code: `${promise}export const all = () => [1].forEach(async () => void (await load()))\n`,
    rule: 'typescript(no-misused-promises)',
  },
  {
    title: 'any is reported',
    file: 'packages/rules/src/any.ts',
    code: 'export const one: any = 1\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    title: 'a log line written to the console is reported',
    file: 'services/content/src/log.ts',
    code: `export const log = () => console.log('x')\n`,
    rule: 'eslint(no-console)',
  },
  {
    title: 'an unnecessary disable directive is reported',
    file: 'packages/rules/src/unused.ts',
    code: '// oxlint-disable-next-line no-console -- no reason any more\nexport const one = 1\n',
    rule: 'Unused oxlint-disable directive (no problems were reported).',
  },
]

/** [expression, rule] that a pure package may not contain. */
const IMPURE: [expression: string, rule: string][] = [
  ['Date.now()', 'eslint(no-restricted-properties)'],
  ['new Date()', 'herna(no-current-time)'],
  ['Math.random()', 'eslint(no-restricted-properties)'],
  ['performance.now()', 'eslint(no-undef)'],
  ['crypto.randomUUID()', 'eslint(no-undef)'],
  [`fetch('/')`, 'eslint(no-undef)'],
  ['setTimeout(() => undefined, 1)', 'eslint(no-undef)'],
  ['setInterval(() => undefined, 1)', 'eslint(no-undef)'],
  ['requestAnimationFrame(() => undefined)', 'eslint(no-undef)'],
  ['process.env', 'eslint(no-undef)'],
  ['window.location', 'eslint(no-undef)'],
  ['document.title', 'eslint(no-undef)'],
  ['navigator.language', 'eslint(no-undef)'],
  [`localStorage.getItem('a')`, 'eslint(no-undef)'],
  ['globalThis.Date', 'eslint(no-restricted-globals)'],
]
const PURE_PACKAGES = ['packages/rules', 'sandbox/game-maths']

/** [expression, rule] that only the files of STORAGE_FILES may contain. */
const STORED: [expression: string, rule: string][] = [
  [`localStorage.getItem('a')`, 'eslint(no-restricted-globals)'],
  [`sessionStorage.getItem('a')`, 'eslint(no-restricted-globals)'],
  ['indexedDB', 'eslint(no-restricted-globals)'],
  [`window.localStorage.getItem('a')`, 'eslint(no-restricted-properties)'],
  ['window.sessionStorage', 'eslint(no-restricted-properties)'],
  ['document.cookie', 'eslint(no-restricted-properties)'],
]
const BROWSER_FOLDERS = ['apps/portal/app/game', 'apps/embeds/login/src', 'packages/kit/src', 'sandbox/game-kit/src']

const impureCode = PURE_PACKAGES.flatMap((folder) =>
  IMPURE.map(([expression, rule], index) => ({ expression, rule, file: `${folder}/src/impure-${index}.ts`, where: folder })),
)
const storageViolations = BROWSER_FOLDERS.flatMap((folder) =>
  STORED.map(([expression, rule], index) => ({ expression, rule, file: `${folder}/stored-${index}.ts`, where: folder })),
)

beforeAll(() => {
  for (const { file, code } of VIOLATIONS) project.write(file, code)
  for (const { file, expression } of [...impureCode, ...storageViolations])
    project.write(file, `export const value = () => ${expression}\n`)
  project.write(
    'packages/rules/src/pure.ts',
    `export const day = (now: number) => [new Date(now), new URL('/a', 'http://b'), Math.floor(now)]\n`,
  )
  project.write('apps/portal/app/search/recent-searches.ts', `export const terms = () => localStorage.getItem('terms')\n`)
  project.lint()
}, 60_000)
afterAll(() => project.remove())

for (const { title, file, rule } of VIOLATIONS) {
  test(title, () => {
    expect(project.reported(file)).toContain(rule)
  })
}

for (const { file, expression, rule, where } of [...impureCode, ...storageViolations]) {
  test(`${where} may not use ${expression}`, () => {
    expect(project.reported(file)).toEqual([rule])
  })
}

test('pure code may use a time that it receives as a parameter, and URLs', () => {
  expect(project.reported('packages/rules/src/pure.ts')).toEqual([])
})

test('a file listed in STORAGE_FILES may use storage', () => {
  expect(project.reported('apps/portal/app/search/recent-searches.ts')).toEqual([])
})
