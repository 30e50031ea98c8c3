import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PORTAL_LEVELS } from '../../tools/lint/portal-levels.ts'

const app = resolve(import.meta.dirname, '../../apps/portal/app')

/** From the top; an import leads to the same or to a later level. Fixtures are for tests alone and stand beside the levels. */
const LEVELS: [name: string, folders: readonly string[]][] = [
  ['entry', ['entry']],
  ['shell', ['shell']],
  ...Object.entries(PORTAL_LEVELS),
]
const BESIDE = 'testing'
const depthOf = (folder: string): number => LEVELS.findIndex(([, folders]) => folders.includes(folder))

interface Import {
  file: string
  from: string
  to: string
}

const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'entry')

/** What is imported for its value or its type, at once or when it is needed, and what a test replaces. */
const IMPORTED = /(?:\bfrom|\bimport|\bvi\.mock)\s*\(?\s*'(\.\.?\/[^'?]+)/g

function importsOf(file: string): Import[] {
  const text = readFileSync(join(app, file), 'utf8')
  return [...text.matchAll(IMPORTED)].flatMap(([, path = '']) => {
    const target = posix.join(posix.dirname(file), path)
    // Types of routes are generated beside each route; what lies outside is for lint.
    if (target.startsWith('..') || path.includes('+types/')) return []
    const [from, to] = [folderOf(file), folderOf(target)]
    return from === to || from === BESIDE || to === BESIDE ? [] : [{ file, from, to }]
  })
}

const upwards = (imports: readonly Import[]) => imports.filter(({ from, to }) => depthOf(to) < depthOf(from))
const betweenScreens = (imports: readonly Import[]) =>
  imports.filter(({ from, to }) => [from, to].every((folder) => PORTAL_LEVELS.screen.some((screen) => screen === folder)))

/** A way along the imports that comes back to where it began, or null. */
function cycleIn(imports: readonly Pick<Import, 'from' | 'to'>[]): string[] | null {
  const done = new Set<string>()
  const walk = (folder: string, way: string[]): string[] | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return null
    for (const { to } of imports.filter(({ from }) => from === folder)) {
      const found = walk(to, [...way, folder])
      if (found) return found
    }
    done.add(folder)
    return null
  }
  for (const { from } of imports) {
    const found = walk(from, [])
    if (found) return found
  }
  return null
}

const imports = globSync('**/*.{ts,tsx}', { cwd: app }).flatMap((file) => importsOf(file.replaceAll('\\', '/')))
const told = (found: readonly Import[]) => found.map(({ file, to }) => `${file} imports ${to}`)

test('every folder of the portal stands in one of six levels', () => {
  expect(LEVELS).toHaveLength(6)
  const folders = readdirSync(app, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const named = LEVELS.flatMap(([, each]) => each).filter((folder) => folder !== 'entry')
  expect(folders.map(({ name }) => name).sort()).toEqual([...named, BESIDE].sort())
  expect(new Set(named).size).toBe(named.length)
})

test('imports in the portal lead downwards', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(told(upwards(imports))).toEqual([])
})

test('no screen imports another screen', () => {
  expect(told(betweenScreens(imports))).toEqual([])
})

test('folders of the portal import each other without a cycle', () => {
  expect(cycleIn(imports)).toBeNull()
})

test('an upward import, an import between screens and a cycle of folders are found', () => {
  const one = (from: string, to: string): Import => ({ file: `${from}/a.ts`, from, to })
  expect(upwards([one('game', 'lobby'), one('session', 'game'), one('lobby', 'game')])).toHaveLength(2)
  expect(betweenScreens([one('lobby', 'pages'), one('lobby', 'game'), one('game', 'game-lists')])).toHaveLength(1)
  expect(cycleIn([one('game', 'rich-text'), one('lobby', 'game'), one('rich-text', 'search'), one('search', 'game')])).toEqual([
    'game',
    'rich-text',
    'search',
    'game',
  ])
  expect(cycleIn([one('lobby', 'game'), one('lobby', 'search'), one('search', 'game')])).toBeNull()
})
