import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { mockResponses, requestBodiesTo, FAULTS, FAULTS_TRIED, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { logIn, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { optIns, type PromotionCardView } from '../promotion-cards/index.ts'
import { OwnPromotions } from './own-promotions.tsx'

const card = (title: string, more: Partial<PromotionCardView>): PromotionCardView => ({
  slug: title,
  title,
  summary: 'Sľub.',
  image: '/x',
  endsAt: null,
  visibleTo: 'All',
  templateCode: null,
  tagName: null,
  ...more,
})
const WEEKEND = card('Víkend', { templateCode: 'VIKEND-20' })
const TAGGED = card('Derby', { tagName: 'turnaj-ovocie' })
const AUTUMN = card('Jesenné výhody', { tagName: 'jesenne-vyhody' })
const CARDS = [WEEKEND, TAGGED, AUTUMN, card('Demo', {})]
const OPTED = '/client/getOptedInBonusTemplates'
const IN = '/client/optInToBonusTemplate'
const OUT = '/client/optOutFromBonusTemplate'
const joined = (...codes: string[]) => jsonResponse({ bonusTemplateOptIns: codes.map((templateCode) => ({ templateCode })) })

const showPromotions = () =>
  show(
    <>
      <OwnPromotions promotions={CARDS} />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
const regionOf = (name: string) => page.getByRole('region', { name })
const button = (name: string) => page.getByRole('button', { name })
const JOIN = 'Zapojiť sa: Víkend'
const LEAVE = 'Odhlásiť sa z akcie: Víkend'

beforeEach(() => {
  mockPlayerHosts()
  logIn()
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  optIns.clear()
  setPlayerPending()
  clear()
  vi.unstubAllGlobals()
})

test.each(['/playerTags', '/marketingTags'])(
  'promotions are split into those joined by a template or a tag (%s) and the others [4.22] [3.49]',
  async (tags) => {
    mockResponses({ [OPTED]: joined('VIKEND-20'), [tags]: jsonResponse({ tags: [{ name: 'turnaj-ovocie' }] }) })
    await showPromotions()
    await optIns.load()
    await expect.element(regionOf('Aktívne akcie').getByText('Víkend')).toBeVisible()
    await expect.element(regionOf('Aktívne akcie').getByText('Derby')).toBeVisible()
    await expect.element(regionOf('Dostupné akcie').getByText('Demo')).toBeVisible()
    expect(regionOf('Dostupné akcie').getByText('Víkend').elements()).toHaveLength(0)
  },
)

test('without joined promotions there is no active section; nothing can be joined before they are loaded [4.22]', async () => {
  await showPromotions()
  await expect.element(button(JOIN)).toBeDisabled()
  await optIns.load()
  await expect.element(button(JOIN)).toBeEnabled()
  expect(regionOf('Aktívne akcie').elements()).toHaveLength(0)
})

test('opting in and out moves the promotion between the sections, and the bonuses are reloaded [7.19] [7.20] [4.22]', async () => {
  mockResponses({ [IN]: joined('VIKEND-20'), [OUT]: joined() })
  await showPromotions()
  await optIns.load()
  await button(JOIN).click()
  await expect.element(regionOf('Aktívne akcie').getByText('Víkend')).toBeVisible()
  expect(requestBodiesTo(IN)).toEqual([{ templateCode: 'VIKEND-20' }])
  await vi.waitFor(() => expect(requestBodiesTo('/player/bonuses')).toHaveLength(1))
  await button(LEAVE).click()
  await expect.element(regionOf('Dostupné akcie').getByText('Víkend')).toBeVisible()
  expect(requestBodiesTo(OUT)).toEqual([{ templateCode: 'VIKEND-20' }])
})

test.each(FAULTS_TRIED)(
  'joined promotions failing with „%s“ show a message, and the button reloads them [8.22]',
  async (fault) => {
    mockResponses({ [OPTED]: FAULTS[fault] as never })
    await showPromotions()
    await optIns.load()
    await expect.element(page.getByText('Vaše bonusy sa nepodarilo načítať').first()).toBeVisible()
    mockResponses({ [OPTED]: joined('VIKEND-20') })
    await button(JOIN).click()
    await expect.element(regionOf('Aktívne akcie').getByText('Víkend')).toBeVisible()
    expect(requestBodiesTo(IN)).toEqual([])
  },
)

const ANSWERS = [
  ['opt-in', IN, JOIN, 'Do akcie sa nepodarilo zapojiť', [], 'Aktívne akcie', ['VIKEND-20']],
  ['opt-out', OUT, LEAVE, 'Z akcie sa nepodarilo odhlásiť', ['VIKEND-20'], 'Dostupné akcie', []],
] as const
test.each(ANSWERS.flatMap((answerCase) => FAULTS_TRIED.map((fault) => [answerCase[0], fault, answerCase] as const)))(
  'an %s failing with „%s“ shows a message, changes nothing, and can be retried [8.22]',
  async (_, fault, [, path, name, message, optedIn, section, optedInAfterwards]) => {
    mockResponses({ [OPTED]: joined(...optedIn), [path]: FAULTS[fault] as never })
    await showPromotions()
    await optIns.load()
    await button(name).click()
    const alert = page.getByRole('alert').filter({ hasText: message })
    await expect.element(alert).toBeVisible()
    await expect.element(button(name)).toBeVisible()
    mockResponses({ [path]: joined(...optedInAfterwards) })
    await alert.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect.element(regionOf(section).getByText('Víkend')).toBeVisible()
  },
)

test('a promotion with a tag and no template is joined and left by the marketing tags; other tags remain, and a tournament is joined elsewhere [4.22] [7.12] [7.13]', async () => {
  let marketingTags = [{ name: 'newsletter' }]
  const sentRequests: unknown[] = []
  mockResponses({
    '/marketingTags': ({ body }: { body: unknown }) => {
      if (body !== null) {
        sentRequests.push(body)
        marketingTags = (body as { tags: typeof marketingTags }).tags
      }
      return Response.json({ tags: marketingTags })
    },
  })
  await showPromotions()
  await optIns.load()
  expect(button('Zapojiť sa: Derby').elements()).toHaveLength(0)
  await button('Zapojiť sa: Jesenné výhody').click()
  await expect.element(regionOf('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
  await button('Odhlásiť sa z akcie: Jesenné výhody').click()
  await expect.element(regionOf('Dostupné akcie').getByText('Jesenné výhody')).toBeVisible()
  expect(sentRequests).toEqual([
    { tags: [{ name: 'newsletter' }, { name: 'jesenne-vyhody' }] },
    { tags: [{ name: 'newsletter' }] },
  ])
})

test('a promotion with a tag set by the operator counts as joined and cannot be left [4.22] [7.11]', async () => {
  mockResponses({ '/playerTags': jsonResponse({ tags: [{ name: 'jesenne-vyhody' }] }) })
  await showPromotions()
  await optIns.load()
  await expect.element(regionOf('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
  expect(button('Odhlásiť sa z akcie: Jesenné výhody').elements()).toHaveLength(0)
})

test('tags that cannot be saved show a message, change nothing, and can be retried [8.22]', async () => {
  mockResponses({
    '/marketingTags': ({ body }: { body: unknown }) =>
      body === null ? Response.json({ tags: [] }) : new Response('', { status: 500 }),
  })
  await showPromotions()
  await optIns.load()
  await button('Zapojiť sa: Jesenné výhody').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Do akcie sa nepodarilo zapojiť' })
  await expect.element(failure).toBeVisible()
  mockResponses({ '/marketingTags': ({ body }: { body: unknown }) => Response.json(body ?? { tags: [] }) })
  await failure.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(regionOf('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
})
