import { type Place, recipe } from './recipe.ts'

/** Worlds of places with a name of their own: whoever lives there, there is no temple of the Maya in the Serengeti. */
export const NAMED_PLACES: readonly Place[] = [
  [
    /serengeti|zambezi|kalahari|savan|safari/,
    recipe('golden dusk noon morning | birds clear rays | baobab stripedSun | dunes crags meadow | boulders desert'),
  ],
  [
    /spišsk|strečn|devín|oravsk|beckov|čacht|červen\p{L}+ kameň?/u,
    recipe(
      'morning golden dusk storm night | birds clouds stars | keep castle | meadow roofs pines autumn | torchHall forest farm',
    ),
  ],
  [
    /tatr|tatier|štrbsk|donoval|sitn|kľak|kráľov\p{L}+ ho[lľ]|bukov\p{L}+ vrch/u,
    recipe(
      'morning golden dawn dusk winter | clouds birds rays | snowPeak peaks cottage | pines spruces meadow | forest pond boulders',
    ),
  ],
  [
    /el pas|železnic|rušňov|rušeň/,
    recipe('golden noon dusk | clear birds rays | saloon locomotive | cacti crags dunes | desert railway'),
  ],
  [
    /yucat|tikal|azték/,
    recipe('jungle golden morning dusk | birds rays clear | steppedTemple waterfall | ferns totems palms | jungle totemPath'),
  ],
  [
    /islande|lapons|fjord|grónsk/,
    recipe(
      'aurora winter morning dusk | aurora snow clouds | snowPeak longhouse peaks | spruces ice waves | snowyForest iceField',
    ),
  ],
  [
    /kjót|tok[ií]|šanghaj|mekong/,
    recipe(
      'dawn morning golden dusk night | clear stars fireworks birds | pagoda torii snowPeak | blossoms bamboo lanterns roofs | blossomGarden lanternWalk pond',
    ),
  ],
  [
    /viedn|paríž|benátk|londýn/,
    recipe(
      'dusk golden night morning | clear stars clouds fireworks | ferrisWheel cathedral tower | roofs lamps lanterns | alley stalls garden',
    ),
  ],
  [
    /havaj|karib|seychel|havan(?:e|a|y)(?!\p{L})/u,
    recipe('noon golden morning dusk | clear rays birds | island stripedSun lighthouse | palms waves | beach surf'),
  ],
  [
    /transylv|cintorín|krypt/,
    recipe('night dusk storm fog | bats fog stars | cathedral castle tower | graves bareTrees | graveyard torchHall'),
  ],
  [
    /kapustnic|vianočn|štedr/,
    recipe('winter night dusk morning | snow clouds | cottage castle snowPeak | spruces | snowyForest'),
  ],
  [
    /diesel|benzín|motork/,
    recipe('dusk midnight golden | clear clouds stars | skyline factory stripedSun | skyline lamps gears | road alley'),
  ],
]
