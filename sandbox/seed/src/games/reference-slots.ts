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

/** `code | name | studio | theme | motifs | label` */
export const REFERENCE_SLOTS: readonly ReferenceSlot[] = [
  'tigrie-oci | Tigrie oči | krivan | safari | tiger | Nové',
  'vlcia-hora | Vlčia hora | krivan | lesne-zvierata | wolf',
  'medvedi-brod | Medvedí brod | krivan | lesne-zvierata | bear',
  'orli-stit | Orlí štít | krivan | vtaky | eagle',
  'midnight-drive | Midnight Drive | neonka | mesto-a-detektivi | car',
  'elektricka-ruza | Elektrická ruža | neonka | laska | rose | Bonus',
  'volt-5 | Volt 5 | neonka | stroje | lightning',
  'hviezdny-joker | Hviezdny Joker | neonka | klasicke-automaty | joker star',
  'ovocny-expres | Ovocný expres | karneval | ovocie | watermelon cherry lemon | Turnaj',
  'horuca-ceresna | Horúca čerešňa | karneval | ovocie | cherry lemon | Turnaj',
  'sedmicka-stastia | Sedmička šťastia | karneval | klasicke-automaty | seven bell | Turnaj',
  'melon-mania | Melón Mánia | karneval | ovocie | melon pineapple | Turnaj',
  'faraonova-pecat | Faraónova pečať | onyx | egypt | scarab horus',
  'cierna-dama | Čierna dáma | onyx | karty | queen spade | Exkluzívne',
  'macka-z-luxoru | Mačka z Luxoru | onyx | egypt | cat bastet',
  'katedrala-tienov | Katedrála tieňov | onyx | hroza | bat moon',
  'perla-hlbin | Perla hlbín | prud | more | octopus pearl',
  'zraloci-zaliv | Žraločí záliv | prud | more | shark',
  'korytnacia-laguna | Korytnačia lagúna | prud | more | turtle fish',
  'lisci-les | Líščí les | papierka | lesne-zvierata | fox mushroom leaf | Nové',
  'cukrova-zahrada | Cukrová záhrada | papierka | sladkosti | cupcake candy lollipop',
  'panda-pagoda | Panda Pagoda | papierka | draky-a-vychod | panda pagoda',
  'dracia-hostina | Dračia hostina | hora | draky-a-vychod | dragon lantern',
  'trpaslicia-bana | Trpasličia baňa | hora | drahokamy | dwarf gem',
  'zlaty-kohut | Zlatý kohút | hora | gazdovstvo | rooster egg',
  'kometa-9 | Kométa 9 | perihel | vesmir | comet planet',
  'ufo-bistro | UFO Bistro | perihel | vesmir | alien ufo',
  'severny-vietor | Severný vietor | linka | vikingovia | drakkar viking',
  'ohniva-dama | Ohnivá dáma | linka | zivly | fire queen',
  'rytier-z-devina | Rytier z Devína | onyx | rytieri | shield knight',
  'fenixov-let | Fénixov let | krivan | vtaky | phoenix fire | Nové',
  'kapitan-havran | Kapitán Havran | hora | pirati | parrot key compass',
  'sova-mudrica | Sova Múdrica | papierka | rozpravky | owl moon',
  'hlas-hlbiny | Hlas hlbiny | prud | more | jellyfish',
  'posledny-vlak | Posledný vlak | linka | mesto-a-detektivi | train',
  'mesacny-robot | Mesačný robot | perihel | vesmir | robot moon',
  'neonovy-drak | Neónový drak | neonka | draky-a-vychod | dragon',
  'cirkus-polnoc | Cirkus Polnoc | karneval | cirkus | circus mask balloon | Nové',
  'ladova-pevnost | Ľadová pevnosť | krivan | zima | polarbear castle',
  'dzungla-mayov | Džungľa Mayov | hora | stratene-mesta | gorilla maya',
  'burka-nad-olympom | Búrka nad Olympom | onyx | antika | lightning zeus',
  'tien-na-rohu | Tieň na rohu | linka | mesto-a-detektivi | detective | Nové',
].map(parseSlot)
