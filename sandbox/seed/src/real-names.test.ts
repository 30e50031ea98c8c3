import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { published } from './catalogue.fixture.ts'
import { fold } from './language/folding.ts'

const REAL_CATALOGUE = fileURLToPath(new URL('../../../../shared/data/real-catalogue.csv', import.meta.url))

/** Two titles with the same key would be confused: no articles, diacritics or punctuation. */
const confusionKey = (title: string): string =>
  fold(title)
    .replace(/\b(the|a|of|and)\b/g, '')
    .replace(/[^a-z0-9]/g, '')

test.skipIf(!existsSync(REAL_CATALOGUE))('no game or studio has the name of a real one', () => {
  const rows = readFileSync(REAL_CATALOGUE, 'utf8').split('\n').slice(1)
  const cells = rows.map((row) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
  )
  const realTitles = new Set(cells.map(([, name = '']) => confusionKey(name)))
  const realStudios = new Set(cells.map(([, , studio = '']) => confusionKey(studio)))
  expect(realTitles.size).toBeGreaterThan(2000)
  expect(
    published()
      .games.map(({ name }) => name)
      .filter((name) => realTitles.has(confusionKey(name))),
  ).toEqual([])
  expect(
    published()
      .providers.map(({ name }) => name)
      .filter((name) => realStudios.has(confusionKey(name))),
  ).toEqual([])
})
