import { expect, test } from 'vitest'
import { WORDS, wordsOf } from './words.ts'

test('numbers of free spins are inflected as Slovak does', () => {
  expect([1, 3, 5, 12].map((count) => wordsOf(`free-spins-${count}`))).toEqual([
    '1 voľné točenie',
    '3 voľné točenia',
    '5 voľných točení',
    '12 voľných točení',
  ])
})

test('only words of the game can be rendered', () => {
  for (const name of ['big-win', 'free-spins-10', 'free-spins-over', 'coins', 'coins-over', 'trail', 'trail-over']) {
    expect(name).toMatch(WORDS)
    expect(wordsOf(name)).toMatch(/\p{L} /u)
  }
  for (const name of ['free-spins-0', 'free-spins-1000', 'free-spins-', 'Big-win', 'big-win/..', ''])
    expect(name).not.toMatch(WORDS)
})
