import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ORIGINS, PLAYER_FIELDS, TRACKING_EVENTS } from '@herna/contract/tracking'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/tracking.md'), 'utf8')

const fieldRows = (fields: Record<string, { type: string; meaning: string }>): string[] => [
  '| field | type | meaning |',
  '|---|---|---|',
  ...Object.entries(fields).map(([name, { type, meaning }]) => `| \`${name}\` | ${type} | ${meaning} |`),
]

/** The section below a heading, without blank lines around it. */
const sectionOf = (heading: string): string =>
  document
    .split(/^#{2,3} /m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .trim() ?? ''

test('the document describes every event with all its fields as in the catalogue [7.49]', () => {
  for (const [name, { when, fields }] of Object.entries(TRACKING_EVENTS))
    expect(sectionOf(`\`${name}\``)).toBe([when, '', ...fieldRows(fields)].join('\n'))
})

test('the document names no event that the catalogue does not have', () => {
  const named = [...document.matchAll(/^### `(\w+)`/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(TRACKING_EVENTS))
})

test('the document describes the player’s facts and the origins as in the catalogue [7.49] [3.47]', () => {
  expect(sectionOf('Facts about the player')).toContain(fieldRows(PLAYER_FIELDS).join('\n'))
  const rows = [
    '| origin | part of the page |',
    '|---|---|',
    ...Object.entries(ORIGINS).map(([name, part]) => `| \`${name}\` | ${part} |`),
  ]
  expect(sectionOf('Origins')).toContain(rows.join('\n'))
})
