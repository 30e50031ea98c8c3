import { type Place, recipe } from './recipe.ts'

/** Worlds of kinds of motifs that no title placed elsewhere: the theme that holds their pictures has too many. */
export const KINDS: readonly Place[] = [
  [
    /^(?:lion|elephant|giraffe|zebra|rhino|hippo|hyena|leopard|ostrich|baobab)$/,
    recipe('golden dusk noon morning | birds clear rays | baobab stripedSun rayedSun | dunes crags meadow | boulders desert'),
  ],
  [
    /^(?:buffalo|scorpion|horse|donkey)$/,
    recipe('golden noon dusk morning | clear birds rays | rayedSun saloon peaks | cacti crags dunes | desert boulders'),
  ],
  [/^camel$/, recipe('golden noon dusk night | clear rays stars | pyramids crescent palace | dunes palms | desert market')],
  [
    /^(?:genie|lamp|carpet)$/,
    recipe('dusk golden night morning | stars clear rays | palace crescent | dunes palms stalls | market court desert'),
  ],
  [/^cat$/, recipe('night dusk golden morning | stars clear clouds | moon cottage skyline tower | roofs lamps | alley garden')],
  [
    /^(?:chess|king)$/,
    recipe(
      'golden dusk interior night | stars fireworks rays clear | keep castle crownPillar cardHouse | cards columns roofs | cardTable court torchHall',
    ),
  ],
  [
    /^(?:seven|bell|bar|slot|clover|joker|star)$/,
    recipe(
      'golden dusk midnight candy noon night | fireworks rays stars balloons clear | sevenSign crownPillar stripedSun ferrisWheel | skyline cards lamps tents | grid stalls cardTable fairground',
    ),
  ],
  [
    /^(?:gift|teddy|balloon|kite)$/,
    recipe(
      'candy morning noon golden | balloons rainbow clouds | bigTop cakeCastle ferrisWheel | tents sweets stalls | fairground sweetPath',
    ),
  ],
  [
    /^(?:plane|zeppelin|helicopter|parachute)$/,
    recipe(
      'morning noon golden dusk | clouds birds rays | peaks skyline lighthouse snowPeak | crags cliffs roofs meadow | boulders forest road',
    ),
  ],
  [/^(?:hockey|iceskate|goal)$/, recipe('night dusk winter midnight | snow stars clear | stadium | seats ice | iceField')],
  [
    /^(?:football|boxing|archery|whistle|stadium|trophy|tennis|basketball|medal)$/,
    recipe('dusk golden night noon | clear clouds stars fireworks | stadium | seats meadow roofs | pitch'),
  ],
  [
    /^racing$/,
    recipe('dusk golden noon midnight | clear clouds fireworks | stadium stripedSun ferrisWheel | seats skyline palms | road'),
  ],
  [
    /^pumpkin$/,
    recipe('dusk golden night fog | clear bats stars clouds | barn windmill cottage moon | autumn bareTrees | farm autumnWood'),
  ],
]
