import { defaultCatalogue } from '@herna/seed'
import { expect, test } from 'vitest'
import { BONUS_TEMPLATES } from '../src/bonus-templates.ts'
import { TOURNAMENTS } from '../src/tournaments.ts'

const euros = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })
const { promotions } = defaultCatalogue().published
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
/** Promotions print whole euros without cents. */
const amount = (cents: number) => plain(euros.format(cents / 100)).replace(',00', '')
const withTemplate = promotions.flatMap((promotion) => (promotion.templateCode ? [[promotion.slug, promotion] as const] : []))

test.each(withTemplate)('the promotion %s states its bonus template’s games, pieces and value [3.29] [4.22]', (_, promotion) => {
  const template = BONUS_TEMPLATES.find(({ code }) => code === promotion.templateCode)
  if (!template?.isOpen) throw new Error('the template is not open, so no player could join the promotion')
  expect([...promotion.games].sort()).toEqual([...template.games].sort())
  if (!('pieces' in template)) throw new Error('templates with an amount of money are not covered by this test')
  const text = plain(`${promotion.summary} ${promotion.body}`)
  expect(text).toContain(amount(template.value))
  expect(text).toMatch(new RegExp(`\\b${template.pieces}\\b`))
})

test.each(TOURNAMENTS.flatMap((each) => (each.tag ? [[each.slug, each] as const] : [])))(
  'the promotion of the tournament %s states its games, lowest stake and prizes [3.29] [2.12]',
  (_, tournament) => {
    const promotion = promotions.find(({ tagName }) => tagName === tournament.tag)
    expect([...(promotion?.games ?? [])].sort()).toEqual([...tournament.games].sort())
    const text = plain(promotion?.body ?? '')
    for (const prize of new Set(tournament.prizes)) expect(text).toContain(amount(prize))
    expect(text).toContain(plain(euros.format(tournament.minBet / 100)))
    expect(text).not.toContain('voľné točenia')
    // A recurring tournament: its schedule is the only source of its end, so two pages cannot state different days.
    expect([promotion?.startsAt, promotion?.endsAt]).toEqual([null, null])
  },
)

test('every game of a template can be played for money, so granted spins and chips are usable', () => {
  const { games } = defaultCatalogue().published
  for (const { code, games: codes } of BONUS_TEMPLATES) {
    for (const each of codes)
      expect([code, each, games.find(({ gameCode }) => gameCode === each)?.realEnabled]).toEqual([code, each, true])
  }
})

test('every tag of a promotion belongs to an existing tournament', () => {
  const tags = TOURNAMENTS.map(({ tag }) => tag)
  for (const { slug, tagName } of promotions) expect(tagName === null || tags.includes(tagName), slug).toBe(true)
})
