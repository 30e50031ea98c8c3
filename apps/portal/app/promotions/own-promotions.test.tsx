import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { answer, askedOf, FAULTS, FAULTS_TRIED, openLine, says } from '../testing/hosts.fixture.ts'
import { logIn, nobodyKnows } from '../testing/player-store.fixture.ts'
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
const joined = (...codes: string[]) => says({ bonusTemplateOptIns: codes.map((templateCode) => ({ templateCode })) })

const stage = () =>
  show(
    <>
      <OwnPromotions promotions={CARDS} />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
const side = (name: string) => page.getByRole('region', { name })
const button = (name: string) => page.getByRole('button', { name })
const JOIN = 'Zapojiť sa: Víkend'
const LEAVE = 'Odhlásiť sa z akcie: Víkend'

beforeEach(() => {
  openLine()
  logIn()
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  optIns.clear()
  nobodyKnows()
  clear()
  vi.unstubAllGlobals()
})

test.each(['/playerTags', '/marketingTags'])(
  'promotions are split into those joined by a template or a tag (%s) and the others [4.22] [3.49]',
  async (tags) => {
    answer({ [OPTED]: joined('VIKEND-20'), [tags]: says({ tags: [{ name: 'turnaj-ovocie' }] }) })
    await stage()
    await optIns.load()
    await expect.element(side('Aktívne akcie').getByText('Víkend')).toBeVisible()
    await expect.element(side('Aktívne akcie').getByText('Derby')).toBeVisible()
    await expect.element(side('Dostupné akcie').getByText('Demo')).toBeVisible()
    expect(side('Dostupné akcie').getByText('Víkend').elements()).toHaveLength(0)
  },
)

test('who joined nothing has no active side; until that is known nothing can be joined [4.22]', async () => {
  await stage()
  await expect.element(button(JOIN)).toBeDisabled()
  await optIns.load()
  await expect.element(button(JOIN)).toBeEnabled()
  expect(side('Aktívne akcie').elements()).toHaveLength(0)
})

test('joining and leaving move the promotion from side to side, and the bonuses are asked for again [7.19] [7.20] [4.22]', async () => {
  answer({ [IN]: joined('VIKEND-20'), [OUT]: joined() })
  await stage()
  await optIns.load()
  await button(JOIN).click()
  await expect.element(side('Aktívne akcie').getByText('Víkend')).toBeVisible()
  expect(askedOf(IN)).toEqual([{ templateCode: 'VIKEND-20' }])
  await vi.waitFor(() => expect(askedOf('/player/bonuses')).toHaveLength(1))
  await button(LEAVE).click()
  await expect.element(side('Dostupné akcie').getByText('Víkend')).toBeVisible()
  expect(askedOf(OUT)).toEqual([{ templateCode: 'VIKEND-20' }])
})

test.each(FAULTS_TRIED)('what was joined that meets „%s“ is told, and the button asks again [8.22]', async (fault) => {
  answer({ [OPTED]: FAULTS[fault] as never })
  await stage()
  await optIns.load()
  await expect.element(page.getByText('Vaše bonusy sa nepodarilo načítať').first()).toBeVisible()
  answer({ [OPTED]: joined('VIKEND-20') })
  await button(JOIN).click()
  await expect.element(side('Aktívne akcie').getByText('Víkend')).toBeVisible()
  expect(askedOf(IN)).toEqual([])
})

const DEEDS = [
  ['opt-in', IN, JOIN, 'Do akcie sa nepodarilo zapojiť', [], 'Aktívne akcie', ['VIKEND-20']],
  ['opt-out', OUT, LEAVE, 'Z akcie sa nepodarilo odhlásiť', ['VIKEND-20'], 'Dostupné akcie', []],
] as const
test.each(DEEDS.flatMap((deed) => FAULTS_TRIED.map((fault) => [deed[0], fault, deed] as const)))(
  'an %s that meets „%s“ is told, changes nothing, and can be tried again [8.22]',
  async (_, fault, [, path, name, words, before, after, then]) => {
    answer({ [OPTED]: joined(...before), [path]: FAULTS[fault] as never })
    await stage()
    await optIns.load()
    await button(name).click()
    const told = page.getByRole('alert').filter({ hasText: words })
    await expect.element(told).toBeVisible()
    await expect.element(button(name)).toBeVisible()
    answer({ [path]: joined(...then) })
    await told.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect.element(side(after).getByText('Víkend')).toBeVisible()
  },
)

test('a promotion with a tag and no template is joined and left by the marketing tags; the others stay, and a tournament is joined elsewhere [4.22] [7.12] [7.13]', async () => {
  let held = [{ name: 'newsletter' }]
  const sent: unknown[] = []
  answer({
    '/marketingTags': ({ body }: { body: unknown }) => {
      if (body !== null) {
        sent.push(body)
        held = (body as { tags: typeof held }).tags
      }
      return Response.json({ tags: held })
    },
  })
  await stage()
  await optIns.load()
  expect(button('Zapojiť sa: Derby').elements()).toHaveLength(0)
  await button('Zapojiť sa: Jesenné výhody').click()
  await expect.element(side('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
  await button('Odhlásiť sa z akcie: Jesenné výhody').click()
  await expect.element(side('Dostupné akcie').getByText('Jesenné výhody')).toBeVisible()
  expect(sent).toEqual([{ tags: [{ name: 'newsletter' }, { name: 'jesenne-vyhody' }] }, { tags: [{ name: 'newsletter' }] }])
})

test('a promotion whose tag the operator gave is joined without a way to leave it [4.22] [7.11]', async () => {
  answer({ '/playerTags': says({ tags: [{ name: 'jesenne-vyhody' }] }) })
  await stage()
  await optIns.load()
  await expect.element(side('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
  expect(button('Odhlásiť sa z akcie: Jesenné výhody').elements()).toHaveLength(0)
})

test('tags that could not be kept are told, change nothing, and can be tried again [8.22]', async () => {
  answer({
    '/marketingTags': ({ body }: { body: unknown }) =>
      body === null ? Response.json({ tags: [] }) : new Response('', { status: 500 }),
  })
  await stage()
  await optIns.load()
  await button('Zapojiť sa: Jesenné výhody').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Do akcie sa nepodarilo zapojiť' })
  await expect.element(failure).toBeVisible()
  answer({ '/marketingTags': ({ body }: { body: unknown }) => Response.json(body ?? { tags: [] }) })
  await failure.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(side('Aktívne akcie').getByText('Jesenné výhody')).toBeVisible()
})
