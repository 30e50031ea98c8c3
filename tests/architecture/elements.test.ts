import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { COLOUR_FILES } from '../../tools/lint/colours.ts'
import { ELEMENTS, FILES } from '../../tools/lint/elements.ts'
import { STORAGE_FILES } from '../../tools/lint/globals.ts'
import { OWN_PACKAGES } from '../../tools/lint/layers.ts'

const root = resolve(import.meta.dirname, '../..')
const exists = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'] }).length > 0

test('every element of the lint rules exists', () => {
  expect(ELEMENTS.map(({ pattern }) => pattern).filter((pattern) => !exists(`${pattern}/`))).toEqual([])
})

test('every file category of the lint rules exists', () => {
  expect(FILES.flatMap(({ pattern }) => pattern).filter((pattern) => !exists(pattern))).toEqual([])
})

test('every file that may use storage, cookies or raw colours exists', () => {
  expect([...STORAGE_FILES, ...COLOUR_FILES].filter((pattern) => !exists(pattern))).toEqual([])
})

test('every element with its own packages exists', () => {
  const patterns = OWN_PACKAGES.map(([type, captured]) => {
    const { pattern } = ELEMENTS.find((element) => element.type === type) ?? { pattern: '' }
    return pattern.replace('*', Object.values(captured)[0] ?? '')
  })
  expect(patterns.filter((pattern) => !exists(pattern))).toEqual([])
})
