import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { COLOUR_FILES, coloursIn } from '../../tools/lint/colours.ts'

const root = resolve(import.meta.dirname, '../..')
const sheets = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**'] })

test('style sheets take their colours from the tokens, except the listed files', () => {
  const allSheets = sheets(['{apps,packages,sandbox}/**/*.css'])
  const listedSheets = new Set(sheets(COLOUR_FILES))
  expect(allSheets.length).toBeGreaterThan(50)
  const rawColours = allSheets
    .filter((file) => !listedSheets.has(file))
    .map((file) => [file, coloursIn(readFileSync(join(root, file), 'utf8'))] as const)
  expect(rawColours.filter(([, colours]) => colours.length > 0)).toEqual([])
})

for (const colour of [
  '#fff',
  '#17121F',
  'rgb(12 8 20 / 0.5)',
  'rgba(0, 0, 0, 0.5)',
  'hsl(20deg 10% 10%)',
  'oklch(0.7 0.1 20)',
  'white',
  'Black',
]) {
  test(`${colour} in a style sheet is a raw colour`, () => {
    expect(coloursIn(`.tile { margin: 0; box-shadow: 0 1px 3px ${colour}; }`)).toEqual([colour])
    expect(coloursIn(`.tile { --edge: ${colour} }`)).toEqual([colour])
  })
}

test('tokens, masks, images and comments are not raw colours', () => {
  const css = `/* #fff */ .tile { color: var(--mark-black); background: rgb(var(--ink) / 0.5) url("a.svg#fff"); mask-image: linear-gradient(#000, transparent); white-space: nowrap }`
  expect(coloursIn(css)).toEqual([])
})
