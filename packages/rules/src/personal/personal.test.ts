import { PERSONAL_SOURCES } from '@herna/contract'
import { GAME_LIST_SOURCES } from '@herna/contract'
import { expect, test } from 'vitest'
import { isPersonalSource, lobbyOfSource, opensInLiveCasino, partOf, requiredParts } from './personal-lists.ts'
import { isPersonalisedFresh, readPersonalised } from './personalised-cache.ts'
import { mostPlayed, playedNewestFirst, playerGamesWindow, recentlyPlayed, recentWins, triedOnce } from './player-games.ts'

const played = (gameCode: string, gameRoundCount: number, day: number) => ({
  gameCode,
  gameRoundCount,
  lastPlayedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
})
const GAMES = [
  played('tried', 3, 9),
  played('light', 49, 5),
  played('heavy', 50, 1),
  played('heaviest', 900, 2),
  played('ten', 10, 7),
]

test('fifty rounds and more are heavily played, most first; fewer are lightly played, the last played first [9.6]', () => {
  expect(mostPlayed(GAMES)).toEqual(['heaviest', 'heavy'])
  expect(recentlyPlayed(GAMES)).toEqual(['tried', 'ten', 'light'])
})

test('tried once are games with fewer than the ten rounds that count as played [3.9] [7.24]', () => {
  expect(triedOnce(GAMES)).toEqual(['tried'])
  expect(playedNewestFirst(GAMES)[0]).toBe('tried')
})

test('recent wins: the highest of each game, highest first, at most thirty, without zero wins [9.6]', () => {
  const win = (code: string, amount: number) => ({ code, win: amount })
  expect(recentWins([win('a', 100), win('b', 900), win('a', 500), win('c', 0), { code: 'd' }, { win: 5 }])).toEqual([
    win('b', 900),
    win('a', 500),
  ])
  const manyWins = Array.from({ length: 40 }, (_, index) => win(`g${index}`, index + 1))
  expect(recentWins(manyWins)).toHaveLength(30)
  expect(recentWins(manyWins)[0]).toEqual(win('g39', 40))
})

test('player games are requested for one month back, also at the end of a longer month [7.24] [7.25] [9.6]', () => {
  expect(playerGamesWindow(Date.parse('2026-11-21T15:00:00Z'))).toEqual({
    from: '2026-10-21T15:00:00.000Z',
    to: '2026-11-21T15:00:00.000Z',
  })
  expect(playerGamesWindow(Date.parse('2026-03-31T15:00:00Z')).from).toBe('2026-02-28T15:00:00.000Z')
})

test('only data that a layout shows is requested [4.18] [4.20] [5.11]', () => {
  expect([...requiredParts(['Default', 'BecauseYouLikeInternal'])]).toEqual([])
  expect([...requiredParts(['PopularPggService', 'TrendingPggService', 'RecommendedPggService'])]).toEqual(['specialCategories'])
  expect([...requiredParts(['Favourites', 'FavouritesLive'])]).toEqual(['favourites'])
  expect([...requiredParts(['MostPlayed', 'RecentWins', 'GoldenChips'])]).toEqual(['playerGames', 'recentWins', 'gamingBonuses'])
  expect([...requiredParts(['TriedOnce', 'ContinuePlaying'])]).toEqual(['triedGames'])
  expect([...requiredParts(['BloomreachPersonalized'])]).toEqual(['personalised'])
  expect([...requiredParts(['BecauseYouPlayedInternal'])]).toEqual(['playerGames'])
  expect([...requiredParts(['BecauseYouPlayedPggService'])]).toEqual(['playerGames'])
})

test('nine lists have a personal page; favourites live and golden chips open in the live casino while its layout is active [2.26]', () => {
  expect(GAME_LIST_SOURCES.filter(isPersonalSource)).toHaveLength(9)
  expect(PERSONAL_SOURCES.filter((source) => opensInLiveCasino(source, true))).toEqual(['FavouritesLive', 'GoldenChips'])
  expect(PERSONAL_SOURCES.filter((source) => opensInLiveCasino(source, false))).toEqual([])
  expect(PERSONAL_SOURCES.every((source) => partOf(source) !== undefined)).toBe(true)
  expect([lobbyOfSource('Favourites'), lobbyOfSource('FavouritesLive'), lobbyOfSource('MostPlayed')]).toEqual([
    'Casino',
    'Live',
    null,
  ])
})

test('the stored personalised list is used until it expires [3.43] [4.40]', () => {
  const stored = { recommendations: ['a'], duration: 1_000, storedAt: 5_000 }
  expect([4_999, 5_000, 5_999, 6_000].map((now) => isPersonalisedFresh(stored, now))).toEqual([false, true, true, false])
})

test('the stored list is read only if it is well-formed and belongs to this player [3.43] [S14]', () => {
  const stored = { recommendations: ['a', 'b'], duration: 1, storedAt: 2 }
  const text = JSON.stringify({ userId: 'hrac', ...stored })
  expect(readPersonalised(text, 'hrac')).toEqual(stored)
  expect(readPersonalised(text, 'hracka')).toBeNull()
  expect(readPersonalised(JSON.stringify(stored), 'hrac')).toBeNull()
  for (const text of [
    null,
    '',
    'x',
    '[]',
    'null',
    '{"userId":"hrac","recommendations":[1],"duration":1,"storedAt":1}',
    '{"userId":"hrac","recommendations":["a"]}',
  ])
    expect(readPersonalised(text, 'hrac')).toBeNull()
})
