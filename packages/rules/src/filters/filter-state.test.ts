import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_FILTERS } from './filter-set.ts'
import {
  applyDraft,
  canApply,
  changeDraft,
  clearFilters,
  type FilterPage,
  overridesOf,
  startFilters,
  targetOfApply,
} from './filter-state.ts'
import { sameFilters } from './query.ts'
import { anyFilters } from './reference.fixture.ts'

const category: FilterPage = { kind: 'category', lobby: 'Casino', id: 'automaty' }
const selection = (id: string) => ({ [id]: true as const })

test('apply copies the draft to the applied set, and is possible only when they differ [4.28]', () => {
  const openState = startFilters(NO_FILTERS)
  expect(canApply(openState)).toBe(false)
  expect(applyDraft(openState)).toBe(openState)
  const changed = changeDraft(openState, { jackpot: true })
  expect(canApply(changed)).toBe(true)
  expect(changed.applied.jackpot).toBe(false)
  expect(applyDraft(changed)).toMatchObject({ applied: { jackpot: true } })
  expect(canApply(changeDraft(changed, { jackpot: false }))).toBe(false)
})

test('clear resets both sets [4.28]', () => {
  fc.assert(
    fc.property(anyFilters, anyFilters, (applied, draft) => {
      const cleared = clearFilters(changeDraft(startFilters(applied), draft))
      expect(sameFilters(cleared.applied, NO_FILTERS) && sameFilters(cleared.draft, NO_FILTERS)).toBe(true)
    }),
  )
})

test('an override is on, cannot be removed, and survives clearing [4.28]', () => {
  fc.assert(
    fc.property(anyFilters, (change) => {
      const state = changeDraft(startFilters(NO_FILTERS, overridesOf(category)), change)
      expect(Object.keys(state.draft.category)).toEqual(['automaty'])
      expect(Object.keys(clearFilters(state).applied.category)).toEqual(['automaty'])
    }),
  )
})

test('applying stays on a category’s page only while its own filter is the sole one [2.44]', () => {
  const ownFilters = { ...NO_FILTERS, category: selection('automaty') }
  expect(targetOfApply(category, ownFilters)).toBe('stay')
  expect(targetOfApply(category, { ...ownFilters, provider: selection('krivan') })).toBe('all-games')
  expect(targetOfApply(category, { ...ownFilters, jackpot: true })).toBe('all-games')
  expect(targetOfApply(category, { ...NO_FILTERS, category: selection('stoly') })).toBe('all-games')
  expect(targetOfApply({ kind: 'provider', lobby: 'Casino', id: 'krivan' }, ownFilters)).toBe('all-games')
  expect(
    targetOfApply({ kind: 'collection', lobby: 'Casino', id: 'egypt' }, { ...NO_FILTERS, collection: selection('egypt') }),
  ).toBe('stay')
  expect(targetOfApply({ kind: 'all-games', lobby: 'Live' }, { ...ownFilters, bonus: true })).toBe('stay')
})
