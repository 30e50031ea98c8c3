import type { Motif, Theme } from '../motifs/vocabulary.ts'
import { KINDS } from './kinds.ts'
import { NAMED_PLACES } from './named-places.ts'
import { type Place, type Recipe, recipe } from './recipe.ts'

const BY_THEME: Readonly<Record<Theme, Recipe>> = {
  animals: recipe(
    'golden morning dawn dusk jungle night noon | clear clouds birds stars rays | peaks waterfall greatTree moon rayedSun | pines meadow ferns cacti autumn | forest jungle garden autumnWood boulders',
  ),
  antiquity: recipe(
    'noon golden dusk storm night morning | clear clouds storm stars rays | greekTemple volcano island | columns dunes totems crags | court torchHall boulders totemPath',
  ),
  asia: recipe(
    'dawn morning golden dusk night midnight | clear clouds stars fireworks birds | pagoda torii snowPeak moon palace | blossoms bamboo lanterns roofs | blossomGarden bambooGrove lanternWalk pond',
  ),
  birds: recipe(
    'morning noon golden dawn dusk | birds clouds rays clear | peaks greatTree sunbird windmill lighthouse | meadow pines cliffs blossoms | garden forest pond boulders',
  ),
  casino: recipe(
    'golden dusk midnight noon interior night morning | clear stars fireworks rays balloons | sevenSign crownPillar cardHouse skyline palace | cards skyline seats columns | cardTable court stalls grid',
  ),
  egypt: recipe(
    'noon golden morning dusk night | clear rays stars birds | pyramids sphinx pylon crescent | dunes palms columns stalls | desert market court beach',
  ),
  folklore: recipe(
    'morning golden dawn dusk winter night | clear birds clouds snow stars | cottage peaks greatTree windmill | meadow pines autumn spruces | garden farm forest snowyForest',
  ),
  fruit: recipe(
    'noon morning golden candy | rays clear balloons rainbow | fruitPile rayedSun barn stripedSun | stalls meadow palms blossoms | market garden farm beach',
  ),
  motion: recipe(
    'dusk midnight golden noon morning night | clear clouds stars fireworks | skyline stripedSun ferrisWheel peaks | skyline palms lamps roofs | road railway alley grid',
  ),
  nature: recipe(
    'morning golden dawn noon dusk fog storm | clouds rays rainbow birds rain | peaks waterfall windmill greatTree moon | meadow pines autumn blossoms | garden forest pond farm',
  ),
  night: recipe(
    'night dusk midnight storm fog | bats stars fog storm clear | cathedral tower castle moon crescent | bareTrees graves mushrooms roofs | graveyard torchHall toadstools alley',
  ),
  north: recipe(
    'aurora winter storm dusk golden morning | aurora snow storm clouds rainbow | longship longhouse peaks iceFortress | spruces waves pines ice | dock snowyForest surf boulders',
  ),
  realm: recipe(
    'morning golden dusk noon night storm | clouds birds stars rays storm | castle keep tower crownPillar | meadow roofs autumn pines | garden torchHall farm forest',
  ),
  revelry: recipe(
    'dusk midnight golden candy noon interior night | fireworks balloons stars clear rays | stage ferrisWheel bigTop crownPillar stripedSun | seats tents lanterns skyline | stalls fairground grid alley',
  ),
  sea: recipe(
    'lagoon abyss morning golden dusk noon | fish jellies birds clouds rays clear | reefArch wreck island lighthouse galleon | corals kelp waves palms | reef kelpBed beach surf dock',
  ),
  space: recipe(
    'space night aurora midnight dusk | nebula stars clear | planet moonBase rocket comet saucer | craters base crystals crags | moonGround deck crystalCave boulders',
  ),
  treasure: recipe(
    'golden cavern noon dusk morning fire | clear rays birds smoke clouds | mine galleon island crownPillar volcano | hoard crystals palms crags waves | hoard dock crystalCave beach',
  ),
  treats: recipe(
    'candy morning noon golden dawn | rainbow clouds balloons rays | cakeCastle fruitPile windmill rayedSun | sweets stalls blossoms meadow | sweetPath bakery market garden',
  ),
  west: recipe(
    'golden noon dusk dawn night | clear birds rays stars | saloon locomotive mine rayedSun moon | cacti crags roofs dunes | desert railway dock boulders',
  ),
}

/** Worlds of words that name a place: of motifs, or of stems in the title. */
const PLACES: readonly Place[] = [
  [
    /clock|hodin/,
    recipe('dusk night morning golden fog | clear stars clouds fog | tower skyline | gears roofs lamps | workshop alley'),
  ],
  [
    /forest|tree|mushroom|silva|húšti|les(?:a|e|om|n\p{L}+)?(?!\p{L})/u,
    recipe(
      'dusk fog night dawn morning golden | fog stars clear birds rays | greatTree moon waterfall | pines ferns autumn mushrooms | forest autumnWood toadstools',
    ),
  ],
  [
    /vlak|train|expres|railway|koľaj/,
    recipe(
      'dusk golden night storm fog morning | clear clouds stars rain | locomotive | lamps crags roofs meadow pines | railway',
    ),
  ],
  [
    /luxor|pyram|faraon|pharaoh|n[íi]l(?:i|u|om)?(?!\p{L})|cleopatra|mummy|sphinx|hourglass|piesok/u,
    recipe(
      'noon golden morning dusk night | clear rays stars | pyramids sphinx pylon | dunes palms columns | desert market court',
    ),
  ],
  [
    /circus|cirkus|clown|carousel|manéž/,
    recipe(
      'noon golden candy dusk night midnight | balloons fireworks stars rays | bigTop ferrisWheel | tents lanterns stalls | fairground stalls',
    ),
  ],
  [/volcano|sopk|vulkán|láv/, recipe('fire dusk golden | smoke clear | volcano | spires crags palms | lavaFlow boulders')],
  [
    /dragon|drak(?!k?ar)|dracon/,
    recipe(
      'dusk fire golden night midnight dawn | fireworks clouds stars smoke | pagoda torii volcano keep | lanterns bamboo spires roofs | lanternWalk bambooGrove lavaFlow torchHall',
    ),
  ],
  [
    /fire|phoenix|fenix|oheň|ohniv|devil|peklo|inferno/,
    recipe('fire dusk golden | smoke clear | pyre sunbird volcano | spires crags bareTrees | lavaFlow torchHall boulders'),
  ],
  [
    /ice(?!cream)|snow|skis|curling|lyž|penguin|polarbear|yeti|ľad|zim|sneh|mraz|winter|christmas|santa|sled|reindeer|vianoc/,
    recipe(
      'winter aurora dawn night morning | snow aurora clouds | iceFortress castle cottage snowPeak | spruces ice | snowyForest iceField',
    ),
  ],
  [
    /robot|cyber|chip|battery|lightning|volt|atom|gear|magnet/,
    recipe(
      'midnight night space dusk storm golden | storm stars clear | coil factory skyline | skyline gears base crystals | deck workshop grid',
    ),
  ],
  [
    /alien|ufo|invader/,
    recipe('space night midnight dusk | nebula stars | saucer planet | craters cacti roofs | moonGround road desert'),
  ],
  [
    /miner|^mine|dwarf|permon|baňa|bane|gem|ruby|emerald|sapphire|amethyst|crystal|drahokam/,
    recipe('cavern dusk golden night | smoke clear stars | mine peaks crownPillar | crystals crags hoard | crystalCave hoard'),
  ],
  [
    /maya|aztec|jungle|gorilla|monkey|totem|džung|jungl/,
    recipe(
      'jungle golden morning dusk noon | birds rays clear | steppedTemple waterfall | ferns totems palms | jungle totemPath',
    ),
  ],
  [
    /pirat|parrot|galleon|^ship|captain|kapitán|compass|map|rum/,
    recipe(
      'golden morning dusk noon storm night | birds clouds storm stars | galleon island lighthouse | waves palms | dock beach surf',
    ),
  ],
  [
    /viking|drakk?ar|thor|odin|loki|freya|rune/,
    recipe(
      'aurora storm dusk winter golden dawn | aurora storm clouds snow | longship longhouse | waves spruces pines | dock surf snowyForest',
    ),
  ],
  [
    /book|scroll|quill|owl|sova|kniha/,
    recipe(
      'dusk night golden interior morning | stars clear rays | openBook tower greatTree | shelves mushrooms autumn | library toadstools',
    ),
  ],
  [
    /detective|mafia|police|spy|noir|tieň|shadow|bank|safe/,
    recipe('night fog storm dusk | rain fog clear | alley skyline | roofs skyline lamps | alley road'),
  ],
  [
    /cowboy|sheriff|saloon|bandit|wanted|revolver|western/,
    recipe('golden noon dusk | clear birds rays | saloon rayedSun | cacti dunes crags | desert dock'),
  ],
  [
    /farm|cow|pig|sheep|goat|rooster|chick|hen|wheat|tractor|kohút|gazd/,
    recipe('morning golden noon dawn | birds clouds rays rainbow | barn windmill | meadow autumn blossoms | farm garden'),
  ],
  [
    /candy|lollipop|cupcake|cake|icecream|chocolate|doughnut|cukr|slad/,
    recipe('candy morning dawn noon | rainbow balloons clouds | cakeCastle | sweets blossoms | sweetPath bakery'),
  ],
  [
    /city|disco|car$|motorcycle|neon|midnight|drive/,
    recipe('midnight dusk night golden | stars clear fireworks | skyline stripedSun | skyline palms lamps | grid road alley'),
  ],
  [
    /knight|excalibur|castle|hrad|shield|rytier/,
    recipe('morning golden storm dusk | birds clouds storm | keep castle | meadow roofs pines autumn | torchHall garden farm'),
  ],
  [
    /vampire|bat$|coffin|cathedral|katedrál|ghost|skull|reaper/,
    recipe('night dusk storm fog | bats fog stars | cathedral castle | graves bareTrees roofs | graveyard torchHall'),
  ],
  [
    /santorin|zeus|olymp|poseidon|hades|medusa|spartan|gladiator/,
    recipe('storm noon golden dusk | storm clouds rays | greekTemple | columns crags waves | court torchHall'),
  ],
  [
    /rocket|raketa|comet|komét|galaxy|astronaut|planet|satellite/,
    recipe('space night midnight | nebula stars | rocket planet comet moonBase | craters base crags | moonGround deck'),
  ],
  [
    /beach|surf|island|coconut|hawai|aloha/,
    recipe('noon golden morning dusk | clear rays birds | island rayedSun stripedSun | palms waves | beach surf'),
  ],
]

/** The same at beginnings of words only: there is no Odin in an hourglass ("hodinky") and no castle in a garden ("záhrada"). */
const atWords = (list: readonly Place[]) =>
  list.map(([word, found]) => [new RegExp(`(?<!\\p{L})(?:${word.source})`, 'u'), found] as const)
const [NAMED_AT_WORDS, PLACES_AT_WORDS] = [atWords(NAMED_PLACES), atWords(PLACES)]

/** The recipe of a place with a name in the title, of a main motif or a title that are a place, of the motif's kind, or of its theme. */
export function recipeFor(name: string, hero: Motif): Recipe {
  const title = name.toLowerCase()
  const found =
    NAMED_AT_WORDS.find(([word]) => word.test(title)) ??
    PLACES_AT_WORDS.find(([word]) => word.test(hero.word)) ??
    PLACES_AT_WORDS.find(([word]) => word.test(title)) ??
    KINDS.find(([word]) => word.test(hero.word))
  return found?.[1] ?? BY_THEME[hero.theme]
}
export const ALL_RECIPES: readonly Recipe[] = [
  ...Object.values(BY_THEME),
  ...[...NAMED_PLACES, ...PLACES, ...KINDS].map(([, found]) => found),
]
