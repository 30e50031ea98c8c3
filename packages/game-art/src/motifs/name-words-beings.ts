/** English words for beings, peoples and places. Words that are motifs themselves ("wolf", also in the plural) are not repeated. */
export const ENGLISH_BEINGS = `
asgard valhalla norse ragnarok midgard nordic: viking axe shield
vikings: viking drakkar axe
valkyrie valkyries: freya shield
odins: odin raven
loki: loki
hammer mjolnir: thor hammer
egypt egyptian nile luxor giza sphinx: pharaoh pyramid scarab
ra amun aten: horus sun pharaoh
pharaoh pharaohs pharao tut tutankhamun ramses ramesses: pharaoh scarab pyramid
cleo cleopatra nefertiti isis nephthys hathor: cleopatra ankh
osiris seth anubis: anubis ankh
tomb tombs mummy crypt: mummy skull
pyramids pyramid: pyramid pharaoh
scarabs scarab beetle: scarab horus
book books tome spellbook: book
dead: skull book
wilde: book treasure
zeus olympus olympian olympic thunder: zeus lightning temple
greek greece athens spartacus hellas: spartan temple amphora
athena artemis hera aphrodite helen venus goddess goddesses: cleopatra harp laurel
ares achilles hercules heracles leonidas sparta spartan: spartan shield gladiator
gods god titan titans immortal deity: zeus lightning temple
rome roman caesars caesar coliseum colosseum maximus: caesar gladiator laurel
gladiators arena: gladiator
hades underworld hell hells inferno: hades fire devil
poseidon neptune atlantis atlantean: poseidon trident shell
gorgon: medusa
kraken leviathan: kraken
minos minotaurus labyrinth: minotaur
pandora pandoras: chalice amphora
midas: crown gold
icarus pegasus: pegasus feather
troy: trojan
aztec aztecs azteca montezuma quetzalcoatl: aztec totem
maya mayan inca incas inka machu tikal dorado eldorado: maya gold totem
tiki polynesian hawaiian hawaii aloha moai: moai palm flower
temple temples: temple
jungle rainforest amazon amazonian tarzan: jungle gorilla parrot
safari savanna savannah serengeti africa african kalahari: lion elephant giraffe
kong gorillas: gorilla
rhinos rhino: rhino
buffalos buffalo bison stampede: buffalo
wolf wolves werewolves howl lycan: wolf
werewolf: werewolf
bear bears grizzly: bear
panther jaguar puma cheetah cougar lynx cats: leopard
panda pandas: panda bamboo
mustang stallion horses horse pony derby: horse
bull toro bulls matador: bull
piggy piggies pigs bacon hog: pig piggy
bank banker vault banks: safe gold
heist robbery robber thief thieves bandits: bandit safe
rabbit bunny hare hop: rabbit
hamster mice mouse: mouse
dog dogs doghouse pup puppy hound: dog bone
cat kitty kitties meow kitten: cat
chicken hen cluck chickens: chick rooster
farm barn harvest: farm cow tractor
fish fishin fishing bass angler reel fisher catch: bass fishing boat
ocean sea seas reef underwater aqua deep: shark octopus coral
dolphins dolphin: dolphin
mermaids mermaid siren: mermaid shell
pearls pearl: pearl
sharks shark razor: shark
whale orca: whale
lobster crab crabs: crab
turtle turtles: turtle
pirate pirates buccaneer corsair captain plunder loot booty jolly roger blackbeard: pirate treasure shipwheel
treasure treasures hoard riches loot: treasure gold gem
chest chests: chest
island islands caribbean tropic tropical: island palm parrot
bounty hunter: wanted
`
