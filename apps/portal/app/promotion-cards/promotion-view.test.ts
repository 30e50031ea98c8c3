import type { Promotion } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { currentPromotions, isTournament, promotionState } from './promotion-view.ts'

const promotion = (slug: string, more: Partial<Promotion> = {}): Promotion => ({
  id: slug,
  slug,
  title: slug,
  summary: '',
  body: '',
  image: '/a',
  games: [],
  visibleTo: 'All',
  templateCode: null,
  tagName: null,
  startsAt: null,
  endsAt: null,
  ...more,
})
const NOW = Date.parse('2026-03-01T12:00:00Z')
const PAST = '2026-03-01T11:00:00Z'
const FUTURE = '2026-03-01T13:00:00Z'

test('the page contains all current promotions, for any audience, in the editor’s order [3.29]', () => {
  const promotions = [
    promotion('vsetci'),
    promotion('prihlaseni', { visibleTo: 'LoggedIn' }),
    promotion('neprihlaseni', { visibleTo: 'NotLoggedIn' }),
    promotion('skoncena', { endsAt: PAST }),
    promotion('buduca', { startsAt: FUTURE }),
  ]
  expect(currentPromotions({ promotions } as never, NOW).map(({ slug }) => slug)).toEqual([
    'vsetci',
    'prihlaseni',
    'neprihlaseni',
  ])
})

test('a link to an expired promotion still shows it; one that is not for guests, or has not started, is hidden', () => {
  expect(promotionState(promotion('a'), NOW)).toBe('offered')
  expect(promotionState(promotion('a', { endsAt: PAST }), NOW)).toBe('over')
  expect(promotionState(promotion('a', { startsAt: FUTURE }), NOW)).toBe('hidden')
  expect(promotionState(promotion('a', { visibleTo: 'LoggedIn', endsAt: PAST }), NOW)).toBe('hidden')
})

test('a tournament is recognised by its tag', () => {
  expect([
    isTournament({ tagName: 'turnaj-ovocie' }),
    isTournament({ tagName: 'bonus' }),
    isTournament({ tagName: null }),
  ]).toEqual([true, false, false])
})
