import { PAGE_TYPES, REDIRECT_ITEM_TYPES } from '@herna/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectAddress } from './redirect-address.ts'

const categories = [
  { slug: 'automaty', lobby: 'Casino' },
  { slug: 'ruleta', lobby: 'Live' },
] as const

test.each([
  ['Lobby', undefined, '/preview'],
  ['AllGames', undefined, '/preview/vsetky-hry'],
  ['LiveLobby', undefined, '/preview/kasino-zive'],
  ['Tournaments', undefined, '/preview/turnaje'],
  ['Collection', 'egypt', '/preview/temy/egypt'],
  ['Category', 'automaty', '/preview/kategorie/automaty'],
  ['Category', 'ruleta', '/preview/kasino-zive/kategorie/ruleta'],
  ['Provider', 'krivan', '/preview/poskytovatelia/krivan'],
  ['Jackpot', 'stity', '/preview/jackpoty/stity'],
  ['Promotion', 'derby', '/preview/bonusy/derby'],
  ['ContentPage', 'o-nas', '/preview/novinky/o-nas'],
  ['Game', 'vlcia-hora', '/preview/hra/vlcia-hora'],
])('/redirect/%s/%s redirects to %s [2.23]', (page, select, address) => {
  expect(redirectAddress(page, select, categories)).toBe(address)
})

test('every page type has a target in the preview [2.23] [3.10]', () => {
  for (const page of PAGE_TYPES) expect(redirectAddress(page, undefined, categories)).toMatch(/^\/preview(\/|$)/)
})

test('a page type with a selection, an item type without one, and unknown types have no target [2.23]', () => {
  expect(redirectAddress('Lobby', 'x', categories)).toBeNull()
  expect(redirectAddress('Game', undefined, categories)).toBeNull()
  for (const page of ['lobby', 'Studio', '', '__proto__', 'constructor', 'toString'])
    expect(redirectAddress(page, undefined, categories)).toBeNull()
})

const MALICIOUS = [
  '//evil.example',
  '\\evil.example',
  '/\\evil',
  'javascript:alert(1)',
  'user@evil.example',
  '%0d%0aLocation:x',
  '../..',
  'https://evil.example',
  '.',
  'a/b',
  'A',
]

test.each(MALICIOUS)('the selection %s has no target [S6]', (select) => {
  for (const page of REDIRECT_ITEM_TYPES) expect(redirectAddress(page, select, categories)).toBeNull()
})

test('for any input the target is a path in the preview or null [S6]', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...PAGE_TYPES, ...REDIRECT_ITEM_TYPES), fc.string()),
      fc.option(fc.string(), { nil: undefined }),
      (page, select) => {
        const address = redirectAddress(page, select, categories)
        if (address !== null) expect(address).toMatch(/^\/preview(\/[a-z0-9-]+)*$/)
      },
    ),
  )
})
