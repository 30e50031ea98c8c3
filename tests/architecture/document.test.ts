import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const parts = /## The parts\n+```\n(.*?)```/s.exec(text)?.[1] ?? ''

/** Each `name/` of the tree with its parent folders; a further name in the same line is a sibling of the first. */
function foldersInTree(): string[] {
  const parents: string[] = []
  return parts.split('\n').flatMap((line) => {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2
    const names = [...line.matchAll(/(?<![\w./`-])((?:[\w-]+\/)+\*?)(?=\s|$)/g)].map(([, name = '']) =>
      name.replace(/\/\*?$/, ''),
    )
    if (names.length === 0) return []
    // Names far to the right continue the line of their folder.
    if (depth <= 4 && line.trimStart().startsWith(names[0] ?? '')) parents.splice(depth, parents.length, names[0] ?? '')
    const base = parents.slice(0, Math.min(depth, parents.length))
    return names.map((name) => join(...base, name))
  })
}

const folders = (pattern: string) =>
  globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules')

test('every folder that the tree of ARCHITECTURE.md names exists', () => {
  const listedFolders = foldersInTree()
  expect(listedFolders.length).toBeGreaterThan(60)
  const missing = listedFolders.filter(
    (name) => ![name, `apps/portal/app/${name.split('/').at(-1)}`].some((path) => existsSync(join(root, path))),
  )
  expect(missing).toEqual([])
})

test.each(['apps/*', 'services/*', 'packages/*', 'sandbox/*', 'apps/portal/app/*', 'tests/*'])(
  'every folder of %s is listed in ARCHITECTURE.md',
  (pattern) => {
    const unlisted = folders(pattern).filter((name) => !new RegExp(`(?<![\\w-])${name}(?:/|\\b)`).test(parts))
    expect(unlisted).toEqual([])
  },
)
