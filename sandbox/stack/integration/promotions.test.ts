import { defaultCatalogue } from '@herna/seed'
import { expect, test } from 'vitest'
import { BONUS_TEMPLATES } from '../src/bonus-templates.ts'
import { TOURNAMENTS } from '../src/tournaments.ts'

const euros = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })
const { promotions } = defaultCatalogue().published
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
/** Whole euros are told without cents. */
const amount = (cents: number) => plain(euros.format(cents / 100)).replace(',00', '')
const withTemplate = promotions.flatMap((promotion) => (promotion.templateCode ? [[promotion.slug, promotion] as const] : []))

test.each(withTemplate)('the promotion %s tells its bonus template’s games, pieces and value [3.29] [4.22]', (_, promotion) => {
  const template = BONUS_TEMPLATES.find(({ code }) => code === promotion.templateCode)
  if (!template?.isOpen) throw new Error('Nobody could join it')
  expect([...promotion.games].sort()).toEqual([...template.games].sort())
  if (!('pieces' in template)) throw new Error('Amounts of money are not told here yet')
  const told = plain(`${promotion.summary} ${promotion.body}`)
  expect(told).toContain(amount(template.value))
  expect(told).toMatch(new RegExp(`\\b${template.pieces}\\b`))
})

test.each(TOURNAMENTS.flatMap((each) => (each.tag ? [[each.slug, each] as const] : [])))(
  'the promotion of the tournament %s tells its games, lowest stake and prizes [3.29] [2.12]',
  (_, tournament) => {
    const promotion = promotions.find(({ tagName }) => tagName === tournament.tag)
    expect([...(promotion?.games ?? [])].sort()).toEqual([...tournament.games].sort())
    const told = plain(promotion?.body ?? '')
    for (const prize of new Set(tournament.prizes)) expect(told).toContain(amount(prize))
    expect(told).toContain(plain(euros.format(tournament.minBet / 100)))
    expect(told).not.toContain('voľné točenia')
    // It is held every week: only its schedule knows when it ends, so two pages cannot tell two days.
    expect([promotion?.startsAt, promotion?.endsAt]).toEqual([null, null])
  },
)

test('every game that a template names is played for money: nobody is given spins or chips without a use', () => {
  const { games } = defaultCatalogue().published
  for (const { code, games: codes } of BONUS_TEMPLATES) {
    for (const each of codes)
      expect([code, each, games.find(({ gameCode }) => gameCode === each)?.realEnabled]).toEqual([code, each, true])
  }
})

test('a promotion with a tag is of a tournament that counts: nothing is promised that nobody counts', () => {
  const tags = TOURNAMENTS.map(({ tag }) => tag)
  for (const { slug, tagName } of promotions) expect(tagName === null || tags.includes(tagName), slug).toBe(true)
})
