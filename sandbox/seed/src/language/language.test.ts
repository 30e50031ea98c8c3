import { expect, test } from 'vitest'
import { agree, agreeGenitive, agreePlural } from './adjective.ts'
import { fold, slugOf } from './folding.ts'
import { euros } from './money.ts'
import { accusative, instrumental, parseNoun, withPreposition } from './noun.ts'

test('an adjective agrees with the gender of its noun', () => {
  const endings = (adjective: string) => (['M', 'f', 'n'] as const).map((gender) => agree(adjective, gender))
  expect(endings('zlatý')).toEqual(['zlatý', 'zlatá', 'zlaté'])
  expect(endings('vzácny')).toEqual(['vzácny', 'vzácna', 'vzácne'])
  expect(endings('vlčí')).toEqual(['vlčí', 'vlčia', 'vlčie'])
  expect(endings('rýdzi')).toEqual(['rýdzi', 'rýdza', 'rýdze'])
  expect(endings('faraónov')).toEqual(['faraónov', 'faraónova', 'faraónovo'])
  expect(endings('ježibabin')).toEqual(['ježibabin', 'ježibabina', 'ježibabino'])
  expect(() => agree('auto', 'm')).toThrow('Not a Slovak adjective')
})

test('adjectives have a plural and a genitive', () => {
  expect([agreePlural('zlatý'), agreePlural('vlčí'), agreePlural('biely')]).toEqual(['zlaté', 'vlčie', 'biele'])
  expect([agreeGenitive('zlatý', 'm'), agreeGenitive('biely', 'n'), agreeGenitive('vlčí', 'f')]).toEqual([
    'zlatého',
    'bieleho',
    'vlčej',
  ])
})

test('the accusative of animate nouns equals the genitive; that of feminine nouns ends in -u', () => {
  expect(accusative(parseNoun('wolf vlk M vlka vlky vlkov vlčí'))).toBe('vlka')
  expect(accusative(parseNoun('fox líška f líšky líšky líšok líščí'))).toBe('líšku')
  expect(accusative(parseNoun('princess princezná f princeznej princezné princezien -'))).toBe('princeznú')
  expect(accusative(parseNoun('swan labuť f labute labute labutí labutí'))).toBe('labuť')
  expect(accusative(parseNoun('sword meč m meča meče mečov -'))).toBe('meč')
})

test('the instrumental follows gender and declension', () => {
  expect(instrumental(parseNoun('dog pes M psa psy psov psí'))).toBe('psom')
  expect(instrumental(parseNoun('bacha bača M baču bačovia bačov bačovský'))).toBe('bačom')
  expect(instrumental(parseNoun('loki Loki M Lokiho Lokiovia Lokiov -'))).toBe('Lokim')
  expect(instrumental(parseNoun('swan labuť f labute labute labutí labutí'))).toBe('labuťou')
  expect(instrumental(parseNoun('sun slnko n slnka slnká sĺnk slnečný'))).toBe('slnkom')
  expect([withPreposition('sovou'), withPreposition('žralokom'), withPreposition('vlkom')]).toEqual([
    'so sovou',
    'so žralokom',
    's vlkom',
  ])
})

test('titles fold to a key without diacritics and to URL slugs', () => {
  expect(fold('Žraločí ZÁLIV')).toBe('zraloci zaliv')
  expect(slugOf('Hold’em & Syn: Časť 2!')).toBe('hold-em-a-syn-cast-2')
})

test('money is formatted in the Slovak way', () => {
  expect(euros(123450)).toBe('1\u00a0234,50\u00a0€')
  expect(euros(10)).toBe('0,10\u00a0€')
})
