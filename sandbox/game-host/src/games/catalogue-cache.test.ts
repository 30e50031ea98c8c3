import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASSIGNMENTS } from '../game-host.fixture.ts'
import { cachedCatalogue } from './catalogue-cache.ts'

const CATALOGUE = {
  assignments: [...ASSIGNMENTS],
  jackpots: [{ id: 'fond', title: 'Fond', gameCodes: ['vlcia-hora'], jackpotLevels: [{ title: 'Veľká', amount: 1_000 }] }],
}
let dataFolder: string
let generatedCount: number
let warningCount: number
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'herna-catalogue-'))
  ;[generatedCount, warningCount] = [0, 0]
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const read = (version = 'a', folder = dataFolder) =>
  cachedCatalogue(
    { dataFolder: folder, log: { warn: () => (warningCount += 1) } },
    {
      version,
      generate: async () => {
        generatedCount += 1
        return CATALOGUE
      },
    },
  )

test('a catalogue is generated once per version and read back unchanged', async () => {
  expect(await read()).toEqual(CATALOGUE)
  expect(await read()).toEqual(CATALOGUE)
  expect(generatedCount).toBe(1)
  await read('b')
  expect(generatedCount).toBe(2)
  expect(readdirSync(join(dataFolder, 'game-catalogue'))).toEqual(['b.json'])
})

test('a damaged file is ignored and the catalogue generated again', async () => {
  await read()
  const file = join(dataFolder, 'game-catalogue', 'a.json')
  const intactFile = readFileSync(file, 'utf8')
  const damages = [
    '',
    'rubbish',
    intactFile.slice(0, -1),
    intactFile.replace(ASSIGNMENTS.values().next().value?.variantId ?? '', 'deuces-10'),
  ]
  for (const damage of damages) {
    expect(damage).not.toBe(intactFile)
    writeFileSync(file, damage)
    expect(await read()).toEqual(CATALOGUE)
  }
  expect(generatedCount).toBe(1 + damages.length)
})

test('without a writable cache the catalogue is generated each time, with a warning', async () => {
  writeFileSync(join(dataFolder, 'file'), '')
  expect(await read('a', join(dataFolder, 'file'))).toEqual(CATALOGUE)
  expect([generatedCount, warningCount]).toEqual([1, 1])
})
