import type { Card } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { lastResultText, resultText } from './result-text.ts'

const cards: Card[] = [{ rank: 1, suit: 'spades' }]

test('the result of every kind of table is a Slovak sentence', () => {
  const coup = {
    kind: 'baccarat' as const,
    player: cards,
    banker: cards,
    playerTotal: 4,
    bankerTotal: 7,
    winner: 'banker' as const,
  }
  expect(resultText({ kind: 'roulette', number: 17 })).toBe('Padlo 17, čierna, nepárne')
  expect(resultText({ kind: 'wheel', segment: 'bonus', index: 3 })).toBe('Padlo políčko Bonus')
  const two = { kind: 'wheel', segment: '2', index: 3, prize: null } as const
  expect(resultText({ ...two, multiplier: { segment: '2', factor: 5 } })).toBe('Padlo políčko 2 s násobičom 5×')
  expect(resultText({ ...two, multiplier: { segment: '1', factor: 5 } })).toBe('Padlo políčko 2')
  const bonus = { ...two, segment: 'bonus', prize: 3, multiplier: { segment: 'bonus', factor: 2 } }
  expect(resultText(bonus)).toBe('Padlo políčko Bonus, výhra 6 : 1')
  const duel = { kind: 'dragon-tiger' as const, dragon: cards[0] as Card, tiger: cards[0] as Card }
  expect(resultText({ ...duel, winner: 'suited-tie' })).toBe('Remíza rovnakej farby')
  expect(resultText({ ...duel, winner: 'tiger' })).toBe('Vyhral tiger')
  expect(resultText(coup)).toBe('Vyhral bankár 7 : 4')
  expect(resultText({ ...coup, winner: 'player', playerTotal: 9 })).toBe('Vyhral hráč 9 : 7')
  expect(resultText({ kind: 'dice', dice: [1, 5, 6] })).toBe('Padlo 1, 5, 6, súčet 12')
  expect(resultText({ kind: 'poker', dealer: cards, board: [], hand: '2P' })).toBe('Krupiér má: dva páry')
  expect(resultText({ kind: 'blackjack', dealer: cards, total: 19 })).toBe('Krupiér má 19')
  expect(resultText({ kind: 'blackjack', dealer: cards, total: 24 })).toBe('Krupiér má cez 21 (24)')
})

test('the last result of the feed in few words', () => {
  const last = (
    [
      ['T', 'baccarat'],
      ['FH', 'poker'],
      ['1-5-6', 'dice'],
      ['bonus:10', 'wheel'],
      ['2:5', 'wheel'],
      ['D', 'dragon-tiger'],
      ['22', 'blackjack'],
      ['17', 'roulette'],
    ] as const
  ).map(([result, table]) => lastResultText(result, table))
  expect(last).toEqual([
    'remíza',
    'full house',
    '1 · 5 · 6',
    'Bonus, výhra 10 : 1',
    '2 s násobičom 5×',
    'drak',
    'krupiér cez 21',
    '17 čierna',
  ])
})
