import { expect, test } from 'vitest'
import { distinctMotifs } from '../motifs-of-game.ts'
import { findMotif, KNOWN_MOTIFS } from '../vocabulary.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { isInPack, packOf, PACKS } from './packs.ts'

test('there are at least forty packs, each with eight motifs that differ in name, picture and sign, and two for a scatter', () => {
  expect(PACKS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(PACKS.map(({ name }) => name)).size).toBe(PACKS.length)
  for (const { name, core, also, scatters } of PACKS) {
    for (const word of [...core, ...also, ...scatters]) expect(findMotif(word), `${name}: ${word}`).toBeDefined()
    expect(distinctMotifs(core).length, name).toBeGreaterThanOrEqual(8)
    expect(distinctMotifs(scatters).length, name).toBeGreaterThanOrEqual(2)
  }
})

test('no pack contains a motif that is foreign to it', () => {
  const byName = new Map(PACKS.map((pack) => [pack.name, pack]))
  for (const [names, motifs] of EXCLUSIONS)
    for (const name of names) {
      const pack = byName.get(name)
      if (!pack) throw new Error(`no pack ${name}`)
      expect(
        motifs.split(' ').filter((word) => isInPack(pack, word)),
        name,
      ).toEqual([])
    }
})

test('exclusions name known motifs', () => {
  for (const [, motifs] of EXCLUSIONS) for (const word of motifs.split(' ')) expect(KNOWN_MOTIFS, word).toContain(word)
})

test('every known motif belongs to a pack', () => {
  expect(KNOWN_MOTIFS.filter((word) => !PACKS.some((pack) => isInPack(pack, word)))).toEqual([])
})

test('a game gets the pack that holds all motifs of its name', () => {
  expect(isInPack(packOf(['wolf', 'moon'], 'a'), 'deer')).toBe(true)
  expect(packOf(['skull', 'rum'], 'a').core).toContain('pirate')
  expect(packOf(['skull', 'guitar', 'note'], 'a').name).toBe('rock')
  expect(packOf(['alien', 'burger'], 'a').name).toBe('space diner')
  expect(packOf(['alien'], 'a')).toBe(packOf(['alien'], 'a'))
})
