import { type CatalogueFile, GAME_FLAGS } from '@herna/contract'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { hasBit } from './bits.ts'
import { anyGames, gameOf, sourceOf } from './catalogue.fixture.ts'
import { CatalogueUnreadable, readCatalogue } from './read-catalogue.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Through JSON, as the browser receives it. */
const roundTrip = (source: Parameters<typeof writeCatalogue>[0]) =>
  readCatalogue(JSON.parse(JSON.stringify(writeCatalogue(source))))
const orMinusOne = (value: number | null | undefined) => value ?? -1

test('every fact of every game is preserved, and what is unknown stays unknown [3.21]', () => {
  fc.assert(
    fc.property(anyGames(), (games) => {
      const catalogue = roundTrip(
        sourceOf(games, { jackpotOf: new Map(games.slice(0, 2).map((game) => [game.gameCode, 'fond'])) }),
      )
      expect(catalogue.size).toBe(games.length)
      games.forEach((game, index) => {
        expect(catalogue.indexByCode.get(game.gameCode)).toBe(index)
        expect({
          code: catalogue.codes[index],
          name: catalogue.names[index],
          provider: catalogue.providers[catalogue.provider[index] as number]?.id,
          type: catalogue.types[catalogue.type[index] as number],
          version: catalogue.versions[catalogue.version[index] as number],
          label: catalogue.labels[catalogue.label[index] as number],
          language: catalogue.languages[catalogue.language[index] as number]?.code,
          dealer: catalogue.dealers.get(index) ?? null,
          maintenance: catalogue.maintenance.get(index),
          jackpot: catalogue.jackpots[catalogue.jackpot[index] as number],
        }).toEqual({
          code: game.gameCode,
          name: game.name,
          provider: game.provider === 'unknown' ? undefined : game.provider,
          type: game.type,
          version: game.fileVersion,
          label: game.labels[0],
          language: game.Language === 'xx' ? undefined : (game.Language ?? undefined),
          dealer: game.Dealer?.DealerName ?? null,
          maintenance: game.maintenance ? (game.maintenance.until ?? '') : undefined,
          jackpot: index < 2 ? 'fond' : undefined,
        })
        expect([catalogue.reels[index], catalogue.minBet[index], catalogue.maxBet[index], catalogue.maxWin[index]]).toEqual(
          [game.numberOfReels, game.minBet, game.maxBet, game.maxWin].map(orMinusOne),
        )
        expect([catalogue.commercialTier[index], catalogue.promotionLevel[index]]).toEqual([
          game.commercialTier,
          game.promotionLevel,
        ])
        expect(catalogue.rtp[index]).toBe(game.rtp === null ? -1 : Math.round(game.rtp * 100))
        expect(catalogue.volatility[index]).toBe(game.volatility === null ? -1 : Math.round(game.volatility * 10))
        const released = catalogue.releasedOn[index] as number
        expect(released < 0 ? null : new Date(released * 86_400_000).toISOString().slice(0, 10)).toBe(game.releasedOn)
        const flag = (bit: number) => ((catalogue.flags[index] as number) & bit) !== 0
        expect([flag(GAME_FLAGS.jackpot), flag(GAME_FLAGS.gamble), flag(GAME_FLAGS.bonus)]).toEqual([
          game.jackpot,
          game.gamble,
          game.bonusGameFeature,
        ])
        expect([flag(GAME_FLAGS.demo), flag(GAME_FLAGS.real), flag(GAME_FLAGS.password)]).toEqual([
          game.demoEnabled,
          game.realEnabled,
          game.requirePassword,
        ])
        for (const each of catalogue.categories) expect(hasBit(each.games, index)).toBe(game.categories.includes(each.id))
        for (const each of catalogue.collections) expect(hasBit(each.games, index)).toBe(game.collections.includes(each.id))
        for (const each of catalogue.providers) expect(hasBit(each.games, index)).toBe(game.provider === each.id)
      })
    }),
    { numRuns: inject('breadth') === 'full' ? 300 : 30 },
  )
})

test('live and table games are in the live lobby, all but live games in the casino [3.1]', () => {
  const games = (['Slot', 'Live', 'Table', 'Crash'] as const).map((type) => gameOf(type.toLowerCase(), { type }))
  const { lobbies } = roundTrip(sourceOf(games))
  expect([0, 1, 2, 3].map((index) => hasBit(lobbies.Casino, index))).toEqual([true, false, true, true])
  expect([0, 1, 2, 3].map((index) => hasBit(lobbies.Live, index))).toEqual([false, true, true, false])
})

test('a file of another format, truncated or damaged anywhere is refused with the same error, never read partially', () => {
  const file = writeCatalogue(sourceOf([gameOf('a', { categories: ['c1'] }), gameOf('b')]))
  const refused = (damaged: unknown) => expect(() => readCatalogue(damaged as CatalogueFile)).toThrow(CatalogueUnreadable)
  const withRtp = (rtp: unknown) => ({ ...file, columns: { ...file.columns, rtp } })
  for (const format of [1, 2, 4]) refused({ ...file, format })
  for (const invalidFile of [null, undefined, [], 'text', 7, {}]) refused(invalidFile)
  for (const key of Object.keys(file)) for (const missingValue of [undefined, null]) refused({ ...file, [key]: missingValue })
  refused({ ...file, names: 'a' })
  refused(withRtp({ values: [1], at: '#' }))
  refused(withRtp({ values: [null], at: '##' }))
  refused({ ...file, categories: file.categories.map((entry) => ({ ...entry, games: 7 })) })
})

test('what separates names and codes needs no escape in JSON, because thousands of escapes are slow to read', () => {
  const { names, codes } = writeCatalogue(sourceOf([gameOf('a', { name: 'Zlatý\nkohút' }), gameOf('b')]))
  for (const text of [names, codes]) expect(JSON.stringify(text)).toHaveLength(text.length + 2)
})

test('the same source gives the same file, and a code that is not the slug of its name is preserved', () => {
  const games = [
    gameOf('vlcia-hora', { name: 'Vlčia hora' }),
    gameOf('live-vlcia-hora', { name: 'Vlčia hora' }),
    gameOf('house--vlcia-hora-2', { name: 'Vlčia hora' }),
    gameOf('p2--vlcia-hora', { name: 'Vlčia hora', provider: 'p2' }),
    gameOf('p2', { name: '?', provider: 'p2' }),
    gameOf('p9--vlcia-hora', { name: 'Vlčia hora', provider: 'p9' }),
    gameOf('no-letters', { name: '?!' }),
    gameOf('g-2', { name: 'Sepa\u007frated' }),
    gameOf('g-1', { name: 'Two\nlines' }),
  ]
  expect(writeCatalogue(sourceOf(games))).toEqual(writeCatalogue(sourceOf(games)))
  const catalogue = roundTrip(sourceOf(games))
  expect(catalogue.codes).toEqual(games.map((game) => game.gameCode))
  expect(games.map((_, index) => catalogue.codeAt(index))).toEqual(catalogue.codes)
  expect(catalogue.names.slice(-2)).toEqual(['Sepa rated', 'Two lines'])
})
