/** Slovak stems without diacritics; the star matches any ending. */
export const SLOVAK = `
vlk* vlci* vlc*: wolf
medved*: bear
lisk* lisc*: fox
tigr* tigri*: tiger
lev* levi*: lion
orol* orli*: eagle
sokol*: falcon
sov* sovi*: owl
havran*: raven
kon* kons*: horse
jelen*: deer
kamzik*: kamzik
diviak* divi*: boar
macka* macac* mack*: cat
pes* psi*: dog
mys* mysi*: mouse
zajac* zajac*: rabbit
had* hadi*: snake
zab* zabi*: frog
drak* draci* dracia*: dragon
krokodil*: crocodile
slon*: elephant
opic*: monkey
panda*: panda
tava* tav*: camel
zralok* zraloc*: shark
ryba* ryb*: fish
rybar*: fishing bass
chobotnic*: octopus
korytnac*: turtle
perla* perl*: pearl
more* mors*: wave shell
ostrov*: island
pirat* korzar*: pirate treasure
poklad*: treasure gold
truhlic*: chest
zlat*: gold
striebr*: coins
minc*: coin
diamant*: diamond
drahokam* klenot*: gem ruby
rubin*: ruby
smaragd*: emerald
zafir*: sapphire
kristal*: crystal
korun*: crown
kral* krals*: crown castle
kralovn*: queen rose
princ*: princess
rytier*: knight castle
hrad* zam*: castle
mec*: sword
viking*: viking axe
valhal*: viking
faraon*: pharaoh pyramid
egypt* luxor*: pharaoh scarab
pyramid*: pyramid
skarab*: scarab
mumi*: mummy
knih*: book
bozstv* boh* bohov*: zeus temple
olymp*: zeus lightning
gladiator* rim* rims*: gladiator
azt*: aztec
mayo* maysk*: maya
dzungl*: jungle
ovoc*: fruit
ceresn* ceresen*: cherry
citron*: lemon
pomaranc*: orange
slivk* sliv*: plum
hrozn* vinic*: grapes
melon*: watermelon
jahod*: strawberry
malin*: raspberry
jablk*: apple
hrusk*: pear
banan*: banana
ananas*: pineapple
sedmick* sedmic* sedem*: seven
zvon* zvonc*: bell
zolik* joker*: joker
sast* stast*: clover horseshoe
stvorlist*: clover
podkov*: horseshoe
duh*: rainbow
hviezd* hviezdn*: star planet
mesiac* mesac*: moon
slnk* slnec*: sun
raket*: rocket
vesmir* galax* kozm*: planet astronaut
robot*: robot
ufo mimozem*: alien ufo
cas* hodin*: clock
ohen* ohni* ohn* plam*: fire
horuc* zar*: fire
ladov* lad* mraz*: ice snowflake
zim* snezn* sneh*: snowman snowflake
vianoc*: christmas santa
blesk* burk* hrom*: lightning storm
sopk*: volcano
hora* hory* tatr* kriva*: mountain kamzik
les* lesn*: forest deer
kvet* zahrad*: flower butterfly
ruza* ruz*: rose
lask* srdc*: heart rose
motyl*: butterfly
vcel*: bees honey
med* medov*: honey
cukr* sladk*: candy lollipop
kolac* tort*: cake
pivo* pivn*: beer
vino* vinn*: wine
carodej* kuzl* kuzel* caro*: wizard wand
strig* bosork* jezibab*: jezibaba cauldron
upir*: vampire bat
duch*: ghost
strasid*: ghost
netopier*: bat
lebk* kost*: skull
diabol* cert* pekl* pekel*: devil fire
vila* vil*: fairy
trpasl*: dwarf mine
permonik*: permonik mine
vodnik*: vodnik
perun*: perun
janosik* zbojn*: janosik valaska
valask*: valaska
koliba* salas* bac*: koliba bacha bryndza
folklor* kroj* krojov*: kroj heartginger
cicman*: kroj
samuraj*: samurai
nindz*: ninja
gejs*: geisha sakura
lampion*: lantern
lotos*: lotus
cin*: lantern dragon
kovboj* zapad*: cowboy revolver
serif*: sheriff
vlak* expres*: train
ban* banik*: mine gold
cirkus*: circus
klaun*: clown
karneval*: mardigras
disko* tanec*: disco
hudb* gitar* rock*: guitar
ruleta* rulet*: roulette
kock*: dice
kart*: cards ace
koles*: wheel
futbal* gol*: football
hokej*: hockey
preteky* zavod*: racing
noc* nocn* polnoc*: night moon
tajom* zahad*: key lock
detektiv*: detective
lod*: ship
kotv*: anchor
kohut*: rooster
sliepk* kurc*: chick
gazd* statok*: farm cow
prasa* prasiatk*: pig
ovc* ovec*: sheep
kapusta*: farm
hrib* huby*: mushroom
lipa* lipov*: lipa
`
