import type { CrashFlight } from '@herna/contract/games'
import type { Motif } from '../motifs/vocabulary.ts'
import { type IdGenerator, type Placement, picture } from '../scene/pictures.ts'
import { airship, fireworkRocket, hotAirBalloon, icarus, soapBubble } from './aloft.ts'
import { lift, magnetWithCoins, mineCart, spaceBus, submarine } from './grounded.ts'

/** The vehicle of a crash game on 256×256 and its flight. */
export interface Vehicle extends CrashFlight {
  readonly draw: (ids: IdGenerator) => string
}

const shown =
  (name: string, placement: Placement = {}) =>
  (ids: IdGenerator): string =>
    picture(ids, name, 128, 128, 216, { filter: 'lit', ...placement })

const vehicle = (draw: Vehicle['draw'], flight: string): Vehicle => {
  const [trail, particles, burst] = flight.split(' ') as [CrashFlight['trail'], CrashFlight['particles'], CrashFlight['burst']]
  return { draw, trail, particles, burst }
}

/** By the main motif. Pictures of vehicles that look to the left are mirrored. */
const VEHICLES: Readonly<Record<string, Vehicle>> = {
  rocket: vehicle(shown('rocket'), 'glow sparks blast'),
  balloon: vehicle(hotAirBalloon, 'contrail puffs cloud'),
  kite: vehicle(shown('kite', { flip: true, rot: -8 }), 'cord ribbons scatter'),
  plane: vehicle(shown('small-airplane'), 'contrail puffs cloud'),
  zeppelin: vehicle(airship, 'contrail puffs cloud'),
  diver: vehicle(submarine, 'wake bubbles pop'),
  city: vehicle(lift, 'cable sparks scatter'),
  sled: vehicle(shown('sled', { flip: true, rot: -22 }), 'ruts flakes scatter'),
  water: vehicle(soapBubble, 'wake bubbles pop'),
  satellite: vehicle(spaceBus, 'glow stars cloud'),
  falcon: vehicle(shown('eagle', { flip: true, rot: -18 }), 'contrail feathers scatter'),
  train: vehicle(shown('locomotive', { flip: true, rot: -16 }), 'rails puffs cloud'),
  fireworks: vehicle(fireworkRocket, 'glow sparks fireworks'),
  mountain: vehicle(shown('hiking-boot', { rot: -20 }), 'steps puffs cloud'),
  surf: vehicle(shown('man-surfing', { flip: true, rot: -8 }), 'wake drops scatter'),
  motorcycle: vehicle(shown('motorcycle', { flip: true, rot: -16 }), 'road puffs scatter'),
  seedling: vehicle(shown('herb'), 'vine leaves scatter'),
  sun: vehicle(icarus, 'contrail feathers scatter'),
  magnet: vehicle(magnetWithCoins, 'current sparks scatter'),
  parachute: vehicle(shown('parachute'), 'cord puffs cloud'),
  tower: vehicle(shown('prince'), 'steps stars scatter'),
  comet: vehicle(shown('comet', { rot: 180 }), 'glow stars blast'),
  mine: vehicle(mineCart, 'rails sparks scatter'),
}

/** The vehicle of a crash game with this main motif; a motif that is no vehicle flies itself, like a rocket. */
export const vehicleOf = ({ word, pictures }: Motif): Vehicle =>
  VEHICLES[word] ?? vehicle(shown(pictures[0] as string), 'glow sparks blast')
