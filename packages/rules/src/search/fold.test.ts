import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../any-text.fixture.ts'
import { fold, slugOf, slugsOf } from './fold.ts'

test.each([
  ['Zlatý kohút', 'zlaty kohut'],
  ['ŽRALOČÍ ZÁLIV', 'zraloci zaliv'],
  ['Dˇábel a Ľuďa', 'dˇabel a luda'],
  ['Straße Łódź Œuvre Đ', 'strasse lodz oeuvre d'],
  ['a\u0301e\u0301', 'ae'],
  ['🎰 Kométa 9', '🎰 kometa 9'],
])('%s folds into %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding a text at once or letter by letter gives the same, and folding twice changes nothing', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('aZáŽľĽôÄßłŒİıǅ９٣한🎰ﬁ\u0301\u030c -')), maxLength: 30 })
  fc.assert(
    fc.property(letters, (text) => {
      expect(fold(fold(text))).toBe(fold(text))
      expect(fold(text)).toBe([...text].map(fold).join(''))
    }),
  )
})

test('the slugs of many names are those of each', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      const names = texts.map((text) => text.replaceAll('\u007f', ''))
      expect(slugsOf(names)).toEqual(names.map(slugOf))
    }),
  )
})

test('a slug has letters, digits and single hyphens between them', () => {
  expect(slugOf('  Vlčia hora – II. (VIP)! ')).toBe('vlcia-hora-ii-vip')
  expect(slugOf('?!')).toBe('')
  fc.assert(
    fc.property(anyText, (name) => {
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
