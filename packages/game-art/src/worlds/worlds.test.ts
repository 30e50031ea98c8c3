import type { ArtBrief } from '@herna/contract/content'
import { CABINETS } from '@herna/contract/games'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findMotif, KNOWN_MOTIFS, type Motif } from '../motifs/vocabulary.ts'
import { danglingReferences, findMalformedPart, repeatedIds } from '../svg-checks.ts'
import { bonusWorldOf } from './bonus-world.ts'
import { cabinetOf, carvingOf } from './cabinets.ts'
import { CRASH_WORLDS } from './crash-worlds.ts'
import { FLAGSHIPS } from './flagships.ts'
import { HANDS } from './hands.ts'
import { LANDMARKS } from './landmarks/landmarks.ts'
import { ALL_RECIPES, recipeFor } from './recipes.ts'
import { MIDDLES, NEARS } from './rows.ts'
import { SCENE_LAYERS } from './layers.ts'
import { isDaylight, SCENE_FORMATS, sceneSvg } from './scene-svg.ts'
import { WEATHERS } from './sky.ts'
import { TIMES } from './air.ts'
import { worldOf } from './world.ts'

const STUDIOS = ['krivan', 'neonka', 'karneval', 'onyx', 'prud', 'papierka', 'hora', 'perihel', 'linka', 'corso']
const brief = (n: number, more: Partial<ArtBrief> = {}): ArtBrief => ({
  gameCode: `game-${n}`,
  name: `Hra ${n}`,
  provider: `studio-${n % 40}`,
  providerName: 'Štúdio',
  type: 'Slot',
  motifs: [KNOWN_MOTIFS[(n * 41) % KNOWN_MOTIFS.length] as string],
  fileVersion: '1',
  ...more,
})
const SAMPLE = Array.from({ length: 400 }, (_, n) => brief(n, n % 4 ? {} : { provider: STUDIOS[(n / 4) % 10] as string }))

test('the same brief gives the same layers and another file version other ones [7.37]', () => {
  for (const layer of SCENE_LAYERS) {
    expect(sceneSvg(brief(1), { layer, format: 'tall' })).toBe(sceneSvg(brief(1), { layer, format: 'tall' }))
    expect(sceneSvg(brief(1, { fileVersion: '2' }), { layer, format: 'tall' })).not.toBe(
      sceneSvg(brief(1), { layer, format: 'tall' }),
    )
  }
})

test('every layer of any game is a well-formed SVG of its size without dangling references', () => {
  for (const [n, game] of SAMPLE.slice(0, 130).entries()) {
    const format = SCENE_FORMATS[n % 2] as 'tall' | 'wide'
    for (const layer of SCENE_LAYERS) {
      const svg = sceneSvg(game, { layer, format, isBonus: n % 3 === 0 })
      const label = `${game.gameCode} ${layer} ${format} ${JSON.stringify(worldOf(game).landmark)}`
      expect(svg, label).toContain(format === 'tall' ? 'width="780" height="1688"' : 'width="1600" height="900"')
      expect(findMalformedPart(svg), label).toBeNull()
      expect(danglingReferences(svg), label).toEqual([])
      expect(repeatedIds(svg), label).toEqual([])
      expect(svg, label).not.toMatch(/<script|<foreignObject|<image|<text|<filter|NaN|undefined/)
    }
  }
})

describe('the tables', () => {
  const worlds = [...FLAGSHIPS, ...CRASH_WORLDS].map(([code, world]) => ({
    code,
    times: [world.time],
    weathers: [world.weather],
    landmarks: [world.landmark],
    middles: [world.middle],
    nears: [world.near],
  }))
  test('name only known times, weathers, landmarks, rows and strips', () => {
    for (const recipe of [...ALL_RECIPES, ...worlds]) {
      for (const time of recipe.times) expect(TIMES, JSON.stringify(recipe)).toContain(time)
      for (const weather of recipe.weathers) expect(Object.keys(WEATHERS), JSON.stringify(recipe)).toContain(weather)
      for (const landmark of recipe.landmarks) expect(Object.keys(LANDMARKS), JSON.stringify(recipe)).toContain(landmark)
      for (const middle of recipe.middles) expect(Object.keys(MIDDLES), JSON.stringify(recipe)).toContain(middle)
      for (const near of recipe.nears) expect(Object.keys(NEARS), JSON.stringify(recipe)).toContain(near)
    }
  })

  test('no two directed worlds share landmark, weather and middle', () => {
    const keys = [...FLAGSHIPS.values(), ...CRASH_WORLDS.values()].map(
      ({ landmark, weather, middle }) => `${landmark} ${weather} ${middle}`,
    )
    expect(keys.length).toBeGreaterThanOrEqual(40)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('a bonus feature plays at another time of day than its game, but under a moon it stays night', () => {
  for (const game of SAMPLE) {
    const [world, bonus] = [worldOf(game), bonusWorldOf(game)]
    expect(bonus.time, game.gameCode).not.toBe(world.time)
    expect([bonus.middle, bonus.near, bonus.side]).toEqual([world.middle, world.near, world.side])
    if (world.landmark === 'moon' && !['abyss', 'lagoon'].includes(world.time)) expect(bonus.air.isLight).toBe(false)
  }
})

test('the moon stands in no daylight, the rayed sun in no night, and no stars at noon', () => {
  for (const world of SAMPLE.flatMap((game) => [worldOf(game), bonusWorldOf(game)])) {
    const wrong = world.air.isLight ? ['moon', 'crescent', 'stars', 'bats', 'nebula'] : ['rayedSun', 'rainbow', 'rays']
    expect(wrong).not.toContain(world.landmark)
    expect(wrong).not.toContain(world.weather)
  }
})

test('about half of the worlds are in daylight, and every hand, most landmarks and most strips occur', () => {
  const worlds = SAMPLE.map(worldOf)
  const daylight = SAMPLE.filter(isDaylight).length / SAMPLE.length
  expect(daylight).toBeGreaterThan(0.4)
  expect(daylight).toBeLessThan(0.65)
  expect(new Set(worlds.map(({ hand }) => hand)).size).toBe(HANDS.length)
  expect(new Set(worlds.map(({ landmark }) => landmark)).size).toBeGreaterThan(Object.keys(LANDMARKS).length * 0.85)
  expect(new Set(worlds.map(({ near }) => near)).size).toBeGreaterThan(Object.keys(NEARS).length * 0.85)
})

test('neighbouring games of other studios seldom share a world', () => {
  const worlds = SAMPLE.map(worldOf)
  const same = worlds.filter((world, i) => {
    const next = worlds[i + 1]
    return next && next.landmark === world.landmark && next.time === world.time && next.hand === world.hand
  })
  expect(same.length).toBeLessThan(6)
})

test('the ten built-in studios have ten cabinets, those of other providers are spread over all materials', () => {
  const cabinets = STUDIOS.map((provider) => cabinetOf(brief(1, { provider, motifs: ['wolf'] })))
  expect(new Set(cabinets).size).toBe(STUDIOS.length)
  const others = Array.from({ length: 240 }, (_, n) => cabinetOf(brief(n, { provider: `provider-${n}` })))
  for (const cabinet of CABINETS) expect(others.filter((other) => other === cabinet).length, cabinet).toBeGreaterThan(5)
})

test('a studio keeps one cabinet, but Onyx builds Egypt of sandstone, Papierka and Kriváň winter of ice', () => {
  expect(cabinetOf(brief(1, { provider: 'onyx', motifs: ['scarab'] }))).toBe('sandstone')
  expect(cabinetOf(brief(1, { provider: 'onyx', motifs: ['cat', 'bastet'] }))).toBe('sandstone')
  expect(cabinetOf(brief(1, { provider: 'onyx', motifs: ['queen'] }))).toBe('brass')
  expect(cabinetOf(brief(1, { provider: 'papierka', motifs: ['penguin'] }))).toBe('ice')
  expect(cabinetOf(brief(1, { provider: 'papierka', motifs: ['fox'] }))).toBe('paper')
  expect(cabinetOf(brief(1, { provider: 'krivan', motifs: ['polarbear', 'castle'] }))).toBe('ice')
})

test('a studio that promises a material by its name builds of it, whatever its id', () => {
  const of = (providerName: string) => cabinetOf(brief(1, { provider: 'x-1', providerName }))
  expect(of('Parostroj')).toBe('brass')
  expect(of('Stará Kotva')).toBe('coral')
  expect(of('Koliba 1300')).toBe('wood')
  expect(of('Inovať')).toBe('ice')
  expect(of('Tri Veže')).toBe('stone')
  // Beginnings of words: no ice in a palace, no wave in a shop window.
  expect(of('Úvlnok Palladium')).toBe(of('Štúdio'))
})

test('only a game of Egypt has its signs carved into sandstone', () => {
  const carved = (provider: string, motif: string) => carvingOf(brief(1, { provider, motifs: [motif] }))
  expect(carved('onyx', 'scarab')).toBe('signs')
  expect(carved('onyx', 'zeus')).toBe('rosettes')
  expect(carved('onyx', 'queen')).toBeUndefined()
  expect(carved('krivan', 'scarab')).toBeUndefined()
})

test('the far layer covers the whole picture and the others leave the sky free', async () => {
  const corner = async (layer: 'far' | 'middle' | 'near') => {
    const { data, info } = await sharp(Buffer.from(sceneSvg(brief(7), { layer, format: 'tall' })))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 780, height: 180 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { opaque: data.filter((value, i) => i % 4 === 3 && value === 255).length / (info.width * info.height) }
  }
  expect((await corner('far')).opaque).toBe(1)
  expect((await corner('near')).opaque).toBeLessThan(0.05)
  expect((await corner('middle')).opaque).toBeLessThan(0.1)
})

test('a place is named by words of a title, not by letters in the middle of one', () => {
  const motif = (word: string): Motif => findMotif(word) as Motif
  const landmarks = (name: string, hero: string): readonly string[] => recipeFor(name, motif(hero)).landmarks
  expect(landmarks('Piesok v hodinkách', 'hourglass')).not.toContain('longship')
  expect(landmarks('Šťastná kocka', 'dice')).not.toContain('iceFortress')
  expect(landmarks('Sto bubnov', 'drum')).not.toContain('galleon')
  expect(landmarks('Labutia záhrada', 'swan')).not.toContain('keep')
  expect(landmarks('Slávny Krab', 'crab')).not.toContain('volcano')
  expect(landmarks('Severný drakar', 'drakkar')).toContain('longship')
  expect(landmarks('Silva Obscura', 'forest')).toContain('greatTree')
  expect(landmarks('Zmrzlinár', 'icecream')).not.toContain('iceFortress')
  expect(landmarks('Hrad v hmle', 'wolf')).toContain('keep')
  // Places with a name, whoever lives there.
  expect(landmarks('Gorila zo Serengeti', 'gorilla')).toContain('baobab')
  expect(landmarks('Zbojník z Čachtíc', 'janosik')).toContain('castle')
  expect(landmarks('Nedeľa v El Pase', 'buffalo')).toContain('saloon')
  // Kinds of motifs.
  expect(landmarks('Tretia tretina', 'hockey')).toEqual(['stadium'])
  expect(landmarks('Diesel 77', 'seven')).not.toContain('barn')
  expect(landmarks('Darčeková trať', 'gift')).not.toContain('mine')
})
