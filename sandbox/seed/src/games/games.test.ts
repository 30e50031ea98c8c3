import { GAMES_WITH_FILM } from '../films/index.ts'
import { SLOT_FAMILIES } from '@herna/contract/games'
import { LIVE_LANGUAGES, VOLATILITY_NAMES } from '@herna/contract'
import { CRASH_VARIANTS, isPlayableStake, SLOT_VARIANTS, slotModel } from '@herna/game-maths'
import { findLiveModel } from '@herna/game-maths/live'
import { tableModel } from '@herna/game-maths/tables'
import { expect, test } from 'vitest'
import { published, shares, slots } from '../catalogue.fixture.ts'
import { crashAssignments, gameAssignments, slotAssignments, tableAssignments } from '../index.ts'
import { VOLATILITY_SENTENCES } from '../texts/slots/sentences.ts'
import { REFERENCE_SLOTS } from './reference-slots.ts'
import { RTP_SHARES, VOLATILITY_SHARES } from './targets.ts'

// Generated once: each call generates the whole catalogue.
const SLOTS = slotAssignments()
const CRASHES = crashAssignments()
const TABLES = tableAssignments()
const GAMES = gameAssignments()
const variants = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))

test('the details of every slot match its game model [3.21] [3.22]', () => {
  const assignments = SLOTS
  const infos = new Map(published().gameInfos.map((info) => [info.gameCode, info]))
  expect([...assignments.keys()].sort()).toEqual(
    slots()
      .map(({ gameCode }) => gameCode)
      .sort(),
  )
  for (const game of slots()) {
    const variant = variants.get(assignments.get(game.gameCode)?.variantId ?? '')
    const info = infos.get(game.gameCode)
    if (!variant || !info) throw new Error(`${game.gameCode} has no model or no details`)
    const bets = [...variant.betOptions].sort((a, b) => a - b)
    expect(game).toMatchObject({
      numberOfReels: variant.reels,
      rtp: variant.rtp,
      volatility: variant.volatility,
      minBet: bets[0],
      maxBet: bets.at(-1),
      maxWin: Math.round(variant.maxWinMultiple * (bets.at(-1) ?? 0)),
      bonusGameFeature:
        variant.hasFreeSpins || slotModel(variant.id).holdAndWin !== null || slotModel(variant.id).trail !== undefined,
      gamble: slotModel(variant.id).gamble !== undefined,
      demoEnabled: true,
      realEnabled: true,
    })
    expect(info).toMatchObject({
      lines: variant.lines,
      rtp: variant.rtp,
      volatility: variant.volatility,
      numberOfReels: variant.reels,
      hitFrequency: variant.hitFrequency,
    })
    expect(info.specialFeatures.includes('Voľné točenia')).toBe(variant.hasFreeSpins)
    // The filtered features are those that the details name.
    const isNamed = (words: RegExp) => info.specialFeatures.some((feature) => words.test(feature))
    const named: Record<string, boolean> = {
      'free-spins': isNamed(/^Voľné točenia/),
      'free-spin-choice': isNamed(/^Výber voľných točení/),
      multiplier: isNamed(/ásobiteľ|^Výber voľných točení/),
      ways: isNamed(/spôsobov výhry/),
      cascade: isNamed(/^Kaskády/),
      'hold-and-win': isNamed(/^Držte a vyhrajte/),
      respins: isNamed(/^Držte a vyhrajte|^Opakované točenia/),
      'expanding-wild': isNamed(/^Rozširujúci sa wild/),
      'fixed-jackpots': isNamed(/^Pevné jackpoty/),
      trail: isNamed(/^Bonusová cesta/),
      'sticky-wild': isNamed(/^Lepkavý wild/),
    }
    expect([game.gameCode, game.features]).toEqual([game.gameCode, Object.keys(named).filter((feature) => named[feature])])
  }
})

test('the details of every crash game match its game model, and its bets are whole euros [3.21]', () => {
  const assignments = CRASHES
  const crash = published().games.filter(({ type }) => type === 'Crash')
  expect(crash.length).toBe(23)
  expect([...assignments.keys()].sort()).toEqual(crash.map(({ gameCode }) => gameCode).sort())
  for (const game of crash) {
    const variant = CRASH_VARIANTS.find(({ id }) => id === assignments.get(game.gameCode)?.variantId)
    if (!variant) throw new Error(`${game.gameCode} has no model`)
    expect(game).toMatchObject({
      rtp: variant.rtp,
      volatility: variant.volatility,
      maxWin: variant.maxWinMultiple * (game.maxBet ?? 0),
      demoEnabled: true,
    })
    expect([game.minBet, game.maxBet].every((bet) => isPlayableStake(bet ?? 0))).toBe(true)
  }
})

/** `nízk`, …, `veľmi vysok`: the volatility names without their endings. */
const VOLATILITY_STEMS = VOLATILITY_NAMES.map((name) => name.toLowerCase().slice(0, -1))
const VOLATILITY_PHRASE = new RegExp(
  `(${VOLATILITY_STEMS.toReversed().join('|')})\\S* volatilit|volatilita je (${VOLATILITY_STEMS.toReversed().join('|')})`,
  'i',
)
const volatilityInText = (text: string): string | undefined => {
  const match = VOLATILITY_PHRASE.exec(text)
  return match ? (match[1] ?? match[2])?.toLowerCase() : undefined
}

test('description sentences use the volatility names of the game details and rules', () => {
  expect(VOLATILITY_SENTENCES.map((sentences) => [...new Set(sentences.map(volatilityInText))])).toEqual(
    VOLATILITY_STEMS.map((stem) => [stem]),
  )
})

test('a description mentions free spins, wilds and lines only if the model has them', () => {
  const assignments = SLOTS
  const words = { 1: 'jedn', 3: 'tri výh|troch výh|tromi výh', 5: 'päť výh|piatich výh|piatimi výh' } as const
  for (const { gameCode, description } of published().gameInfos) {
    const variant = variants.get(assignments.get(gameCode)?.variantId ?? '')
    if (!variant || !description) continue
    const model = slotModel(variant.id)
    if (/voľn[éý]\S* točen|scatter/i.test(description)) expect([gameCode, variant.hasFreeSpins]).toEqual([gameCode, true])
    if (/\bwild/i.test(description)) expect(model.symbols.some(({ role }) => role === 'wild')).toBe(true)
    if (/[Bb]ez bonusových kôl|Žiadne bonusové kolá/.test(description)) expect(variant.hasFreeSpins).toBe(false)
    if (/výhern(?:á|é|ých|ej|ou|ými) líni/.test(description) && variant.lines !== null && variant.lines in words) {
      expect(description).toMatch(new RegExp(words[variant.lines as keyof typeof words]))
    }
    const volatility = volatilityInText(description)
    if (volatility) expect(volatility).toBe(VOLATILITY_STEMS[variant.volatility - 1])
  }
})

test('slots have three, five or six reels, most of them five, and every model family is used', () => {
  const assignments = SLOTS
  const reels = shares(slots(), ({ numberOfReels }) => numberOfReels ?? 0)
  expect(Object.keys(reels)).toEqual(['3', '5', '6'])
  expect(reels['5']).toBeGreaterThan(60)
  expect(reels['6']).toBeGreaterThan(10)
  expect(reels['3']).toBeGreaterThan(4)
  const families = shares([...assignments.values()], ({ variantId }) => variants.get(variantId)?.family ?? '')
  for (const family of SLOT_FAMILIES) expect([family, (families[family] ?? 0) > 4]).toEqual([family, true])
  expect(Math.max(...Object.values(families))).toBe(families['video-5x3'])
  for (const code of GAMES_WITH_FILM) expect(variants.get(assignments.get(code)?.variantId ?? '')?.lines).not.toBeNull()
})

test('ways, cascades, multiplier, expanding and sticky wilds, hold-and-win, jackpots, trails, chosen free spins and gamble are listed exactly when the model has them [3.22]', () => {
  const assignments = SLOTS
  for (const { gameCode, description, specialFeatures } of published().gameInfos) {
    const variant = variants.get(assignments.get(gameCode)?.variantId ?? '')
    if (!variant || description === null) continue
    const { cascade, holdAndWin, symbols, expandingWilds, stickyWilds, trail, freeSpinOptions, gamble } = slotModel(variant.id)
    const facts: [string, RegExp, boolean][] = [
      ['Kaskády', /kaskád/i, cascade !== null],
      ['Držte a vyhrajte', /držte a vyhrajte/i, holdAndWin !== null],
      ['Pevné jackpoty', /pevn\S* jackpot/i, holdAndWin?.levels !== undefined],
      ['Bonusová cesta', /bonusov\S* cest/i, trail !== undefined],
      ['Lepkavý wild', /lepkavý wild/i, stickyWilds === true],
      ['Rozširujúci sa wild', /rozšíri|rozširujúci/i, expandingWilds === true],
      [
        'Výber voľných točení',
        /výber voľných|vyber(?:iete|áte)[^.]*voľné|voľné[^.]*vyber(?:iete|áte)/i,
        freeSpinOptions !== undefined,
      ],
      ['Riskovanie výhry', /riskovať|farba karty/i, gamble !== undefined],
      ['Wild s násobiteľom', /wild[^.]*násob/i, symbols.some(({ multiplier }) => multiplier !== undefined)],
      [`${new Intl.NumberFormat('sk-SK').format(variant.ways ?? 0)} spôsobov výhry`, /spôsobov výhry/, variant.ways !== null],
    ]
    for (const [feature, pattern, hasFeature] of facts) {
      expect([gameCode, feature, specialFeatures.includes(feature)]).toEqual([gameCode, feature, hasFeature])
      if (!hasFeature) expect([gameCode, pattern.test(description)]).toEqual([gameCode, false])
    }
    if (variant.lines === null)
      expect([gameCode, /výhern\S+ líni/.test(description.replace('Bez línií', '').replace('bez línií', ''))]).toEqual([
        gameCode,
        false,
      ])
  }
})

test('volatility and RTP are distributed as in a real catalogue, as far as the models allow', () => {
  const total = VOLATILITY_SHARES.reduce((sum, share) => sum + share, 0)
  const volatility = shares(slots(), (game) => game.volatility ?? 0)
  for (const [index, share] of VOLATILITY_SHARES.entries()) {
    expect(Math.abs((volatility[index + 1] ?? 0) - (share / total) * 100)).toBeLessThan(4)
  }
  const allowedRtps = Object.keys(RTP_SHARES).map(Number)
  expect(slots().every(({ rtp }) => rtp !== null && allowedRtps.includes(Math.floor(rtp)))).toBe(true)
  const mean = slots().reduce((sum, { rtp }) => sum + (rtp ?? 0), 0) / slots().length
  expect(Math.abs(mean - 96.07)).toBeLessThan(0.4)
})

test('most games have a low commercial tier and few a high one', () => {
  const tiers = slots().map(({ commercialTier }) => commercialTier)
  expect(new Set(tiers).size).toBe(11)
  expect(tiers.filter((tier) => tier <= 4).length / tiers.length).toBeGreaterThan(0.6)
  expect(tiers.filter((tier) => tier >= 8).length / tiers.length).toBeLessThan(0.15)
  expect(slots().filter(({ promotionLevel }) => promotionLevel === 0).length / tiers.length).toBeGreaterThan(0.5)
  expect(slots().every(({ promotionLevel }) => promotionLevel >= 0 && promotionLevel <= 5)).toBe(true)
})

test('a live table is played by its model, for money only, and states its exact RTP; live studios have a launch URL per channel [3.21] [3.25] [5.4]', () => {
  const liveTables = published().games.filter(({ type }) => type === 'Live')
  for (const { gameCode, name, rtp, maxWin, volatility, demoEnabled, realEnabled, minBet, maxBet } of liveTables) {
    const assignment = GAMES.get(gameCode)
    const model = findLiveModel(assignment?.variantId ?? '') ?? expect.fail(gameCode)
    expect([gameCode, { rtp, maxWin, volatility, demoEnabled, realEnabled }]).toEqual([
      gameCode,
      { rtp: model.rtp, maxWin: null, volatility: null, demoEnabled: false, realEnabled: true },
    ])
    expect(assignment?.live).toMatchObject({ gameCode, name, kind: model.table, minBet, maxBet })
    expect([(minBet ?? 0) % model.stakeStep, (maxBet ?? 0) % model.stakeStep]).toEqual([0, 0])
    expect(name.includes('Hold’em') && model.table === 'poker').toBe(model.id === 'live-poker-holdem')
    expect(name.startsWith('Francúzska ruleta')).toBe(model.id === 'live-roulette-french')
    expect(name.includes('bez provízie')).toBe(model.id === 'live-baccarat-no-commission')
  }
  expect(liveTables.every(({ minBet, maxBet }) => (minBet ?? 0) > 0 && (maxBet ?? 0) > (minBet ?? 0))).toBe(true)
  const slotStudios = new Set(slots().map(({ provider }) => provider))
  for (const { id, launchUrl, launchUrlDemo, launchUrlMobile, launchUrls } of published().providers) {
    expect([launchUrl, launchUrlMobile, launchUrlDemo].map((url) => url !== null)).toEqual(Array(3).fill(slotStudios.has(id)))
    expect(launchUrls.flatMap(({ type, channels }) => channels.map((channel) => `${type} ${channel}`))).toEqual(
      slotStudios.has(id) ? [] : ['real live-desktop', 'real live-mobile'],
    )
    for (const live of launchUrls)
      expect(live.launchUrl).toMatch(/\{gameCode\}.*mode=real.*playerId=\{playerId\}&tempToken=\{tempToken\}/)
    if (launchUrl) expect(launchUrl).toMatch(/mode=real.*playerId=\{playerId\}&tempToken=\{tempToken\}/)
  }
})

test('the details of every table game match its game model [3.21]', () => {
  const assignments = TABLES
  const tables = published().games.filter(({ type }) => type === 'Table')
  expect(tables.length).toBe(44)
  expect([...assignments.keys()].sort()).toEqual(tables.map(({ gameCode }) => gameCode).sort())
  for (const game of tables) {
    const { minBet, maxBet, rtp, maxWinMultiple } = tableModel(assignments.get(game.gameCode)?.variantId ?? '')
    expect(game).toMatchObject({
      minBet,
      maxBet,
      rtp,
      maxWin: Math.round(maxBet * maxWinMultiple),
      gamble: false,
      demoEnabled: true,
    })
  }
})

test('a table game named after its number of decks, side bet or rule has a model with it', () => {
  const assignments = TABLES
  const modelOf = (code: string) => tableModel(assignments.get(code)?.variantId ?? '')
  expect(modelOf('blackjack-jeden-balicek')).toMatchObject({ table: { decks: 1 } })
  expect(modelOf('blackjack-dvojka')).toMatchObject({ table: { decks: 2 } })
  expect(modelOf('blackjack-vedlajsia-stavka').spots.map(({ spot }) => spot)).toEqual(['hand', 'pairs'])
  expect(modelOf('francuzska-ruleta-parket')).toMatchObject({ kind: 'roulette', halfBackOnZero: true })
  expect(modelOf('baccarat-bez-provizie-mini')).toMatchObject({ isWithoutCommission: true })
  expect(modelOf('divoka-dvojka')).toMatchObject({ variant: 'deuces-wild' })
  expect(modelOf('zolikovy-poker')).toMatchObject({ variant: 'joker-poker' })
  expect(modelOf('dve-kocky')).toMatchObject({ variant: 'two-dice' })
  expect(modelOf('craps-pristav')).toMatchObject({ variant: 'craps' })
})

test('every live table has a dealer language, and every language has a table [3.21] [3.37]', () => {
  const tables = published().games.filter(({ type }) => type === 'Live')
  expect(new Set(tables.map(({ Language }) => Language))).toEqual(new Set(LIVE_LANGUAGES))
  expect(published().games.every(({ type, Dealer, Language }) => type === 'Live' || (Dealer === null && Language === null))).toBe(
    true,
  )
})

test('the catalogue contains the games of the visual reference with their studios', () => {
  const games = new Map(published().games.map((game) => [game.name, game.provider]))
  for (const { name, studio } of REFERENCE_SLOTS) expect([name, games.get(name)]).toEqual([name, studio])
  expect(games.get('Raketa')).toBe('perihel')
  expect(games.get('Blackjack Klasik')).toBe('linka')
  for (const table of ['Ruleta Corso', 'Koleso mesta', 'Kasíno Hold’em', 'Drak a tiger']) expect(games.get(table)).toBe('corso')
})

test('a few games are in maintenance, and at most two require a password', () => {
  const games = published().games
  const gamesInMaintenance = games.filter(({ maintenance }) => maintenance)
  expect(gamesInMaintenance.length).toBeGreaterThan(3)
  expect(gamesInMaintenance.length).toBeLessThan(games.length * 0.03)
  expect(gamesInMaintenance.some(({ maintenance }) => maintenance?.until === null)).toBe(true)
  expect(games.filter(({ requirePassword }) => requirePassword).length).toBeLessThanOrEqual(2)
})

test('tiles with three reels open games with three reels, and the reference has every family [3.21]', () => {
  const families = new Map(REFERENCE_SLOTS.map(({ code }) => [code, variants.get(SLOTS.get(code)?.variantId ?? '')?.family]))
  for (const code of ['horuca-ceresna', 'sedmicka-stastia', 'ovocny-expres', 'melon-mania', 'hviezdny-joker'])
    expect([code, families.get(code)]).toEqual([code, 'classic-3x3'])
  for (const family of SLOT_FAMILIES) expect([...families.values()]).toContain(family)
})

test('games with fixed jackpots, a trail or sticky wilds are among those of the visual reference', () => {
  const models = REFERENCE_SLOTS.map(({ code }) => slotModel(SLOTS.get(code)?.variantId ?? ''))
  expect(models.filter(({ holdAndWin }) => holdAndWin?.levels).length).toBeGreaterThanOrEqual(2)
  expect(models.filter(({ trail }) => trail).length).toBeGreaterThanOrEqual(2)
  expect(models.filter(({ stickyWilds }) => stickyWilds).length).toBeGreaterThanOrEqual(2)
})

test('a game whose description speaks of three reels opens three reels, and one that speaks of five or six does not [3.21]', () => {
  const reels = new Map(slots().map(({ gameCode, numberOfReels }) => [gameCode, numberOfReels]))
  let three = 0
  for (const { gameCode, description } of published().gameInfos) {
    if (!SLOTS.has(gameCode) || description === null) continue
    const speaksOfThree = /tr(?:i|och|omi) val(?:ce|cov|cami|coch)|trojvalc|tri krát tri/i.test(description)
    const speaksOfMore = /p(?:äť|iat\S*) val|šes(?:ť|t\S*) val|päť krát/i.test(description)
    if (speaksOfThree) expect([gameCode, reels.get(gameCode)]).toEqual([gameCode, 3])
    if (speaksOfMore) expect([gameCode, reels.get(gameCode) === 3]).toEqual([gameCode, false])
    if (speaksOfThree) three += 1
  }
  expect(three).toBeGreaterThan(20)
})
