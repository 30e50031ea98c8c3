import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = globSync('{apps,packages,sandbox,services,tools,tests}/**/*.{ts,tsx,sql,json}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.react-router)$/.test(path) || path.endsWith('glossary.test.ts'),
})
const basenames = new Set(sources.map((path) => basename(path)))
const allText = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')

interface Row {
  term: string
  cells: string[]
}
const rows: Row[] = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!term \|)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => ({ term: cells[0] ?? '', cells }))

/** A path from the root, the path of a file below `packages`, a file's name, or a word that occurs in the code. */
function isInCode(name: string): boolean {
  const plain = name.replace(/\/?\*.*$/, '').replace(/\/?…$/, '')
  if (existsSync(join(root, plain)) || existsSync(join(root, 'packages', plain))) return true
  if (/^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|json)$/.test(plain)) return basenames.has(plain)
  return allText.includes(plain) || plain.split(/[ .]/).every((word) => allText.includes(word))
}

test('every name in the glossary exists in the code', () => {
  expect(rows.length).toBeGreaterThan(100)
  const names = rows.flatMap(({ term, cells }) =>
    [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.includes('{'))
      .map((name) => ({ term, name })),
  )
  expect(names.filter(({ name }) => !isInCode(name))).toEqual([])
})

test('every row has a term, a meaning and its name in code, and no term is defined twice', () => {
  expect(rows.filter(({ cells }) => cells.length !== 3).map(({ term }) => term)).toEqual([])
  const terms = rows.map(({ term }) => term.toLowerCase())
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})
