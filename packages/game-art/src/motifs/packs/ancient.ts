import { parsePacks } from './pack.ts'

/** Egypt, Greece, Rome, the North and the East. */
export const ANCIENT = parsePacks(`
egypt: pharaoh scarab horus anubis ankh bastet sphinx cleopatra mummy + pyramid obelisk cat crocodile camel scorpion papyrus lotus desert book crown lamp gold river torch sun hourglass star train sapphire amphora snake eye falcon temple > book pyramid
luxor market: cat camel scarab ankh amphora cleopatra bastet papyrus lotus + pharaoh horus pyramid obelisk desert lamp coin snake sphinx anubis mummy crocodile scorpion book crown > book pyramid
desert caravan: camel scorpion snake lizard lamp amphora ruby sword hourglass + desert sun cactus palm falcon genie carpet tent moon book pyramid chest tea > sun lamp
olympus: zeus temple harp pegasus laurel amphora shield chalice poseidon + lightning hades medusa minotaur cyclops centaur griffin trident olive cloud grapes door eye lion eagle gladiator caesar crown > lightning temple
greek myths: medusa minotaur cyclops centaur pegasus griffin spartan trojan harp + zeus poseidon hades shield amphora temple laurel lightning chalice olive lion gladiator caesar door snake > temple amphora
rome: caesar gladiator laurel chariot shield helmet lion amphora eagle + sword temple coin stadium chalice griffin spartan olive grapes lightning harp horse centaur zeus poseidon > laurel temple
vikings: viking drakkar axe horn shield thor odin longhouse loki + freya wolf polarbear raven troll moose hammer helmet ice sword fire storm wave moon horse rune whale mountain bear crown lightning cloud water > rune drakkar
storm gods: thor perun zeus hammer poseidon odin temple eagle tornado + lightning storm fire cloud axe shield rune crown wave trident > lightning storm
irish luck: clover leprechaun horseshoe harp potofgold celt beer mushroom coin + rainbow druid gold horse hat ring potion pie > rainbow potofgold
druids: druid celt rune owl cauldron leaf potion moon harp + deer raven wolf stone tree book sword clover horn forest candle > rune fullmoon
arabian nights: genie lamp camel carpet chest sword ruby peacock tea + taj desert tiger princess bandit ganesha snake moon star sun door cat book sapphire lantern ring hourglass monkey > lamp moon
maharaja: elephant tiger taj peacock drum lotus snake ruby tea + monkey ganesha genie lamp camel carpet crown necklace desert princess bandit chest sword moon star leopard > taj lotus
dragon feast: dragon envelope koi firecracker jade gong lotus pagoda fortunecat + lantern panda tiger monkey fan tea bamboo fireworks rice moon mahjong oni kite feather gold coin beach samurai ninja geisha sakura dumpling phoenix > lantern gong
bamboo grove: panda lotus fan tea koi bamboo rice dumpling gong + pagoda lantern dragon tiger monkey sakura jade envelope fortunecat moon samurai ninja geisha beach > lantern pagoda
samurai: samurai fan geisha koi katana oni sakura ninja pagoda + fuji lantern dragon tea bamboo sword bow moon sushi sake gong lotus jade panda tiger fortunecat monkey envelope feather kimono > fuji sakura
zen garden: buddha yinyang lotus bamboo tea koi gong candle jade + sakura pagoda lantern fan moon stone > lotus yinyang
fortune temple: fortunecat envelope koi gong jade fortunecookie firecracker coin lotus + lantern dragon tea rice panda tiger pagoda monkey fan bamboo mahjong sakura gold > lantern envelope
`)
