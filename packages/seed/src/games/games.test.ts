import { LIVE_LANGUAGES } from '@herna/contract'
import { SLOT_VARIANTS, slotModel } from '@herna/game-maths'
import { expect, test } from 'vitest'
import { published, shares, slots } from '../catalogue.fixture.ts'
import { slotAssignments } from '../index.ts'
import { KNOWN_SLOTS } from './known.ts'
import { RTP_SHARES, VOLATILITY_SHARES } from './targets.ts'

const variants = new Map(SLOT_VARIANTS.map((variant) => [variant.id, variant]))

test('every slot says of itself what its model does [3.21] [3.22]', () => {
  const assignments = slotAssignments()
  const infos = new Map(published().gameInfos.map((info) => [info.gameCode, info]))
  expect([...assignments.keys()]).toEqual(slots().map(({ gameCode }) => gameCode))
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
      bonusGameFeature: variant.hasFreeSpins,
      demoEnabled: true,
      realEnabled: false,
    })
    expect(info).toMatchObject({
      lines: variant.lines,
      rtp: variant.rtp,
      volatility: variant.volatility,
      numberOfReels: variant.reels,
    })
    expect(info.specialFeatures.includes('Voľné točenia')).toBe(variant.hasFreeSpins)
  }
})

test('a description promises free spins, a wild and lines only where the model has them', () => {
  const assignments = slotAssignments()
  const words = { 1: 'jedn', 3: 'tri výh|troch výh|tromi výh', 5: 'päť výh|piatich výh|piatimi výh' } as const
  for (const { gameCode, description } of published().gameInfos) {
    const variant = variants.get(assignments.get(gameCode)?.variantId ?? '')
    if (!variant || !description) continue
    const model = slotModel(variant.id)
    if (/voľn[éý]\S* točen|scatter/i.test(description)) expect([gameCode, variant.hasFreeSpins]).toEqual([gameCode, true])
    if (/\bwild/i.test(description)) expect(model.symbols.some(({ role }) => role === 'wild')).toBe(true)
    if (/[Bb]ez bonusových kôl|Žiadne bonusové kolá/.test(description)) expect(variant.hasFreeSpins).toBe(false)
    if (/výhern(?:á|é|ých|ej|ou|ými) líni/.test(description) && variant.lines in words) {
      expect(description).toMatch(new RegExp(words[variant.lines as keyof typeof words]))
    }
    const claimed = ['nízk', 'miern', 'stredn', 'vysok', 'veľmi vysok'].filter((_, index) => index !== variant.volatility - 1)
    const said = description.match(
      /(veľmi vysok|vysok|stredn|miern|nízk)\S* volatilit|volatilita je (veľmi vysok|vysok|stredn|miern|nízk)/i,
    )
    if (said) expect(claimed).not.toContain((said[1] ?? said[2] ?? '').toLowerCase())
  }
})

test('volatility and RTP are spread like those of a real catalogue, as far as the models allow', () => {
  const total = VOLATILITY_SHARES.reduce((sum, share) => sum + share, 0)
  const volatility = shares(slots(), (game) => game.volatility ?? 0)
  for (const [index, share] of VOLATILITY_SHARES.entries()) {
    expect(Math.abs((volatility[index + 1] ?? 0) - (share / total) * 100)).toBeLessThan(4)
  }
  const known = Object.keys(RTP_SHARES).map(Number)
  expect(slots().every(({ rtp }) => rtp !== null && known.includes(Math.floor(rtp)))).toBe(true)
  const mean = slots().reduce((sum, { rtp }) => sum + (rtp ?? 0), 0) / slots().length
  expect(Math.abs(mean - 96.07)).toBeLessThan(0.4)
})

test('most games stand low and few stand in front [9.5]', () => {
  const tiers = slots().map(({ commercialTier }) => commercialTier)
  expect(new Set(tiers).size).toBe(11)
  expect(tiers.filter((tier) => tier <= 4).length / tiers.length).toBeGreaterThan(0.6)
  expect(tiers.filter((tier) => tier >= 8).length / tiers.length).toBeLessThan(0.15)
  expect(slots().filter(({ promotionLevel }) => promotionLevel === 0).length / tiers.length).toBeGreaterThan(0.5)
  expect(slots().every(({ promotionLevel }) => promotionLevel >= 0 && promotionLevel <= 5)).toBe(true)
})

test('what is not derived from a model stays unknown, and only slots can be launched so far [5.4]', () => {
  const others = published().games.filter(({ type }) => type !== 'Slot')
  for (const { rtp, maxWin, volatility, demoEnabled, realEnabled } of others) {
    expect({ rtp, maxWin, volatility, demoEnabled, realEnabled }).toEqual({
      rtp: null,
      maxWin: null,
      volatility: null,
      demoEnabled: false,
      realEnabled: false,
    })
  }
  expect(others.every(({ minBet, maxBet }) => (minBet ?? 0) > 0 && (maxBet ?? 0) > (minBet ?? 0))).toBe(true)
  const makers = new Set(slots().map(({ provider }) => provider))
  for (const { id, launchUrl, launchUrlDemo } of published().providers) {
    expect(launchUrl).toBeNull()
    expect(launchUrlDemo !== null).toBe(makers.has(id))
  }
})

test('dealers speak a language of the live feed or Slovak, which has no flag there [3.37]', () => {
  const tables = published().games.filter(({ type }) => type === 'Live')
  expect(new Set(tables.map(({ dealer }) => dealer?.language))).toEqual(new Set([...LIVE_LANGUAGES, null]))
  expect(published().games.every(({ type, dealer }) => (type === 'Live') === (dealer !== null))).toBe(true)
})

test('the games of the visual reference are in, with their studios', () => {
  const games = new Map(published().games.map((game) => [game.name, game.provider]))
  for (const { name, studio } of KNOWN_SLOTS) expect([name, games.get(name)]).toEqual([name, studio])
  expect(games.get('Raketa')).toBe('perihel')
  expect(games.get('Blackjack Klasik')).toBe('linka')
  for (const table of ['Ruleta Corso', 'Koleso mesta', 'Kasíno Hold’em', 'Drak a tiger']) expect(games.get(table)).toBe('corso')
})

test('a few games rest, and at most two ask for a password [5.3]', () => {
  const games = published().games
  const resting = games.filter(({ maintenance }) => maintenance)
  expect(resting.length).toBeGreaterThan(3)
  expect(resting.length).toBeLessThan(games.length * 0.03)
  expect(resting.some(({ maintenance }) => maintenance?.until === null)).toBe(true)
  expect(games.filter(({ requirePassword }) => requirePassword).length).toBeLessThanOrEqual(2)
})
