import { theme } from './theme.ts'

export const GEMS = theme({
  id: 'drahokamy',
  title: 'Drahokamy a bane',
  heroes: `
    ruby rubín m rubínu rubíny rubínov rubínový
    emerald smaragd m smaragdu smaragdy smaragdov smaragdový
    sapphire zafír m zafíru zafíry zafírov zafírový
    amethyst ametyst m ametystu ametysty ametystov ametystový
    diamond diamant m diamantu diamanty diamantov diamantový
    crystal krištáľ m krištáľu krištále krištáľov krištáľový
    pearl opál m opálu opály opálov opálový
    jade nefrit m nefritu nefrity nefritov nefritový
    dwarf trpaslík M trpaslíka trpaslíci trpaslíkov trpasličí
    miner baník M baníka baníci baníkov banícky
    gem granát m granátu granáty granátov granátový`,
  things: `
    crown koruna f koruny koruny korún -
    ring prsteň m prsteňa prstene prsteňov -
    necklace náhrdelník m náhrdelníka náhrdelníky náhrdelníkov -
    gold hruda f hrudy hrudy hrúd -
    mine štôlňa f štôlne štôlne štôlní -
    coins minca f mince mince mincí mincový
    safe trezor m trezora trezory trezorov -
    star iskra f iskry iskry iskier -`,
  spots:
    'baňa f bane, žila f žily, jaskyňa f jaskyne, dielňa f dielne, kaskáda f kaskády, svetlo n svetla, poklad m pokladu, dolina f doliny, palác m paláca',
  adjectives: 'jagavý, krištáľový, hlboký, vzácny, brúsený, žiarivý, kráľovský, rýdzi, dúhový, čistý',
  places:
    'v Banskej Štiavnici/z Banskej Štiavnice, v Kremnici/z Kremnice, v Kimberley/z Kimberley, v štôlni/zo štôlne, v Dubníku/z Dubníka',
  titles: `
    Opálové bane Dubník = crystal mine
    Karát = diamond
    Facet Five = emerald crystal
    Zlatokopova nedeľa = gold miner
    Lux Aeterna Gemma = gem sun
    Kremnický dukát = coins mine
    Glitter Below = crystal gem`,
  scenes: [
    'Svetlo lampy dopadne na stenu, v tme sa objaví {h} a hneď vedľa {t}.',
    'Hlboko pod zemou čaká {h} a tma okolo je hustá ako atrament.',
    '{P} sa kope odjakživa a dnes sa v prachu ukáže {h}.',
    'Brúsne kamene utíchli, na zamate leží {h} a {t} čaká na majiteľa.',
    'Každý valec je ako nová štôlňa: raz {h}, inokedy {t}.',
  ],
})
