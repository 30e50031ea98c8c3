import { changeDraft, type FilterPage, NO_FILTERS, startFilters } from '@herna/rules'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, currentPath, show } from '../testing/render.fixture.tsx'
import { recordTracking } from '../testing/tracking.fixture.ts'
import { useApply } from './apply.ts'

afterEach(() => {
  clear()
  sessionStorage.clear()
})

const CHOSEN = changeDraft(startFilters(NO_FILTERS), {
  category: { ruleta: true },
  collection: { vlci: true },
  provider: { krivan: true, onyx: true },
  language: { sk: true },
  reel: { 5: true },
  betAmount: { min: 100, max: 2_050 },
  maxWin: { min: 0, max: 50_000 },
  jackpot: true,
  openTable: true,
  availableSeat: true,
})

function Apply({ lobby }: Pick<FilterPage, 'lobby'>) {
  const { apply } = useApply({ kind: 'all-games', lobby }, { filters: NO_FILTERS, order: 'default' })
  return <button onClick={() => apply(CHOSEN)}>Použiť</button>
}

const SHARED = { providers: ['krivan', 'onyx'], categories: ['ruleta'], bet_amount: '1-20.50' }

test.each([
  [
    'Casino',
    {
      event: 'casino_filters_click',
      ...SHARED,
      collections: ['vlci'],
      number_of_reels: ['5'],
      maximum_win: '-500',
      jackpots: true,
      gamble: false,
    },
  ],
  ['Live', { event: 'live_casino_filters_click', ...SHARED, languages: ['sk'], open_table: true, available_seat: true }],
] as const)('applied filters of the lobby %s are tracked once, with its fields [4.28] [7.49]', async (lobby, event) => {
  await show(<Apply lobby={lobby} />, { texts: {}, path: '/' })
  const events = recordTracking()
  await page.getByRole('button', { name: 'Použiť' }).click()
  await expect.poll(currentPath).toContain('poskytovatel=')
  expect(events).toEqual([event])
})
