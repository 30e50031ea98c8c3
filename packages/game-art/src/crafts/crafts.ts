import type { CrashFlight } from '@herna/contract/games'
import type { Motif } from '../motifs/vocabulary.ts'
import { type IdGenerator, type Placement, picture } from '../scene/pictures.ts'
import { airship, fireworkRocket, hotAirBalloon, icarus, soapBubble } from './aloft.ts'
import { lift, magnetWithCoins, mineCart, spaceBus, submarine } from './grounded.ts'

/** The vehicle of a crash game on 256×256 and its flight. */
export interface Craft extends CrashFlight {
  readonly draw: (ids: IdGenerator) => string
}

const shown =
  (name: string, placement: Placement = {}) =>
  (ids: IdGenerator): string =>
    picture(ids, name, 128, 128, 216, { filter: 'lit', ...placement })

const craft = (draw: Craft['draw'], flight: string): Craft => {
  const [trail, particles, burst] = flight.split(' ') as [CrashFlight['trail'], CrashFlight['particles'], CrashFlight['burst']]
  return { draw, trail, particles, burst }
}

/** By the main motif. Pictures of vehicles that look to the left are mirrored. */
const CRAFTS: Readonly<Record<string, Craft>> = {
  rocket: craft(shown('rocket'), 'glow sparks blast'),
  balloon: craft(hotAirBalloon, 'contrail puffs cloud'),
  kite: craft(shown('kite', { flip: true, rot: -8 }), 'cord ribbons scatter'),
  plane: craft(shown('small-airplane'), 'contrail puffs cloud'),
  zeppelin: craft(airship, 'contrail puffs cloud'),
  diver: craft(submarine, 'wake bubbles pop'),
  city: craft(lift, 'cable sparks scatter'),
  sled: craft(shown('sled', { flip: true, rot: -22 }), 'ruts flakes scatter'),
  water: craft(soapBubble, 'wake bubbles pop'),
  satellite: craft(spaceBus, 'glow stars cloud'),
  falcon: craft(shown('eagle', { flip: true, rot: -18 }), 'contrail feathers scatter'),
  train: craft(shown('locomotive', { flip: true, rot: -16 }), 'rails puffs cloud'),
  fireworks: craft(fireworkRocket, 'glow sparks fireworks'),
  mountain: craft(shown('hiking-boot', { rot: -20 }), 'steps puffs cloud'),
  surf: craft(shown('man-surfing', { flip: true, rot: -8 }), 'wake drops scatter'),
  motorcycle: craft(shown('motorcycle', { flip: true, rot: -16 }), 'road puffs scatter'),
  seedling: craft(shown('herb'), 'vine leaves scatter'),
  sun: craft(icarus, 'contrail feathers scatter'),
  magnet: craft(magnetWithCoins, 'current sparks scatter'),
  parachute: craft(shown('parachute'), 'cord puffs cloud'),
  tower: craft(shown('prince'), 'steps stars scatter'),
  comet: craft(shown('comet', { rot: 180 }), 'glow stars blast'),
  mine: craft(mineCart, 'rails sparks scatter'),
}

/** The vehicle of a crash game with this main motif; a motif that is no vehicle flies itself, like a rocket. */
export const craftOf = ({ word, pictures }: Motif): Craft =>
  CRAFTS[word] ?? craft(shown(pictures[0] as string), 'glow sparks blast')
