import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Favourites,
  favouriteFailed,
  favouriteSaved,
  favouritesLoaded,
  isFavourite,
  isToggling,
  NO_FAVOURITES,
  toggleFavourite,
} from './favourites.ts'

const favouritesOf = (...codes: string[]): Favourites => ({ ...NO_FAVOURITES, codes })

test('adding puts the game first, removing filters it out [4.18]', () => {
  expect(toggleFavourite(favouritesOf('a', 'b'), 'c').codes).toEqual(['c', 'a', 'b'])
  expect(toggleFavourite(favouritesOf('a', 'b', 'c'), 'b').codes).toEqual(['a', 'c'])
})

test('a toggle is disabled while its request is in flight, others are not [4.18]', () => {
  const toggled = toggleFavourite(favouritesOf('a'), 'b')
  expect([isToggling(toggled, 'b'), isToggling(toggled, 'a')]).toEqual([true, false])
  expect(toggleFavourite(toggled, 'b')).toBe(toggled)
  expect(isToggling(favouriteSaved(toggled, 'b', ['b', 'a']), 'b')).toBe(false)
})

test('a change the server did not save is reverted: removed again, or back at its position [8.19]', () => {
  expect(favouriteFailed(toggleFavourite(favouritesOf('a'), 'b'), 'b')).toEqual(favouritesOf('a'))
  expect(favouriteFailed(toggleFavourite(favouritesOf('a', 'b', 'c'), 'b'), 'b').codes).toEqual(['a', 'b', 'c'])
  expect(favouriteFailed(favouritesOf('a'), 'a').codes).toEqual(['a'])
})

test('the server’s list is used when no other change is under way, and never reverts one that is [4.18]', () => {
  const two = toggleFavourite(toggleFavourite(favouritesOf('a'), 'b'), 'a')
  const afterRemoval = favouriteSaved(two, 'b', ['b', 'a'])
  expect(afterRemoval.codes).toEqual(['b'])
  expect(favouriteSaved(afterRemoval, 'a', ['b', 'x']).codes).toEqual(['b', 'x'])
})

test('a list that arrives late does not revert changes made meanwhile', () => {
  const changed = toggleFavourite(toggleFavourite(favouritesOf('old'), 'new'), 'old')
  expect(favouritesLoaded(changed, ['old', 'other']).codes).toEqual(['new', 'other'])
  expect(favouritesLoaded(NO_FAVOURITES, ['a', 'b']).codes).toEqual(['a', 'b'])
})

test('when all changes fail, in any order, the list is as before and without duplicates [4.18]', () => {
  const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  fc.assert(
    fc.property(codes, fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (start, toggled) => {
      let now = favouritesOf(...start)
      for (const code of toggled) {
        now = toggleFavourite(now, code)
        expect(isFavourite(now, code)).toBe(!start.includes(code))
        expect(new Set(now.codes).size).toBe(now.codes.length)
      }
      for (const code of toggled) now = favouriteFailed(now, code)
      expect([...now.codes].sort()).toEqual([...start].sort())
      expect(now.inFlight.size).toBe(0)
    }),
  )
})
