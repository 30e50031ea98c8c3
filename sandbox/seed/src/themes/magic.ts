import { theme } from './theme.ts'

export const MAGIC = theme({
  id: 'caro',
  title: 'Čary a kúzla',
  heroes: `
    wizard čarodejník M čarodejníka čarodejníci čarodejníkov čarodejníkov
    witch čarodejnica f čarodejnice čarodejnice čarodejníc čarodejnicin
    cat kocúr M kocúra kocúry kocúrov kocúrí
    owl sova f sovy sovy sov soví
    elf elf M elfa elfovia elfov elfský
    goblin goblin M goblina goblini goblinov goblinský
    druid druid M druida druidi druidov druidský
    zodiac veštec M veštca veštci veštcov veštcov`,
  things: `
    wand prútik m prútika prútiky prútikov -
    potion elixír m elixíru elixíry elixírov elixírový
    crystalball guľa f gule gule gúľ -
    book grimoár m grimoára grimoáre grimoárov -
    tarot tarot m tarotu taroty tarotov tarotový
    cauldron kotlík m kotlíka kotlíky kotlíkov -
    eye oko n oka oká ôk -
    hat klobúk m klobúka klobúky klobúkov klobúkový
    star hviezda f hviezdy hviezdy hviezd hviezdny`,
  spots:
    'škola f školy, veža f veže, lekcia f lekcie, formula f formuly, knižnica f knižnice, zrkadlo n zrkadla, lekáreň f lekárne, kruh m kruhu',
  adjectives: 'čarovný, fialový, tajný, roztržitý, hviezdny, starý, zakázaný, mesačný, šepkajúci, neviditeľný',
  places: 'vo veži/z veže, v Prahe/z Prahy, na Zlatej uličke/zo Zlatej uličky, v lekárni/z lekárne, v Trnave/z Trnavy',
  titles: `
    Abraka Dvadsať = wand hat
    Kúzlo na počkanie = potion hourglass
    Ars Magica Minor = book potion
    Zaklínadlo č. 4 = scroll wand
    Spellbound Bakery = cake wand
    Hokus, pokus, párok = hat rabbit
    Učňov prvý deň = wizard book`,
  scenes: [
    'Stačí jedno slovo a {h} premení {ta} na hru svetla.',
    '{P} svieti dlho do noci: {h} skúša nové kúzlo.',
    'Na polici stojí {t}, v kresle drieme {h} a kniha sa otvára sama.',
    'Kto sa dívať vie, uvidí: v dyme je {t} a za dymom {h}.',
    'Posledná ingrediencia chýba a {h} tuší, kde ju hľadať.',
  ],
})
