import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codePointsOf } from './woff2.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'packages/kit/src/fonts')
const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
const FAMILIES = ['outfit', 'inter']
const MOST_BYTES = 40_000
/** Syntax of ICU messages, which is not shown. */
const SYNTAX = /[{}#<>\n]/g

/** The characters that fonts.css takes from a file. */
function rangeOf(font: string): number[] {
  const face = css.split('@font-face').find((each) => each.includes(`"./${font}.woff2"`)) ?? ''
  return [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
}
const charactersOf = (font: string) => new Set(codePointsOf(readFileSync(join(folder, `${font}.woff2`))))
const named = (codes: Iterable<number>) => String.fromCodePoint(...codes)

test('the fonts of every page have all characters of the Slovak texts', () => {
  const files = globSync(
    ['{apps,packages,sandbox}/**/texts/**/*.json', '{apps,packages}/**/texts.ts', 'sandbox/seed/src/texts/**'],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
      withFileTypes: true,
    },
  ).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(30)
  const texts = files
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('')
    .replaceAll(SYNTAX, '')
  // Texts in source files contain code as well, whose symbols are all in ASCII.
  const used = new Set(
    [...texts].flatMap((character) =>
      character > '~' || /[A-Za-z0-9.,:;!?%()+=/*&@"'-]/.test(character) ? (character.codePointAt(0) ?? 0) : [],
    ),
  )
  for (const family of FAMILIES) {
    const font = charactersOf(family)
    expect(named([...used].filter((code) => !font.has(code)))).toBe('')
  }
})

test('a page loads the other characters of a family only when it shows one: each range is what its file has', () => {
  for (const family of FAMILIES) {
    const all = charactersOf(`source/${family}`)
    for (const font of [family, `${family}-others`]) {
      const inFile = [...charactersOf(font)].sort((a, b) => a - b)
      expect(named(rangeOf(font).filter((code) => all.has(code)))).toBe(named(inFile))
    }
    const shared = rangeOf(family).filter((code) => rangeOf(`${family}-others`).includes(code))
    expect(named(shared)).toBe('')
  }
})

test('both families together have the characters of the upstream fonts', () => {
  for (const family of FAMILIES) {
    const both = new Set([...charactersOf(family), ...charactersOf(`${family}-others`)])
    expect(named([...charactersOf(`source/${family}`)].filter((code) => !both.has(code)))).toBe('')
  }
})

test(`the fonts of every page are at most ${MOST_BYTES / 1000} kB`, () => {
  const sizes = FAMILIES.map((family) => readFileSync(join(folder, `${family}.woff2`)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
