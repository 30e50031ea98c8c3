import { type DirectedWorld, parseWorld } from './flagships.ts'

/** Art-directed worlds of the crash games: the vehicle's sky. `code | time | weather | landmark | middle | near`. */
export const CRASH_WORLDS: ReadonlyMap<string, DirectedWorld> = new Map(
  [
    'raketa | dusk | stars | stripedSun | pines | forest',
    'balon-nad-sarisom | morning | clouds | castle | meadow | farm',
    'papierovy-drak | noon | clouds | windmill | meadow | garden',
    'lietadielko | golden | clouds | lighthouse | waves | beach',
    'vzducholod-1911 | dusk | clouds | skyline | roofs | road',
    'ponorka-hlboko | abyss | fish | wreck | corals | reef',
    'vytah-do-neba | midnight | stars | skyline | skyline | grid',
    'sankar | winter | snow | cottage | spruces | snowyForest',
    'bublina | lagoon | fish | reefArch | corals | reef',
    'kozmicky-autobus | space | nebula | planet | craters | moonGround',
    'sokoli-let | morning | birds | peaks | crags | boulders',
    'vlak-bez-brzd | golden | clouds | peaks | crags | railway',
    'ohnostroj | midnight | stars | ferrisWheel | lanterns | fairground',
    'hora-v-hmle | fog | fog | snowPeak | pines | boulders',
    'surfista | noon | clear | island | waves | beach',
    'motorka-250 | golden | clear | stripedSun | palms | road',
    'fazula-az-do-neba | morning | clouds | cottage | meadow | garden',
    'ikarov-let | golden | rays | rayedSun | columns | court',
    'magnet | midnight | storm | factory | gears | workshop',
    'parasutista | noon | clouds | barn | meadow | farm',
    'kralovsky-vystup | dusk | stars | castle | roofs | torchHall',
    'kometa-nazivo | space | stars | moonBase | crystals | crystalCave',
    'permonikov-vozik | cavern | smoke | mine | crags | hoard',
  ].map(parseWorld),
)
