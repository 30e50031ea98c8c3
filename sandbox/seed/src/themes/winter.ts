import { theme } from './theme.ts'

export const WINTER = theme({
  id: 'zima',
  title: 'Zima a Vianoce',
  heroes: `
    snowman snehuliak M snehuliaka snehuliaci snehuliakov snehuliakov
    penguin tučniak M tučniaka tučniaky tučniakov tučniačí
    reindeer sob M soba soby sobov sobí
    santa Mikuláš M Mikuláša Mikulášovia Mikulášov Mikulášov
    polarbear medveď M medveďa medvede medveďov medvedí
    fox líška f líšky líšky líšok líščí
    seal tuleň M tuleňa tulene tuleňov tulení`,
  things: `
    snowflake vločka f vločky vločky vločiek -
    ice cencúľ m cencúľa cencúle cencúľov -
    sled lavína f lavíny lavíny lavín -
    christmas stromček m stromčeka stromčeky stromčekov -
    gift darček m darčeka darčeky darčekov darčekový
    bell hviezdička f hviezdičky hviezdičky hviezdičiek -
    gingerbread perník m perníka perníky perníkov perníkový
    candle sviečka f sviečky sviečky sviečok sviečkový
    tatry končiar m končiara končiare končiarov -`,
  spots:
    'pevnosť f pevnosti, noc f noci, svah m svahu, dolina f doliny, jarmok m jarmoku, chata f chaty, trať f trate, palác m paláca',
  adjectives: 'mrazivý, ľadový, biely, trblietavý, severný, tichý, snehový, vianočný, strieborný, polnočný',
  places:
    'v Jasnej/z Jasnej, na Štrbskom Plese/zo Štrbského Plesa, na severnom póle/zo severného pólu, v Laponsku/z Laponska, na Donovaloch/z Donovalov',
  titles: `
    Prvý sneh = snowflake
    Lyžovačka do tmy = skis night
    Slippers & Snow = snowflake fire
    Kapustnica o polnoci = cauldron christmas
    Vločka číslo milión = snowflake crystal
    Nix Aurea = snowflake gold
    Mínus dvadsaťdva = ice polarbear`,
  scenes: [
    'Sneh tlmí každý krok a {h} necháva stopy až k miestu, kde sa trblieta {t}.',
    '{P} sa rozsvietili okná, {h} čaká pred dverami a niekde vnútri vonia škorica.',
    'Mráz kreslí na sklo, {h} sa nikam neponáhľa a {t} žiari do tmy.',
    'Keď napadne prvý sneh, {h} vychádza z úkrytu a zima sa môže začať.',
    'Zamrznuté jazero, jasná obloha a uprostred {h}: takto vyzerá dokonalá zima.',
  ],
})
