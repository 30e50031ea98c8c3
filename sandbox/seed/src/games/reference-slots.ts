/** A slot of the visual reference with its studio, theme and image motifs. */
export interface ReferenceSlot {
  code: string
  name: string
  studio: string
  theme: string
  motifs: readonly string[]
  label?: string
}
const parseSlot = (line: string): ReferenceSlot => {
  const [code = '', name = '', studio = '', theme = '', motifs = '', label] = line.split(' | ')
  return { code, name, studio, theme, motifs: motifs.split(' '), ...(label ? { label } : {}) }
}

/** `code | name | studio | theme | motifs | label`. The motifs are the high symbols of the reels, best paying first, all of one theme pack. */
export const REFERENCE_SLOTS: readonly ReferenceSlot[] = [
  'tigrie-oci | Tigrie oči | krivan | safari | tiger elephant leopard snake peacock | Nové',
  'vlcia-hora | Vlčia hora | krivan | lesne-zvierata | wolf deer owl fox bear',
  'medvedi-brod | Medvedí brod | krivan | lesne-zvierata | bear otter bass beaver duck',
  'orli-stit | Orlí štít | krivan | vtaky | eagle kamzik wolf pine bear',
  'midnight-drive | Midnight Drive | neonka | mesto-a-detektivi | car motorcycle sunglasses trafficlight tyre',
  'elektricka-ruza | Elektrická ruža | neonka | laska | rose ring butterfly lipstick perfume | Bonus',
  'volt-5 | Volt 5 | neonka | stroje | lightning battery plug atom magnet',
  'hviezdny-joker | Hviezdny Joker | neonka | klasicke-automaty | joker seven crown bell diamond',
  'ovocny-expres | Ovocný expres | karneval | ovocie | watermelon strawberry cherry bell | Turnaj',
  'horuca-ceresna | Horúca čerešňa | karneval | ovocie | cherry seven bell diamond | Turnaj',
  'sedmicka-stastia | Sedmička šťastia | karneval | klasicke-automaty | seven bell bar diamond horseshoe | Turnaj',
  'melon-mania | Melón Mánia | karneval | ovocie | melon mango coconut kiwi banana | Turnaj',
  'faraonova-pecat | Faraónova pečať | onyx | egypt | scarab horus anubis sphinx ankh',
  'cierna-dama | Čierna dáma | onyx | karty | queen raven rose chalice ring | Exkluzívne',
  'macka-z-luxoru | Mačka z Luxoru | onyx | egypt | cat camel amphora scarab ankh',
  'katedrala-tienov | Katedrála tieňov | onyx | hroza | bat gargoyle raven candle chalice',
  'perla-hlbin | Perla hlbín | prud | more | octopus seahorse jellyfish diver lobster',
  'zraloci-zaliv | Žraločí záliv | prud | more | shark diver boat lighthouse anchor crab',
  'korytnacia-laguna | Korytnačia lagúna | prud | more | turtle fish seahorse coral shell crab',
  'lisci-les | Líščí les | papierka | lesne-zvierata | fox hedgehog squirrel mushroom leaf | Nové',
  'cukrova-zahrada | Cukrová záhrada | papierka | sladkosti | cupcake candy doughnut icecream cookie',
  'panda-pagoda | Panda Pagoda | papierka | draky-a-vychod | panda koi lotus fan tea',
  'dracia-hostina | Dračia hostina | hora | draky-a-vychod | dragon koi envelope gong jade',
  'trpaslicia-bana | Trpasličia baňa | hora | drahokamy | dwarf gem hammer ruby emerald',
  'zlaty-kohut | Zlatý kohút | hora | gazdovstvo | rooster duck corn sunflower windmill',
  'kometa-9 | Kométa 9 | perihel | vesmir | comet planet rocket astronaut satellite',
  'ufo-bistro | UFO Bistro | perihel | vesmir | alien burger milkshake doughnut fries',
  'severny-vietor | Severný vietor | linka | vikingovia | drakkar viking axe shield horn',
  'ohniva-dama | Ohnivá dáma | linka | zivly | fire queen phoenix crown torch rose',
  'rytier-z-devina | Rytier z Devína | onyx | rytieri | shield knight castle sword horse',
  'fenixov-let | Fénixov let | krivan | vtaky | phoenix fire feather sun ruby | Nové',
  'kapitan-havran | Kapitán Havran | hora | pirati | raven parrot compass key cannon rum',
  'sova-mudrica | Sova Múdrica | papierka | rozpravky | owl book scroll candle telescope',
  'hlas-hlbiny | Hlas hlbiny | prud | more | jellyfish whale squid seahorse diver',
  'posledny-vlak | Posledný vlak | linka | mesto-a-detektivi | train suitcase clock streetlamp umbrella',
  'mesacny-robot | Mesačný robot | perihel | vesmir | robot rocket gear chip battery',
  'neonovy-drak | Neónový drak | neonka | draky-a-vychod | dragon koi lotus fan pagoda',
  'cirkus-polnoc | Cirkus Polnoc | karneval | cirkus | circus clown hat elephant balloon | Nové',
  'ladova-pevnost | Ľadová pevnosť | krivan | zima | polarbear castle crystal shield crown',
  'dzungla-mayov | Džungľa Mayov | hora | stratene-mesta | gorilla leopard parrot snake moai',
  'burka-nad-olympom | Búrka nad Olympom | onyx | antika | lightning zeus pegasus harp shield',
  'tien-na-rohu | Tieň na rohu | linka | mesto-a-detektivi | detective fedora key telephone streetlamp | Nové',
].map(parseSlot)
