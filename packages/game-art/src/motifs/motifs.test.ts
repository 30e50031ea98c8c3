import { expect, test } from 'vitest'
import { pictureBody, signBody } from '../scene/pictures.ts'
import { motifsFor } from './from-name.ts'
import { NAME_WORDS } from './name-words.ts'
import { findMotif, KNOWN_MOTIFS } from './vocabulary.ts'

test('every known motif resolves to pictures and signs that exist', () => {
  expect(KNOWN_MOTIFS.length).toBeGreaterThanOrEqual(220)
  for (const word of KNOWN_MOTIFS) {
    const motif = findMotif(word)
    expect(motif?.name, word).toBeTruthy()
    for (const picture of motif?.pictures ?? []) {
      const cast = picture.startsWith('@') ? (picture.slice(1).split(':')[0] as string) : null
      expect(cast ? signBody(cast) : pictureBody(picture), `${word}: ${picture}`).toMatch(/<(path|circle|g)/)
    }
    for (const sign of motif?.signs ?? []) expect(signBody(sign), `${word}: ${sign}`).toContain('<path')
  }
})

test('the dictionary of names contains known motifs only', () => {
  for (const [word, motifs] of NAME_WORDS) for (const motif of motifs) expect(KNOWN_MOTIFS, `${word}: ${motif}`).toContain(motif)
})

test.each([
  ['Book Of Loki', 'loki'],
  ['Big Bass Splash', 'bass'],
  ['Golden Dragon', 'dragon'],
  ["Wolf's Moon", 'wolf'],
  ['Vlčia hora', 'wolf'],
  ['Žraločí záliv', 'shark'],
  ['Ľadová pevnosť', 'ice'],
  ['Sherlock: The Curse of the Hall of Mirrors', 'detective'],
])('"%s" is about %s', (name, hero) => {
  expect(motifsFor(name)[0]).toBe(hero)
})

test('a name without a known word always gets the same hero', () => {
  expect(motifsFor('Xyz Qrs')).toEqual(motifsFor('Xyz Qrs'))
  expect(KNOWN_MOTIFS).toContain(motifsFor('Xyz Qrs')[0])
  expect(KNOWN_MOTIFS).toContain(motifsFor('')[0])
})
