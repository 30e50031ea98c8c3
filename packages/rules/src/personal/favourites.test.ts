import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Favourites,
  favouriteFailed,
  favouriteKept,
  favouritesLoaded,
  isFavourite,
  isToggling,
  NO_FAVOURITES,
  toggleFavourite,
} from './favourites.ts'

const of = (...codes: string[]): Favourites => ({ ...NO_FAVOURITES, codes })

test('adding puts the game first, removing filters it out [4.18]', () => {
  expect(toggleFavourite(of('a', 'b'), 'c').codes).toEqual(['c', 'a', 'b'])
  expect(toggleFavourite(of('a', 'b', 'c'), 'b').codes).toEqual(['a', 'c'])
})

test('a toggle is disabled while its request is in flight, others are not [4.18]', () => {
  const asked = toggleFavourite(of('a'), 'b')
  expect([isToggling(asked, 'b'), isToggling(asked, 'a')]).toEqual([true, false])
  expect(toggleFavourite(asked, 'b')).toBe(asked)
  expect(isToggling(favouriteKept(asked, 'b', ['b', 'a']), 'b')).toBe(false)
})

test('what the server did not keep is undone: out again, or back to its place [8.19]', () => {
  expect(favouriteFailed(toggleFavourite(of('a'), 'b'), 'b')).toEqual(of('a'))
  expect(favouriteFailed(toggleFavourite(of('a', 'b', 'c'), 'b'), 'b').codes).toEqual(['a', 'b', 'c'])
  expect(favouriteFailed(of('a'), 'a').codes).toEqual(['a'])
})

test('the server’s list counts when nothing else is under way, and never takes back what is [4.18]', () => {
  const two = toggleFavourite(toggleFavourite(of('a'), 'b'), 'a')
  const one = favouriteKept(two, 'b', ['b', 'a'])
  expect(one.codes).toEqual(['b'])
  expect(favouriteKept(one, 'a', ['b', 'x']).codes).toEqual(['b', 'x'])
})

test('a list that arrives late keeps what the player changed meanwhile', () => {
  const changed = toggleFavourite(toggleFavourite(of('old'), 'new'), 'old')
  expect(favouritesLoaded(changed, ['old', 'other']).codes).toEqual(['new', 'other'])
  expect(favouritesLoaded(NO_FAVOURITES, ['a', 'b']).codes).toEqual(['a', 'b'])
})

test('whatever is toggled and fails in whatever order, the list is as before, without doubles [4.18]', () => {
  const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  fc.assert(
    fc.property(codes, fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (start, toggled) => {
      let now = of(...start)
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
