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
      ['bonus', 'wheel'],
      ['22', 'blackjack'],
      ['17', 'roulette'],
    ] as const
  ).map(([result, table]) => lastResultText(result, table))
  expect(last).toEqual(['remíza', 'full house', '1 · 5 · 6', 'Bonus', 'krupiér cez 21', '17 čierna'])
})
