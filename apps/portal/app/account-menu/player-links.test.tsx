import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import frame from '../texts/sk-SK/frame.json'
import { mockResponses, requestBodiesTo, FAULTS, FAULTS_TRIED, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { PlayerLinks } from './player-links.tsx'

const STATISTIC = '/paymentStatistic'
const statisticReply = jsonResponse({
  currencyCode: 'EUR',
  depositCount: 2,
  depositAmount: 123_450,
  firstDepositDate: '2026-11-01T10:00:00.000Z',
  lastDepositDate: '2026-11-02T10:00:00.000Z',
  withdrawalCount: 0,
  withdrawalAmount: 0,
  lastWithdrawalDate: null,
})
const showLinks = () =>
  show(<PlayerLinks />, {
    texts: { frame },
  })
const topOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top

beforeEach(mockPlayerHosts)
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

test('the totals of deposits and withdrawals are shown beside the deposit button, and loading them shifts nothing [7.14] [2.33]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  mockResponses({ [STATISTIC]: (request) => promise.then(() => statisticReply(request)) })
  await showLinks()
  await expect.element(page.getByText('Doteraz vložené …, vybraté …')).toBeVisible()
  const previousTop = topOf('Odhlásiť sa')
  resolve()
  await expect.element(page.getByText(/Doteraz vložené 1\s234,50\s€, vybraté 0,00\s€/)).toBeVisible()
  expect(topOf('Odhlásiť sa')).toBe(previousTop)
  expect(requestBodiesTo(STATISTIC)).toHaveLength(1)
})

test('the withdrawal is beside the deposit and looks the same', async () => {
  mockResponses({ [STATISTIC]: statisticReply })
  await showLinks()
  await expect.element(page.getByRole('button', { name: 'Výber' })).toBeVisible()
  const [deposit, withdrawal] = ['Vklad', 'Výber'].map((name) => page.getByRole('button', { name, exact: true }).element())
  expect(withdrawal?.className).toBe(deposit?.className)
  expect(deposit?.nextElementSibling).toBe(withdrawal)
})

test.each(FAULTS_TRIED)(
  'a payment statistic failing with „%s“ shows an error, and deposit and logout stay usable [7.14] [F1]',
  async (fault) => {
    mockResponses({ [STATISTIC]: FAULTS[fault] as never })
    await showLinks()
    await expect.element(page.getByText('Súčet vkladov a výberov sa nepodarilo načítať')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Odhlásiť sa' })).toBeEnabled()
  },
)
