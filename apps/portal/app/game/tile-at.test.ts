import { GAME_TYPES } from '@herna/contract'
import type { Label } from '@herna/contract/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue-index/index.ts'
import { contentOf, gameOf, jackpotOf } from '../testing/content.fixture.ts'
import { tileAt } from './tile-at.ts'
import { tileOf } from './tile-view.ts'

const unknownOr = <T>(knownValues: fc.Arbitrary<T>) => fc.option(knownValues, { nil: null })
const facts = fc.record({
  provider: fc.constantFrom('krivan', 'nikto'),
  type: fc.constantFrom(...GAME_TYPES),
  minBet: unknownOr(fc.nat(500)),
  maxBet: unknownOr(fc.nat(50_000)),
  rtp: unknownOr(fc.integer({ min: 8_000, max: 10_000 }).map((hundredths) => hundredths / 100)),
  demoEnabled: fc.boolean(),
  fileVersion: fc.constantFrom('1', '2a'),
  labels: fc.constantFrom<Label[]>([], [{ title: 'Nové', color: '#ffb224', textColor: '#1d1203' }]),
  Dealer: unknownOr(fc.constantFrom({ DealerName: 'Lucia' }, { DealerName: '' })),
  DynamicImageUrl: unknownOr(fc.constantFrom('https://stol.test/1.jpg', '')),
  Language: unknownOr(fc.constantFrom('sk', 'xx')),
  maintenance: fc.constantFrom(null, { until: null }, { until: '2026-11-22T10:00:00.000Z' }),
})

test('the tile built in the browser equals the one the server sends, whichever facts of a game are known [3.21] [3.23] [3.28] [3.37]', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 8 }), (known) => {
      const content = contentOf({
        games: known.map((each, index) => gameOf(`hra-${index}`, each)),
        languages: [{ code: 'sk', name: 'Slovenčina', flagImg: '/assets/flags/sk', tables: [] }],
        jackpots: [jackpotOf('fond', ['hra-0'], [5_000])],
      })
      const catalogue = catalogueOf(content)
      for (const game of content.games) {
        const index = catalogue.indexByCode.get(game.gameCode) as number
        expect(tileAt(catalogue, index)).toEqual(tileOf(game, content))
        expect(tileAt(catalogue, index)).toBe(tileAt(catalogue, index))
      }
    }),
  )
})
