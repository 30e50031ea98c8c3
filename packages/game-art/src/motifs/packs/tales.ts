import { parsePacks } from './pack.ts'

/** Castles, tales, magic, horror and mines. */
export const TALES = parsePacks(`
knights: knight shield helmet castle crown sword grail bow horse + king queen robin jester barbarian anvil dragon lion falcon tower torch excalibur scroll trophy door cauldron chess hat hammer fleur eagle fire > excalibur grail
dragon slayers: dragon castle sword shield knight torch crown helmet egg + lizardking fire wizard gold princess tower griffin king queen scroll treasure grail > egg treasure
robin: robin bow castle target deer chest feather sword scroll + coins jester king knight fox tree torch horn barbarian hat horse > coins chest
fairy tale: princess prince frog castle crown unicorn mirror heels rose + fairy dwarf goose ogre mouse hedgehog apple wand key gingerbread bell book coin cat door fire moon owl star hat swan dragon queen pumpkin clock > wand book
enchanted wood: fairy unicorn elf mushroom frog owl wand butterfly rose + goblin ogre troll dwarf forest star castle flower moon book druid goose prince princess mirror hedgehog mouse > wand fullmoon
owl study: owl book scroll quill candle telescope crystalball hourglass hat + star moon key wand goose hedgehog mouse castle tree feather potion clock wizard > fullmoon star
magic school: wizard potion book hat cauldron owl tarot wand cat + witch elf goblin druid zodiac crystalball eye star moon hourglass scroll cake rabbit fairy candle frog key magic > crystalball wand
alchemy: potion book hourglass crystal candle scroll atom ring + cauldron skull wizard star eye gold mirror wand > potion crystalball
fortune teller: tarot crystalball zodiac eye candle cat star dice mirror + moon sun hat book witch key raven > crystalball eye
slovak legends: janosik valaska fujara permonik vodnik jezibaba vila perun lipa + bacha morena kamzik dragon chest zvon dzban krpce heartginger castle ghost sword shield book coins halusky knight mountain night owl bryndza koliba kroj robin > zvon lipa
salas: bacha koliba sheep dzban fujara halusky zvon kamzik krpce + bryndza klobasa ram valaska tatry chata kroj dance heartginger kolac dog goat mountain cheese honey bear janosik lipa kukucka > zvon heartginger
folk feast: kroj accordion dance violin heartginger dzban kolac beer krpce + klobasa fujara trumpet bryndza halusky dancer drum chest kukucka > heartginger zvon
dwarf mine: dwarf gem mine hammer pickaxe ruby emerald lamp chest + permonik miner gold dynamite crystal anvil diamond amethyst sapphire ring coins axe safe star crown pearl jade necklace torch sun > oillamp mine
gems: diamond ruby emerald sapphire amethyst crystal crown ring necklace + pearl jade dwarf miner gem gold mine coins safe star sun chalice chest eye moon > star chest
riches: gold coins chest crown safe money trophy ring diamond + bar dollar bank piggy coin key gem ruby medal fortunecat lock > safe star
pub dwarfs: dwarf beer axe hammer rum horn helmet cheese chest + goblin troll ogre barbarian shield pretzel > rum chest
horror: vampire ghost skull coffin candle spider werewolf zombie raven + bat witch mummy devil cauldron pumpkin moon doll clock reaper frankenstein door violin garlic eye cross mirror key chalice web halloween rose night cat > fullmoon bat
cathedral: bat gargoyle coffin candle cross vampire raven chalice rosewindow + moon skull ghost rose bell door clock violin garlic witch spider werewolf mummy devil zombie doll cauldron pumpkin mirror eye key > fullmoon cross
halloween: halloween witch ghost cauldron candy spider bat skull cat + pumpkin zombie vampire werewolf mummy web moon candle frankenstein owl raven devil coffin doll clock lollipop hat > fullmoon cauldron
monster lab: frankenstein zombie ogre yeti cyclops eye potion coffin + goblin troll mummy werewolf skull vampire clock bulb skull > lightning potion
underworld: devil hades reaper skull torch chalice trident raven cross + fire snake coffin witch ghost bone dragon sword eye door potion moon candle > fire skull
calavera: calavera guitar rose candle sombrero maracas chili pinata cross + skull heart taco bread sunflower party trumpet bone > pinata candle
heaven: angel dove harp cloud heart candle feather sun bell + rainbow star cupid swan rose crown key moon trumpet love > rainbow star
ghost ship: ghost ship skull anchor oillamp compass bell raven key + kraken pirate chest moon storm coffin > fullmoon chest
`)
