/** Wild and scatter of the games of the visual reference, by game code. */
export const SPECIALS: Readonly<Record<string, readonly [wild: string, scatter: string]>> = Object.fromEntries(
  `
tigrie-oci eye totem
vlcia-hora wolf fullmoon
medvedi-brod bear waterfall
orli-stit eagle sunrise
midnight-drive lightning flag
elektricka-ruza heart cupid
volt-5 lightning bulb
hviezdny-joker joker star
ovocny-expres train ticket
horuca-ceresna fire star
sedmicka-stastia clover star
melon-mania pineapple cocktail
faraonova-pecat pharaoh book
cierna-dama queen spade
macka-z-luxoru bastet pyramid
katedrala-tienov bat fullmoon
perla-hlbin trident pearl
zraloci-zaliv shark buoy
korytnacia-laguna turtle pearl
lisci-les fox acorn
cukrova-zahrada lollipop gift
panda-pagoda panda pagoda
dracia-hostina dragon lantern
trpaslicia-bana dwarf mine
zlaty-kohut rooster egg
kometa-9 comet galaxy
ufo-bistro ufo galaxy
severny-vietor thor rune
ohniva-dama queen ruby
rytier-z-devina knight excalibur
fenixov-let phoenix egg
kapitan-havran raven chest
sova-mudrica owl fullmoon
hlas-hlbiny jellyfish pearl
posledny-vlak train ticket
mesacny-robot robot moon
neonovy-drak dragon lantern
cirkus-polnoc mask ticket
ladova-pevnost polarbear snowflake
dzungla-mayov aztec maya
burka-nad-olympom zeus temple
tien-na-rohu detective magnifier
`
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', wild = '', scatter = ''] = line.split(' ')
      return [code, [wild, scatter] as const]
    }),
)
