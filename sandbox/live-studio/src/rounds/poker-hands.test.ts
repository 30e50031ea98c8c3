import { HAND_COUNTS } from '@herna/game-maths/live'
import { expect, inject, test } from 'vitest'
import { bestHandOf, handOf } from './poker-hands.ts'

/** `Ah` is the ace of hearts. */
const cards = (text: string) =>
  text.split(' ').map((card) => 'cdhs'.indexOf(card[1] ?? '') * 13 + 'A23456789TJQK'.indexOf(card[0] ?? ''))

test.each([
  ['Ah Kd 9c 5s 3h', 'HC'],
  ['Ah Ad 9c 5s 3h', 'P'],
  ['Ah Ad 9c 9s 3h', '2P'],
  ['9h 9d 9c 5s 3h', '3K'],
  ['Ah 2d 3c 4s 5h', 'ST'],
  ['Ah Kd Qc Js Th', 'ST'],
  ['Qh Kd Ac 2s 3h', 'HC'],
  ['Ah Kh 9h 5h 3h', 'FL'],
  ['9h 9d 9c 3s 3h', 'FH'],
  ['9h 9d 9c 9s 3h', '4K'],
  ['Ah 2h 3h 4h 5h', 'SF'],
  ['Ah Kh Qh Jh Th', 'RF'],
  ['Ah Kh Qh', 'SF'],
  ['Ah 2d 3c', 'ST'],
  ['9h 9d 9c', '3K'],
  ['Kh Ad 2c', 'HC'],
])('%s is %s', (hand, name) => {
  expect(handOf(cards(hand))).toBe(name)
})

test('the best five of seven count', () => {
  expect(bestHandOf(cards('9h 9d 2c 3s 4h 5d 6c'))).toBe('ST')
  expect(bestHandOf(cards('9h 9d 3c 3s 4h 4d Kc'))).toBe('2P')
  expect(bestHandOf(cards('9h 9d 9c 3s 3h 3d Kc'))).toBe('FH')
})

/** All choices of so many cards of one deck, as they are counted by their hand. */
function countHands(size: number): Record<string, number> {
  const counts: Record<string, number> = {}
  const choose = (first: number, cards: readonly number[]) => {
    if (cards.length === size) {
      const hand = handOf(cards)
      counts[hand] = (counts[hand] ?? 0) + 1
      return
    }
    for (let card = first; card < 52; card += 1) choose(card + 1, [...cards, card])
  }
  choose(0, [])
  return counts
}

test('all hands of three cards are as many as the odds of live poker assume', () => {
  expect(countHands(3)).toEqual(HAND_COUNTS['three-card'])
})

test.runIf(inject('breadth') === 'full')('all hands of five cards are as many as the odds of live poker assume', () => {
  expect(countHands(5)).toEqual(HAND_COUNTS['five-card'])
})
