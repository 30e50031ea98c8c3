import { expect, test } from 'vitest'
import fc from 'fast-check'
import { PERSONAL_SCRIPT } from './row-reservation.ts'
import { rowOf } from './recommended-row.ts'
import { isInLobby } from './taste.ts'

test('live games count for the live lobby, slots for the casino, tables for both [3.1]', () => {
  const lobbiesOf = (type: Parameters<typeof isInLobby>[1]) =>
    (['Casino', 'Live'] as const).filter((lobby) => isInLobby(lobby, type))
  expect([lobbiesOf('Slot'), lobbiesOf('Crash'), lobbiesOf('Table'), lobbiesOf('Live')]).toEqual([
    ['Casino'],
    ['Casino'],
    ['Casino', 'Live'],
    ['Live'],
  ])
})

/** The rows that the head script reserves in a browser with this cookie and this stored text. */
function reservedRows(cookie: string, text: string | null, hash = ''): string[] {
  const dataset: { reservedRows?: string } = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
  const run = new Function('localStorage', 'document', PERSONAL_SCRIPT)
  run(
    { getItem: (key: string) => (key === 'player-rows' ? text : null) },
    { cookie, documentElement: { dataset }, location: { hash } },
  )
  return dataset.reservedRows?.split(' ') ?? []
}
const PLAYER = 'a=1; last-action=1764000000000'

test('the head script reserves the last player’s rows only where a player is expected, so a guest sees none [6.6]', () => {
  const stored = JSON.stringify(['liked-Casino', 'Favourites-Live', 'liked-Casino'])
  expect(reservedRows(PLAYER, stored)).toEqual(['liked-Casino', 'Favourites-Live'])
  expect(reservedRows('remembered-player=jana', stored)).toEqual(['liked-Casino', 'Favourites-Live'])
  expect(reservedRows('', stored)).toEqual([])
  expect(reservedRows('my-last-action=1', stored)).toEqual([])
})

test('who comes to go on playing finds that row open at the first visit too, and a guest does not [6.6]', () => {
  expect(reservedRows(PLAYER, null, '#pokracovat')).toEqual(['ContinuePlaying-Casino'])
  expect(reservedRows(PLAYER, '["liked-Casino","ContinuePlaying-Casino"]', '#pokracovat').toSorted()).toEqual([
    'ContinuePlaying-Casino',
    'liked-Casino',
  ])
  expect(reservedRows('', null, '#pokracovat')).toEqual([])
  expect(reservedRows(PLAYER, null, '#ine')).toEqual([])
})

test('whatever is stored, only names of rows are reserved, and nothing throws [F7] [S14]', () => {
  const names = fc.oneof(fc.constantFrom('liked-Live', '"><script>', 'x Casino', '__proto__', 'FreeSpins-Casino'), fc.anything())
  const texts = fc.oneof(
    fc.constantFrom(null, '', 'null', '{', '"abc"'),
    fc.json(),
    fc.array(names, { maxLength: 60 }).map((list) => JSON.stringify(list) ?? ''),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const name of reservedRows(PLAYER, text)) expect(name).toMatch(/^[A-Za-z]+-(Casino|Live)$/)
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
