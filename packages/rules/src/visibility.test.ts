import { expect, test } from 'vitest'
import { isPromotionVisible, isVisibleTo } from './visibility.ts'

test('an item is hidden when its audience is set, is not all and differs from the visitor’s state [5.5] [6.5]', () => {
  expect([isVisibleTo('All', true), isVisibleTo('All', false)]).toEqual([true, true])
  expect([isVisibleTo('LoggedIn', true), isVisibleTo('LoggedIn', false)]).toEqual([true, false])
  expect([isVisibleTo('NotLoggedIn', true), isVisibleTo('NotLoggedIn', false)]).toEqual([false, true])
  expect([isVisibleTo(null, true), isVisibleTo(undefined, false)]).toEqual([true, true])
})

const promotion = { visibleTo: 'All', startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-08T00:00:00Z' } as const
const isVisibleAt = (moment: string) => isPromotionVisible(promotion, false, Date.parse(moment))

test('a promotion is offered from its start until its end', () => {
  expect(isVisibleAt('2026-02-28T23:59:59Z')).toBe(false)
  expect(isVisibleAt('2026-03-01T00:00:00Z')).toBe(true)
  expect(isVisibleAt('2026-03-07T23:59:59Z')).toBe(true)
  expect(isVisibleAt('2026-03-08T00:00:00Z')).toBe(false)
})

test('a promotion without dates is offered always, and to its audience only [5.5]', () => {
  const endless = { ...promotion, startsAt: null, endsAt: null }
  expect(isPromotionVisible(endless, false, 0)).toBe(true)
  expect(isPromotionVisible({ ...endless, visibleTo: 'LoggedIn' }, false, 0)).toBe(false)
})
