import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASSIGNMENTS } from '../game-host.fixture.ts'
import { keptCatalogue } from './catalogue-cache.ts'

const CATALOGUE = {
  assignments: [...ASSIGNMENTS],
  jackpots: [{ id: 'fond', title: 'Fond', gameCodes: ['vlcia-hora'], jackpotLevels: [{ title: 'Veľká', amount: 1_000 }] }],
}
let dataFolder: string
let made: number
let warnings: number
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'herna-catalogue-'))
  ;[made, warnings] = [0, 0]
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

const read = (version = 'a', folder = dataFolder) =>
  keptCatalogue(
    { dataFolder: folder, log: { warn: () => (warnings += 1) } },
    {
      version,
      make: async () => {
        made += 1
        return CATALOGUE
      },
    },
  )

test('a catalogue is made once for a version, and read as it was made', async () => {
  expect(await read()).toEqual(CATALOGUE)
  expect(await read()).toEqual(CATALOGUE)
  expect(made).toBe(1)
  await read('b')
  expect(made).toBe(2)
  expect(readdirSync(join(dataFolder, 'game-catalogue'))).toEqual(['b.json'])
})

test('a damaged file decides nothing: the catalogue is made anew', async () => {
  await read()
  const file = join(dataFolder, 'game-catalogue', 'a.json')
  const whole = readFileSync(file, 'utf8')
  const damages = [
    '',
    'rubbish',
    whole.slice(0, -1),
    whole.replace(ASSIGNMENTS.values().next().value?.variantId ?? '', 'deuces-10'),
  ]
  for (const damage of damages) {
    expect(damage).not.toBe(whole)
    writeFileSync(file, damage)
    expect(await read()).toEqual(CATALOGUE)
  }
  expect(made).toBe(1 + damages.length)
})

test('where it cannot be kept it is made each time, with a warning', async () => {
  writeFileSync(join(dataFolder, 'file'), '')
  expect(await read('a', join(dataFolder, 'file'))).toEqual(CATALOGUE)
  expect([made, warnings]).toEqual([1, 1])
})
