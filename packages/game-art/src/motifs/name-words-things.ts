/** English words for things, actions and moods. */
export const ENGLISH_THINGS = `
gold golden: gold
goldrush mine miner miners mining quarry prospector drill: mine gold dynamite
coins coin: coins
cash money bucks dollar dollars million millionaire wealth wealthy fortune fortunes: money
diamond diamonds: diamond
gem gems jewel jewels jewelz stones: gem ruby emerald
ruby rubies: ruby
emerald emeralds: emerald
sapphire: sapphire
crystal crystals prism: crystal
fruit fruits fruity juicy frutas frutta joker: fruit
jokers joker: joker
cherries cherry: cherry
lemons: lemon
berry berries strawberry: strawberry
melon melons watermelons: watermelon
bananas banana: banana
pineapple ananas: pineapple
apple apples: apple
grape vineyard wine: grapes
orange oranges: orange
plums plum: plum
seven sevens 7s 777 7: seven
bells bell: bell
bars bar: bar
hot sizzling blazing burning burn burst flaming flame flames heat ember embers scorching firestorm: fire
fire fires inferno blaze: fire
chilli chillies chili jalapeno spicy pepper: chili sombrero
ice frozen frost arctic glacier icy polar: ice polarbear snowflake
snow winter: snowman snowflake
christmas xmas jingle santas noel festive: santa christmas gift
easter egg eggs: easter rabbit
halloween spooky trick: halloween ghost
pumpkin: pumpkin
ghost ghosts phantom spirit spirits haunted haunt: ghost
vampire vampires dracula blood nosferatu: vampire bat
zombie zombies undead outbreak: zombie
skull skulls bones skeleton: skull bone
witch witches witchcraft coven wicked: witch cauldron
wizard wizards merlin sorcerer sorcery mage magician arcane: wizard wand crystalball
magic magical spell spells enchanted enchantment mystic mystical mystery: wand crystalball
potion alchemy alchemist elixir lab: potion
voodoo: doll
devil devils demon demons diablo satan: devil fire
doom reaper death grim: reaper
monster monsters beast beasts frankenstein: ogre frankenstein
yeti bigfoot sasquatch: yeti
fairy fairies pixie tale tales fairytale: fairy
elf elves elven: elf
goblins goblin: goblin
trolls troll: troll
giant ogre: ogre
dwarf dwarves: dwarf
unicorns: unicorn
dragon dragons draco wyvern: dragon
dragonborn: dragon
phoenix firebird: phoenix
griffin gryphon: griffin
knight knights camelot lancelot arthur excalibur avalon: knight excalibur castle
king kings royal kingdom kingdoms throne crown crowns emperor: crown castle
queen queens princess lady empress duchess: queen crown rose
prince: prince
castle castles fortress tower: castle
robin sherwood archer: robin bow
warrior warriors battle clash conquest hero heroes war barbarian: sword shield
sword swords blade blades: sword
samurai shogun bushido: samurai sakura
ninja ninjas shinobi: ninja
geisha geishas sakura kimono: geisha sakura fan
japan japanese tokyo kyoto: samurai fuji sakura
china chinese dynasty ming beijing shanghai oriental orient asia asian imperial: lantern dragon envelope
fa fu cai shen hong bao caishen lunar: envelope firecracker coin
koi: koi lotus
lotus: lotus
buddha zen: buddha lotus
jade: jade
tiger tigers: tiger
monkey monkeys ape wukong: monkey
elephant elephants ganesha: elephant
india indian bollywood taj mahal maharaja: taj elephant
genie arabian arabia aladdin aladdins lamp ali baba sultan persian sahara: genie lamp desert
desert dune: desert
irish ireland leprechaun leprechauns leprechauns celtic: leprechaun clover potofgold
lucky luck charm charms clover clovers shamrock: clover horseshoe
rainbow rainbows: rainbow potofgold
celtic druid druids: celt druid
west western cowboy cowboys gunslinger outlaw outlaws sheriff deadwood saloon: cowboy revolver
wanted: sheriff revolver
tombstone: skull cowboy
bandit bandito bandidos: bandit
mexican mexico fiesta mariachi muertos loco: sombrero maracas
dias calavera: calavera
taco tacos burrito: taco
train express railroad: train
buffalo thunder: buffalo
eagle eagles: eagle
apache cherokee tribe native chief: feathers tent
moon lunar moonlight midnight: moon
night nights: night
star stars starlight starburst starz galaxy cosmic cosmos stellar nova supernova: star planet
sun solar sunrise: sun
space astro orbit lunar rocket planet planets: rocket planet astronaut
alien aliens ufo martian invaders invader area: alien ufo
robot robots mech cyber cyborg neon tech: robot gear
time clock tick chrono: clock hourglass
steam steampunk gear clockwork: gear clock
retro arcade pixel game gamer console: arcade
disco dance funky funk groovy 70s 80s: disco
rock rocks metal punk band roll guitar: guitar microphone
music song jazz blues opera: saxophone note
party fiesta carnival festival: party balloon
circus ringmaster carnival: circus clown
clown: clown
vegas strip casino: dice chips
dice craps: dice
cards poker holdem ace aces: cards ace
blackjack 21: blackjack
roulette: roulette
baccarat: baccarat
wheel spin wheelz: wheel
bingo keno lotto lottery: bingo
monopoly board: dice city
jackpot jackpots mega grand moolah: coins crown
football soccer goal goals champions league penalty striker: football trophy
hockey puck: hockey
basket basketball hoops: basketball
boxing knockout fight fighter: boxing
golf: golf
skate skater skateboard: skateboard
darts dart: target
tennis: tennis
ski skiing: skis
race racing racer speed turbo drive driver nitro: racing car
car cars road highway: car
bike biker: motorcycle
plane pilot flight jet aviator: plane
balloon balloons: balloon
sweet sweets sugar sugary candy candies candyland lollipop: candy lollipop cupcake
cake bakery cupcakes bake: cupcake cake
chocolate: chocolate
honey bee bees hive beehive: bees honey
ice-cream gelato: icecream
diner burger burgers grill: burger
pizza pizzeria: pizza
sushi wasabi: sushi
chef kitchen cook: chef
beer bier oktoberfest brew: beer pretzel
wine vino: wine
cocktail martini: cocktail
coffee espresso: coffee
rose roses romance love lovers valentine valentines heart hearts passion desire: rose heart love
angel angels heaven: angel
flower flowers garden bloom blossom: flower butterfly
butterfly butterflies: butterfly
forest woods woodland: forest deer
tree trees: tree
mountain mountains summit everest: mountain
river falls waterfall: waterfall
storm storms tempest tornado hurricane: storm lightning
thunderstruck lightning bolt electric volt voltage: lightning
volcano eruption lava magma: volcano fire
dino dinos dinosaur jurassic raptor rex prehistoric: dinosaur
mammoth stone caveman: mammoth
detective sherlock holmes mystery clue noir: detective magnifier
agent spy secret secrets: detective lock
mafia mob gangster gangsters capone godfather: mafia
police cop cops: police
quest adventure adventures journey explorer expedition: compass map
map: map
city street urban: city
hollywood movie cinema film: film
alice wonderland mad hatter: hat cards
oz: tornado heart
jack beanstalk giant: seedling
dr jekyll hyde: potion
riding hood: wolf apple
frog toad frogs: frog
snake cobra serpent python: snake
spider spiders: spider
crocodile croc gator alligator: crocodile
scorpion: scorpion
raven ravens crow: raven
owl owls: owl
parrot macaw: parrot
penguin penguins: penguin
peacock: peacock
swan: swan
flamingo flamingos: flamingo
kangaroo outback aussie australia: kangaroo
koala: koala
zebra: zebra
hippo: hippo
fox foxes foxy: fox
deer stag elk: deer
moose: moose
masks mask masquerade: mask
mirror mirrors: mirror
ring rings lord: ring
key keys: key
pinata: pinata
zodiac horoscope: zodiac
tarot fortune-teller gypsy: tarot
crystal-ball oracle: crystalball
hit strike: lightning
bonanza: gem
power force energy: lightning
explosion boom bomb bang dynamite tnt: bomb dynamite
toy toys doll dolls: teddy
block blocks cube cubes: gem
snail: snail
sheep: sheep
goat: goat
`
