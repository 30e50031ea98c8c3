import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { published } from './catalogue.fixture.ts'
import { fold } from './language/folding.ts'

const REAL = fileURLToPath(new URL('../../../../shared/data/real-catalogue.csv', import.meta.url))

/** Words by which two titles would be taken for the same: no articles, no marks, no punctuation. */
const essence = (title: string): string =>
  fold(title)
    .replace(/\b(the|a|of|and)\b/g, '')
    .replace(/[^a-z0-9]/g, '')

test.skipIf(!existsSync(REAL))('no game and no studio is called like a real one', () => {
  const rows = readFileSync(REAL, 'utf8').split('\n').slice(1)
  const cells = rows.map((row) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
  )
  const titles = new Set(cells.map(([, name = '']) => essence(name)))
  const makers = new Set(cells.map(([, , maker = '']) => essence(maker)))
  expect(titles.size).toBeGreaterThan(2000)
  expect(
    published()
      .games.map(({ name }) => name)
      .filter((name) => titles.has(essence(name))),
  ).toEqual([])
  expect(
    published()
      .providers.map(({ name }) => name)
      .filter((name) => makers.has(essence(name))),
  ).toEqual([])
})
