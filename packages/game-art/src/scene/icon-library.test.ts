import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openIconLibrary } from './icon-library.ts'

const folder = mkdtempSync(join(tmpdir(), 'herna-icons-'))
afterAll(() => rmSync(folder, { recursive: true }))

const libraryOf = (icons: Record<string, { body: string }>, indent?: string) => {
  const file = join(folder, 'icons.json')
  writeFileSync(file, JSON.stringify({ prefix: 'test', icons, aliases: { other: { parent: 'a' } } }, null, indent))
  return openIconLibrary(file)
}

test.each([undefined, '\t'])('every drawing of a library is read as a JSON parser reads it, with any indentation', (indent) => {
  const icons = { a: { body: '<path d="M0 0"/>' }, 'b-2': { body: '<text>č "body": {</text>' }, c: { body: '' } }
  const library = libraryOf(icons, indent)
  expect(Object.keys(icons).map(library)).toEqual(Object.values(icons).map(({ body }) => body))
})

test('a name without a drawing is an error that names it', () => {
  expect(() => libraryOf({ a: { body: '<g/>' } })('other')).toThrow('no drawing "other"')
})

test('drawings of a library that is larger than what is read at once are all found', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  const library = openIconLibrary(file)
  const wrong = Object.entries(icons).filter(([name, { body }]) => library(name) !== body)
  expect(wrong.map(([name]) => name)).toEqual([])
})
