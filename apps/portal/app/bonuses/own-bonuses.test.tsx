import '@herna/kit/base.css'
import type { BonusDetails, GamingBonus, PlayerBonus } from '@herna/contract/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ModalHost } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { mockResponses, requestBodiesTo, FAULTS, FAULTS_TRIED, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { recordTracking } from '../testing/tracking.fixture.ts'
import { clearBonuses, loadBonuses } from './bonus-store.ts'
import { closeBonusModals, openBonusPopup } from './open-bonus.tsx'
import { OwnBonuses } from './own-bonuses.tsx'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const bonus = (last: number, more: Partial<PlayerBonus>): PlayerBonus => ({
  bonusId: id(last),
  templateCode: 'BONUS-10',
  title: 'Bonus 10 € na rozohranie',
  status: 'active',
  playType: 'bonus',
  amount: 1000,
  balance: 640,
  wagering: { required: 10_000, done: 2500, left: 7500 },
  offeredAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-12-20T10:00:00.000Z',
  ...more,
})
const MONEY = bonus(1, {})
const OFFER = bonus(2, { title: 'Víkendové voľné točenia', status: 'offered', playType: 'freespins', amount: 0, wagering: null })
const SPINS: GamingBonus = {
  bonusId: id(2),
  bonusType: 'freespins',
  bonusStatus: 'offered',
  selectedGames: [],
  freeSpinsCountRemaining: 20,
  goldenChips: null,
  value: 20,
  endsAt: null,
}
const details = (more: Partial<BonusDetails['bonus']> = {}): BonusDetails => ({
  bonus: {
    bonusId: id(2),
    status: 'offered',
    playType: 'freespins',
    templateCode: 'VIKEND-20',
    freeSpinsCount: 20,
    goldenChips: null,
    value: 20,
    endsAt: '2026-11-23T23:00:00.000Z',
    ...more,
  },
  bonusTemplate: { title: 'Víkendové voľné točenia', gamingContext: null },
})
const render = () =>
  show(
    <>
      <OwnBonuses />
      <ModalHost />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
const pageText = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? ''
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

beforeEach(mockPlayerHosts)
afterEach(async () => {
  closeBonusModals()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  clearBonuses()
  clear()
  vi.unstubAllGlobals()
})

test('the player’s bonuses show what is left, what is to be wagered and the expiry; cash is not listed [4.21]', async () => {
  const cash = bonus(3, { title: 'Vrátených 5 €', playType: 'cash' })
  mockResponses({
    '/player/bonuses': jsonResponse({ bonuses: [MONEY, OFFER, cash] }),
    '/player/gamingBonuses': jsonResponse({ bonuses: [SPINS] }),
  })
  await render()
  await loadBonuses()
  await expect.element(page.getByRole('heading', { name: 'Bonus 10 € na rozohranie' })).toBeVisible()
  expect(pageText()).toContain('Bonusové peniaze 6,40 €')
  expect(pageText()).toContain('Pretočené 25,00 € z 100,00 €')
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await vi.waitFor(() => expect(pageText()).toContain('20 voľných točení v hodnote 0,20 € každé'))
  expect(pageText()).not.toContain('Vrátených')
})

test('a player without a bonus sees an empty message', async () => {
  await render()
  await loadBonuses()
  await expect.element(page.getByText('Momentálne nemáte žiadny bonus.')).toBeVisible()
})

test('the section is busy while bonuses load and not afterwards', async () => {
  let resolveBonuses: (response: Response) => void = () => undefined
  mockResponses({
    '/player/bonuses': () =>
      new Promise((done) => {
        resolveBonuses = done
      }),
  })
  await render()
  const loading = loadBonuses()
  const section = page.getByRole('region', { name: 'Vaše bonusy' })
  await expect.element(section).toHaveAttribute('aria-busy', 'true')
  await vi.waitFor(() => expect(requestBodiesTo('/player/bonuses')).toHaveLength(1))
  resolveBonuses(Response.json({ bonuses: [MONEY] }))
  await loading
  await expect.element(page.getByRole('heading', { name: 'Bonus 10 € na rozohranie' })).toBeVisible()
  await expect.element(section).toHaveAttribute('aria-busy', 'false')
})

test.each(FAULTS_TRIED)('loading bonuses that fails with „%s“ is reported and can be retried in place [8.22]', async (fault) => {
  mockResponses({ '/player/bonuses': FAULTS[fault] as never })
  await render()
  await loadBonuses()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Vaše bonusy sa nepodarilo načítať' })).toBeVisible()
  mockResponses({ '/player/bonuses': jsonResponse({ bonuses: [MONEY] }) })
  await page.getByRole('region', { name: 'Vaše bonusy' }).getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bonus 10 € na rozohranie' })).toBeVisible()
})

test.each([
  ['Prijať bonus', 'accept', 'Bonus bol prijatý'],
  ['Odmietnuť', 'decline', 'Bonus ste odmietli'],
])(
  'the popup of an offer shows what is granted; „%s“ is sent, tracked and closes it [2.43] [4.24] [7.49]',
  async (button, sentAnswer, confirmation) => {
    const onClosed = vi.fn()
    const events = recordTracking()
    mockResponses({ [`/platform/bonuses/${id(2)}`]: jsonResponse({ ...OFFER, status: 'active' }) })
    await render()
    openBonusPopup(details(), onClosed)
    await expect.element(page.getByRole('dialog', { name: 'Víkendové voľné točenia' })).toBeVisible()
    expect(pageText()).toContain('20 voľných točení')
    expect(pageText()).toContain('v hodnote 0,20 €')
    await inDialog(button).click()
    await expect.element(page.getByText(confirmation)).toBeVisible()
    expect(requestBodiesTo(`/platform/bonuses/${id(2)}`)).toEqual([{ answer: sentAnswer }])
    expect(events).toEqual([{ event: 'casino_bonus_popup_click', bonus_id: id(2), cta_action: sentAnswer }])
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
)

test('golden chips are shown as chips; closing the popup sends no answer and the offer stays [2.43] [4.24]', async () => {
  const onRemoved = vi.fn()
  await render()
  openBonusPopup(
    details({ playType: 'goldenchips', freeSpinsCount: null, goldenChips: { goldenChipsCount: 10 }, value: 50 }),
    onRemoved,
  )
  await vi.waitFor(() => expect(pageText()).toContain('10 zlatých čipov'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1))
  expect(requestBodiesTo(`/platform/bonuses/${id(2)}`)).toEqual([])
})

test.each(FAULTS_TRIED)(
  'an answer that fails with „%s“ leaves the popup open, is reported and can be retried [8.22] [4.24]',
  async (fault) => {
    const path = `/platform/bonuses/${id(2)}`
    mockResponses({ [path]: FAULTS[fault] as never })
    await render()
    openBonusPopup(details(), () => undefined)
    await inDialog('Prijať bonus').click()
    await expect.element(page.getByText('Odpoveď na bonus sa nepodarilo odoslať')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    mockResponses({ [path]: jsonResponse({ ...OFFER, status: 'active' }) })
    await inDialog('Prijať bonus').click()
    await expect.element(page.getByText('Bonus bol prijatý')).toBeInTheDocument()
    expect(requestBodiesTo(path)).toEqual([{ answer: 'accept' }, { answer: 'accept' }])
  },
)
