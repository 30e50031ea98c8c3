import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test('card names have the correct grammatical gender', () => {
  expect([1, 11, 12, 13].map((rank) => cardName({ rank, suit: 'hearts' }))).toEqual([
    'srdcové eso',
    'srdcový dolník',
    'srdcová dáma',
    'srdcový kráľ',
  ])
})
