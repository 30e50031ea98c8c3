import type { ArtBrief } from '@herna/contract/content'
import { pickBy } from '../seed.ts'
import { airOf, type Time } from './air.ts'
import type { Weather } from './sky.ts'
import { inItsAir, risen, worldOf, type WorldOfGame } from './world.ts'

/** The time at which a bonus feature plays: what is day becomes evening or night, and the other way round. */
const BONUS_TIMES: Readonly<Record<Time, Time>> = {
  dawn: 'night',
  morning: 'dusk',
  noon: 'dusk',
  golden: 'midnight',
  dusk: 'golden',
  night: 'dawn',
  midnight: 'fire',
  aurora: 'dawn',
  winter: 'aurora',
  storm: 'golden',
  fog: 'night',
  fire: 'golden',
  lagoon: 'abyss',
  abyss: 'lagoon',
  cavern: 'fire',
  space: 'fire',
  interior: 'midnight',
  candy: 'midnight',
  jungle: 'night',
}
/** Tubes glow in the dark only. */
const NEON_TIMES: Partial<Record<Time, Time>> = { dusk: 'midnight', night: 'fire', midnight: 'fire' }
/** Under a moon it stays night. */
const MOONLIT: readonly string[] = ['moon', 'crescent']
const UNDER_WATER: readonly Time[] = ['lagoon', 'abyss']

function bonusTime({ landmark, time, hand }: WorldOfGame): Time {
  if (MOONLIT.includes(landmark) && !UNDER_WATER.includes(time)) return time === 'aurora' ? 'midnight' : 'aurora'
  return (hand === 'neon' ? NEON_TIMES[time] : undefined) ?? BONUS_TIMES[time]
}

/** Weathers that suit any theme at that time. */
function festive(time: Time, world: WorldOfGame): readonly Weather[] {
  if (UNDER_WATER.includes(time)) return time === 'abyss' ? ['jellies'] : ['fish']
  if (time === 'aurora') return ['aurora']
  if (time === 'fire') return world.time === 'space' ? ['nebula'] : ['smoke', 'stars']
  return airOf(time, world.pal).isLight ? ['rainbow', 'rays'] : ['fireworks', 'stars']
}

/** The world of a game while a bonus feature runs: the same place, at another time and in festive weather. */
export function bonusWorldOf(brief: ArtBrief): WorldOfGame {
  const world = worldOf(brief)
  const time = bonusTime(world)
  const weathers = festive(time, world)
  const other = weathers.filter((weather) => weather !== world.weather)
  const weather = pickBy(other.length > 0 ? other : weathers, `bonus ${brief.gameCode} ${brief.fileVersion}`)
  const scenery = { ...world, time, weather, landmark: risen(world.landmark, airOf(time, world.pal).isLight) }
  return inItsAir(brief, scenery, world.pal)
}
