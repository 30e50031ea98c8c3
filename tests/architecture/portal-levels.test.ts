import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PORTAL_LEVELS } from '../../tools/lint/portal-levels.ts'

const app = resolve(import.meta.dirname, '../../apps/portal/app')

/** Highest first; an import leads to the same or a lower level. Test fixtures are outside the levels. */
const LEVELS: [name: string, folders: readonly string[]][] = [
  ['entry', ['entry']],
  ['shell', ['shell']],
  ...Object.entries(PORTAL_LEVELS),
]
const OUTSIDE_LEVELS = 'testing'
const depthOf = (folder: string): number => LEVELS.findIndex(([, folders]) => folders.includes(folder))

interface Import {
  file: string
  from: string
  to: string
}

const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'entry')

/** Static, type and dynamic imports, and modules that a test mocks. */
const IMPORTED = /(?:\bfrom|\bimport|\bvi\.mock)\s*\(?\s*'(\.\.?\/[^'?]+)/g

function importsOf(file: string): Import[] {
  const text = readFileSync(join(app, file), 'utf8')
  return [...text.matchAll(IMPORTED)].flatMap(([, path = '']) => {
    const target = posix.join(posix.dirname(file), path)
    // Route types are generated next to folders route; lint checks imports from outside the portal.
    if (target.startsWith('..') || path.includes('+types/')) return []
    const [from, to] = [folderOf(file), folderOf(target)]
    return from === to || from === OUTSIDE_LEVELS || to === OUTSIDE_LEVELS ? [] : [{ file, from, to }]
  })
}

const upwards = (imports: readonly Import[]) => imports.filter(({ from, to }) => depthOf(to) < depthOf(from))
const betweenScreens = (imports: readonly Import[]) =>
  imports.filter(({ from, to }) => [from, to].every((folder) => PORTAL_LEVELS.screen.some((screen) => screen === folder)))

/** A cycle of imports as a path of folders, or null. */
function cycleIn(imports: readonly Pick<Import, 'from' | 'to'>[]): string[] | null {
  const done = new Set<string>()
  const walk = (folder: string, path: string[]): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return null
    for (const { to } of imports.filter(({ from }) => from === folder)) {
      const cycle = walk(to, [...path, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return null
  }
  for (const { from } of imports) {
    const cycle = walk(from, [])
    if (cycle) return cycle
  }
  return null
}

const imports = globSync('**/*.{ts,tsx}', { cwd: app }).flatMap((file) => importsOf(file.replaceAll('\\', '/')))
const describeImports = (violations: readonly Import[]) => violations.map(({ file, to }) => `${file} imports ${to}`)

test('every folder of the portal is in one of six levels', () => {
  expect(LEVELS).toHaveLength(6)
  const folders = readdirSync(app, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const listedFolders = LEVELS.flatMap(([, folders]) => folders).filter((folder) => folder !== 'entry')
  expect(folders.map(({ name }) => name).sort()).toEqual([...listedFolders, OUTSIDE_LEVELS].sort())
  expect(new Set(listedFolders).size).toBe(listedFolders.length)
})

test('imports in the portal lead to the same or a lower level', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(describeImports(upwards(imports))).toEqual([])
})

test('no screen imports another screen', () => {
  expect(describeImports(betweenScreens(imports))).toEqual([])
})

test('folders of the portal import folders other without a cycle', () => {
  expect(cycleIn(imports)).toBeNull()
})

test('an upward import, an import between screens and a cycle of folders are detected', () => {
  const importOf = (from: string, to: string): Import => ({ file: `${from}/a.ts`, from, to })
  expect(upwards([importOf('game', 'lobby'), importOf('session', 'game'), importOf('lobby', 'game')])).toHaveLength(2)
  expect(betweenScreens([importOf('lobby', 'pages'), importOf('lobby', 'game'), importOf('game', 'game-lists')])).toHaveLength(1)
  expect(
    cycleIn([
      importOf('game', 'rich-text'),
      importOf('lobby', 'game'),
      importOf('rich-text', 'search'),
      importOf('search', 'game'),
    ]),
  ).toEqual(['game', 'rich-text', 'search', 'game'])
  expect(cycleIn([importOf('lobby', 'game'), importOf('lobby', 'search'), importOf('search', 'game')])).toBeNull()
})
