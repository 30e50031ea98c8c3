import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBonusPopup, wageringDone } from './bonus-popup.ts'
import { listedBonuses, gamesWithCount, gamingCounts, isBonusActive } from './gaming-bonuses.ts'
import { splitPromotions, promotionsBadgeCount } from './promotions.ts'

const bonus = (selectedGames: string[], more: { spins?: number; chips?: number; status?: string } = {}) => ({
  bonusType: more.chips ? 'goldenchips' : 'freespins',
  bonusStatus: more.status ?? 'active',
  selectedGames,
  freeSpinsCountRemaining: more.spins ?? null,
  goldenChips: more.chips === undefined ? null : { goldenChipsCountRemaining: more.chips },
})

test('a bonus is active when it is accepted or active, case-insensitive [4.21]', () => {
  expect(['accepted', 'ACTIVE', 'Accepted', 'offered', 'completed', ''].map(isBonusActive)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('bonuses of cash are not on the player’s list [4.21]', () => {
  expect(listedBonuses([{ playType: 'cash' }, { playType: 'CASH' }, { playType: 'bonus' }, { playType: 'freespins' }])).toEqual([
    { playType: 'bonus' },
    { playType: 'freespins' },
  ])
})

test('per game the remainder of active bonuses is summed; a game with free spins counts as free spins [4.23] [3.51]', () => {
  const counts = gamingCounts([
    bonus(['a', 'b'], { spins: 10 }),
    bonus(['b'], { spins: 5, status: 'ACCEPTED' }),
    bonus(['b', 'c'], { chips: 7 }),
    bonus(['c'], { chips: 3 }),
    bonus(['a'], { spins: 90, status: 'offered' }),
    bonus(['d'], { spins: 0 }),
  ])
  expect(Object.fromEntries(counts)).toEqual({
    a: { kind: 'free-spins', count: 10 },
    b: { kind: 'free-spins', count: 15 },
    c: { kind: 'golden-chips', count: 10 },
  })
  expect(gamesWithCount(counts, 'free-spins')).toEqual(['a', 'b'])
  expect(gamesWithCount(counts, 'golden-chips')).toEqual(['c'])
})

test('promotions split by template or tag, in the editor’s order [4.22]', () => {
  const promotions = [
    { id: 1, templateCode: 'T1', tagName: null },
    { id: 2, templateCode: null, tagName: 'vip' },
    { id: 3, templateCode: 'T2', tagName: null },
    { id: 4, templateCode: null, tagName: null },
  ]
  const { active, available } = splitPromotions(promotions, { templates: ['T2'], tags: ['vip'] })
  expect(active.map(({ id }) => id)).toEqual([2, 3])
  expect(available.map(({ id }) => id)).toEqual([1, 4])
})

test('the badge counts bonuses and active promotions; without any there is no badge [2.34]', () => {
  expect([promotionsBadgeCount(2, 1), promotionsBadgeCount(0, 0), promotionsBadgeCount(0, 3)]).toEqual([3, null, 3])
})

test('only free spins and golden chips have a popup [4.24] [3.17]', () => {
  expect(['freespins', 'freespins2', 'goldenchips', 'bonus', 'cash'].map(hasBonusPopup)).toEqual([true, true, true, false, false])
})

test('the wagering share is always between 0 and 1', () => {
  expect(wageringDone({ required: 0, done: 0 })).toBe(1)
  expect(wageringDone({ required: 400, done: 100 })).toBe(0.25)
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (required, done) => {
      const share = wageringDone({ required, done })
      expect(share >= 0 && share <= 1).toBe(true)
    }),
  )
})
