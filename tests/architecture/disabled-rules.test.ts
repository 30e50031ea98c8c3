import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**', 'tests/architecture/**']
const DIRECTIVE = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(.*)/g
/** Next line or this line; rule names; a reason. */
const REASONED = /^-(?:next-line|line) [\w/, -]+? -- \S/

const unexplained = (code: string) =>
  [...code.matchAll(DIRECTIVE)].flatMap(([, rest = '']) => (REASONED.test(rest) ? [] : [rest]))

test('a disable directive covers one line, names its rules and gives a reason', () => {
  const files = globSync('{apps,packages,services,sandbox,tests,tools,bench}/**/*.{ts,tsx}', { cwd: root, exclude: EXCLUDED })
  const directivesByFile = files.map((file) => [file, unexplained(readFileSync(join(root, file), 'utf8'))] as const)
  expect(files.length).toBeGreaterThan(500)
  expect(directivesByFile.filter(([, directives]) => directives.length > 0)).toEqual([])
})

for (const directive of [
  '// oxlint-disable no-console',
  '// oxlint-disable-next-line',
  '/* oxlint-disable-line no-console */',
  '// eslint-disable-next-line no-console --',
]) {
  test(`${directive} would be found`, () => {
    expect(unexplained(`${directive}\nconst one = 1\n`)).toHaveLength(1)
  })
}

test('a reason in the same line is enough', () => {
  expect(
    unexplained('// oxlint-disable-next-line react/no-array-index-key, no-console -- bars have no identity but their place'),
  ).toEqual([])
})
