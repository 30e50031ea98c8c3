import { GAME_TYPES, LOBBY_KINDS } from '@herna/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterStart, MAX_PLAYED_GAMES, readPlayed } from './played-games.ts'
import { PERSONAL_SCRIPT, rowNamesOf } from './row-reservation.ts'
import { rowOf } from './recommended-row.ts'
import { type PlayedGame, tasteOf } from './taste.ts'

const game = (code: string, starts = 1, type: PlayedGame['type'] = 'Slot'): PlayedGame => ({ code, type, starts })

test('the last game is one reason, the most often started game the other [3.9]', () => {
  expect(tasteOf([game('b'), game('a', 3), game('c', 2)], 'Casino')).toEqual({ liked: 'a', played: 'b' })
  expect(tasteOf([game('b'), game('a')], 'Casino')).toEqual({ liked: null, played: 'b' })
  expect(tasteOf([game('b', 2), game('a', 2)], 'Casino')).toEqual({ liked: 'b', played: 'a' })
  expect(tasteOf([game('a', 2)], 'Casino')).toEqual({ liked: 'a', played: 'a' })
  expect(tasteOf([], 'Casino')).toEqual({ liked: null, played: null })
})

test('each lobby has its own reasons: live games count for the live lobby, slots for the casino, tables for both [3.1] [3.9]', () => {
  const games = [game('stol', 2, 'Live'), game('ruleta', 1, 'Table'), game('hora', 5)]
  expect(tasteOf(games, 'Live')).toEqual({ liked: 'stol', played: 'ruleta' })
  expect(tasteOf(games, 'Casino')).toEqual({ liked: 'hora', played: 'ruleta' })
})

test('a start moves a game to the front and counts it; the least recently played one is dropped', () => {
  const playedTwice = afterStart(afterStart(afterStart([], game('a')), game('b')), game('a'))
  expect(playedTwice).toEqual([game('a', 2), game('b', 1)])
  const manyGames = Array.from({ length: 80 }, (_, index) => game(`g-${index}`)).reduce(afterStart, [] as readonly PlayedGame[])
  expect(manyGames).toHaveLength(MAX_PLAYED_GAMES)
  expect([manyGames[0]?.code, manyGames.at(-1)?.code]).toEqual(['g-79', 'g-30'])
})

const anyStoredText = fc.oneof(
  fc.constantFrom('', 'null', '{', '{"__proto__":[["a","Slot",9]]}', '"abc"', '[["__proto__","Slot",2]]', '[[["a"],"Slot",1]]'),
  fc.json(),
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('a', 'b', '', '__proto__', 'constructor', 'x'.repeat(101)), fc.anything()),
        fc.oneof(fc.constantFrom(...GAME_TYPES, 'slot', 'constructor'), fc.anything()),
        fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constantFrom(1.5, '2', null)),
      ),
      { maxLength: 60 },
    )
    .map((list) => JSON.stringify(list) ?? ''),
)

test('whatever is stored, only valid games are read, and nothing throws [F7] [S14]', () => {
  fc.assert(
    fc.property(anyStoredText, (text) => {
      for (const { code, type, starts } of readPlayed(text)) {
        expect(code.length).toBeGreaterThan(0)
        expect(GAME_TYPES).toContain(type)
        expect(starts).toBeGreaterThanOrEqual(1)
      }
      for (const lobby of LOBBY_KINDS) tasteOf(readPlayed(text), lobby)
      expect(({} as Record<string, unknown>).Slot).toBeUndefined()
    }),
  )
})

test('the head script reserves space for exactly the rows that will be shown', () => {
  fc.assert(
    fc.property(fc.option(anyStoredText, { nil: null }), (text) => {
      const dataset: { reservedRows?: string } = {}
      // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
      const run = new Function('localStorage', 'document', PERSONAL_SCRIPT)
      run({ getItem: (key: string) => (key === 'played-demos' ? text : null) }, { documentElement: { dataset } })
      expect((dataset.reservedRows?.split(' ') ?? []).sort()).toEqual(rowNamesOf(readPlayed(text)).sort())
    }),
  )
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
  expect(() => new Function('localStorage', 'document', PERSONAL_SCRIPT)(undefined, {})).not.toThrow()
})

test('only recommendation sources are filled by the browser [3.9]', () => {
  expect(rowOf({ type: 'BecauseYouLikeInternal', lobby: 'Casino' })).toEqual({ reason: 'liked', lobby: 'Casino' })
  expect(rowOf({ type: 'BecauseYouPlayedPggService', lobby: 'Live' })).toEqual({ reason: 'played', lobby: 'Live' })
  for (const type of ['Default', 'Favourites', 'MostPlayed', 'PopularPggService'] as const)
    expect(rowOf({ type, lobby: 'Casino' })).toBeNull()
})
