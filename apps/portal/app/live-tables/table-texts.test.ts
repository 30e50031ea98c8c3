import { expect, test } from 'vitest'
import { liveTableOf, seatsTaken } from '../testing/live-tables.fixture.ts'
import { tableSentence } from './table-sentence.ts'
import { tableTexts } from './table-texts.ts'

/** Monday, 14:00 in Bratislava. */
const NOW = Date.parse('2026-11-23T13:00:00Z')
const words = (facts: Parameters<typeof liveTableOf>[1]) => {
  const { kind, label, waiting, word, fact, isFree } = tableTexts(liveTableOf('a', facts), NOW)
  return [kind, label, waiting, word, fact, isFree]
}

test('an open table says whether there is a place; a full one how many wait [5.7]', () => {
  expect(words({})).toEqual(['open', 'Otvorený', null, null, 'Voľný vstup', true])
  expect(words({ SeatsAvailability: seatsTaken(4) })).toEqual(['open', 'Otvorený', null, null, '3 voľné miesta', true])
  expect(words({ SeatsAvailability: seatsTaken(7), Waiting: 3 })).toEqual([
    'full',
    'Plný stôl',
    'čaká 3',
    null,
    '7 z 7 miest',
    false,
  ])
  expect(words({ SeatsAvailability: seatsTaken(7) }).slice(1, 3)).toEqual(['Plný stôl', null])
})

test('a closed table says when it opens, in Bratislava’s time; one in maintenance until when', () => {
  const closed = (OpensAt: string | null) => words({ Status: 'closed', OpensAt }).slice(1, 5)
  expect(closed('2026-11-23T17:00:00Z')).toEqual(['Zatvorený', null, 'Otvára o 18:00', 'dnes'])
  expect(closed('2026-11-23T22:59:00Z')).toEqual(['Zatvorený', null, 'Otvára o 23:59', 'dnes'])
  expect(closed('2026-11-23T23:00:00Z')).toEqual(['Zatvorený', null, 'Dnes už nehrá', 'zajtra 0:00'])
  expect(closed('2026-11-29T17:00:00Z')).toEqual(['Zatvorený', null, 'Dnes už nehrá', 'nedeľa 18:00'])
  expect(closed(null)).toEqual(['Zatvorený', null, null, ''])
  expect(closed('2026-11-23T12:59:00Z')).toEqual(['Zatvorený', null, null, ''])
  const maintenance = { Status: 'maintenance', OpensAt: '2026-11-23T20:30:00Z' }
  expect(words(maintenance)).toEqual(['maintenance', 'Údržba', null, 'Údržba do 21:30', 'Stávky sú v poriadku', false])
})

test('a status that Herňa does not know counts as closed [3.38]', () => {
  expect(words({ Status: 'paused' })[0]).toBe('closed')
})

test('screen readers get one sentence with everything that the tile draws', () => {
  expect(tableSentence(liveTableOf('a'), 'slovenčina', NOW)).toBe(
    'Otvorený stôl, krupiér Lucia, jazyk slovenčina, posledné výsledky 17, 32, 0.',
  )
  const blackjack = liveTableOf('b', { Kind: 'blackjack', SeatsAvailability: seatsTaken(4), Dealer: null, Results: ['20'] })
  expect(tableSentence(blackjack, undefined, NOW)).toBe('Otvorený stôl, voľné miesta: 3 z 7.')
  const baccarat = liveTableOf('c', {
    Kind: 'baccarat',
    Results: ['B', 'P', 'B', 'T'],
    SeatsAvailability: seatsTaken(7),
    Waiting: 3,
  })
  expect(tableSentence(baccarat, undefined, NOW)).toBe('Plný stôl, krupiér Lucia, čakajúci: 3, bankár 2, hráč 1, remíza 1.')
  const wheel = liveTableOf('d', { Kind: 'wheel', Results: ['bonus', '2'], Status: 'closed', OpensAt: '2026-11-23T17:00:00Z' })
  expect(tableSentence(wheel, undefined, NOW)).toBe('Zatvorený stôl, otvára 18:00, krupiér Lucia, posledné výsledky hviezda, 2.')
  const multiplied = liveTableOf('d', { Kind: 'wheel', Results: ['2:5', 'bonus:10', '1'] })
  expect(tableSentence(multiplied, undefined, NOW)).toContain('posledné výsledky 2 s násobičom 5, hviezda 10 ku 1, 1.')
  const duels = liveTableOf('e', { Kind: 'dragon-tiger', Results: ['D', 'T', 'E', 'S', 'D'] })
  expect(tableSentence(duels, undefined, NOW)).toContain('drak 2, tiger 1, remíza 2.')
})
