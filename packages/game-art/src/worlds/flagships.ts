import type { Time } from './air.ts'
import type { LandmarkName } from './landmarks/landmarks.ts'
import type { MiddleName, NearName } from './rows.ts'
import type { Weather } from './sky.ts'

export interface DirectedWorld {
  readonly time: Time
  readonly weather: Weather
  readonly landmark: LandmarkName
  readonly middle: MiddleName
  readonly near: NearName
}
/** `code | time | weather | landmark | middle | near` */
export const parseWorld = (line: string): readonly [string, DirectedWorld] => {
  const [code, time, weather, landmark, middle, near] = line.split(/ +\| +/)
  return [code, { time, weather, landmark, middle, near }] as unknown as readonly [string, DirectedWorld]
}

/** Art-directed worlds of the best known games: `code | time | weather | landmark | middle | near`. */
export const FLAGSHIPS: ReadonlyMap<string, DirectedWorld> = new Map(
  [
    'tigrie-oci | golden | birds | waterfall | ferns | jungle',
    'vlcia-hora | dusk | stars | moon | pines | forest',
    'medvedi-brod | dawn | birds | peaks | pines | pond',
    'orli-stit | morning | birds | snowPeak | autumn | boulders',
    'midnight-drive | midnight | stars | stripedSun | palms | road',
    'elektricka-ruza | dusk | clear | ferrisWheel | blossoms | alley',
    'volt-5 | night | storm | coil | gears | deck',
    'hviezdny-joker | midnight | fireworks | crownPillar | skyline | grid',
    'ovocny-expres | morning | clouds | locomotive | stalls | railway',
    'horuca-ceresna | golden | rays | rayedSun | blossoms | farm',
    'sedmicka-stastia | candy | balloons | sevenSign | meadow | garden',
    'melon-mania | noon | rays | fruitPile | palms | market',
    'faraonova-pecat | morning | rays | pylon | dunes | court',
    'cierna-dama | interior | clear | cardHouse | cards | cardTable',
    'macka-z-luxoru | noon | rays | pyramids | stalls | market',
    'katedrala-tienov | night | bats | cathedral | graves | graveyard',
    'perla-hlbin | lagoon | jellies | reefArch | corals | reef',
    'zraloci-zaliv | abyss | fish | wreck | kelp | boulders',
    'korytnacia-laguna | noon | birds | island | waves | beach',
    'lisci-les | golden | clear | greatTree | autumn | autumnWood',
    'cukrova-zahrada | candy | rainbow | cakeCastle | sweets | sweetPath',
    'panda-pagoda | dawn | clouds | pagoda | bamboo | bambooGrove',
    'dracia-hostina | dusk | fireworks | pagoda | lanterns | lanternWalk',
    'trpaslicia-bana | cavern | smoke | mine | crystals | hoard',
    'zlaty-kohut | golden | birds | barn | meadow | farm',
    'kometa-9 | space | nebula | comet | crystals | crystalCave',
    'ufo-bistro | night | stars | saucer | cacti | moonGround',
    'severny-vietor | storm | clouds | longship | waves | boulders',
    'ohniva-dama | dusk | smoke | pyre | bareTrees | torchHall',
    'rytier-z-devina | noon | birds | keep | roofs | torchHall',
    'fenixov-let | fire | smoke | sunbird | spires | lavaFlow',
    'kapitan-havran | golden | birds | galleon | waves | dock',
    'sova-mudrica | morning | clear | openBook | mushrooms | library',
    'hlas-hlbiny | abyss | jellies | moon | kelp | kelpBed',
    'posledny-vlak | dusk | fog | locomotive | lamps | railway',
    'mesacny-robot | space | stars | moonBase | craters | deck',
    'neonovy-drak | midnight | clouds | torii | roofs | lanternWalk',
    'cirkus-polnoc | night | fireworks | bigTop | tents | fairground',
    'ladova-pevnost | winter | snow | iceFortress | spruces | snowyForest',
    'dzungla-mayov | jungle | rays | steppedTemple | totems | totemPath',
    'burka-nad-olympom | storm | storm | greekTemple | columns | court',
    'tien-na-rohu | night | rain | alley | roofs | alley',
  ].map(parseWorld),
)

/** Surfaces of the best known games whose reels are dark, and therefore of this colour; other games have a surface of their palette. */
export const FLAGSHIP_SURFACES: ReadonlyMap<string, string> = new Map([
  ['cierna-dama', '#3d0e22'],
  ['katedrala-tienov', '#2a1546'],
  ['rytier-z-devina', '#142a5c'],
  ['dracia-hostina', '#54101a'],
  ['trpaslicia-bana', '#2c1a58'],
  ['zlaty-kohut', '#0f2f58'],
  ['kapitan-havran', '#0c3044'],
  ['dzungla-mayov', '#153a1c'],
  ['kometa-9', '#14164e'],
  ['ufo-bistro', '#0c3a30'],
  ['mesacny-robot', '#2a1c50'],
  ['severny-vietor', '#0f3444'],
  ['ohniva-dama', '#561612'],
  ['posledny-vlak', '#172a54'],
  ['tien-na-rohu', '#291a44'],
])
