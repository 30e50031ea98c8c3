import { theme } from './theme.ts'

export const SEA = theme({
  id: 'more',
  title: 'More a hlbiny',
  heroes: `
    shark žralok M žraloka žraloky žralokov žraločí
    dolphin delfín M delfína delfíny delfínov delfíní
    octopus chobotnica f chobotnice chobotnice chobotníc -
    turtle korytnačka f korytnačky korytnačky korytnačiek korytnačí
    whale veľryba f veľryby veľryby veľrýb veľrybí
    mermaid siréna f sirény sirény sirén -
    crab krab M kraba kraby krabov krabí
    seal tuleň M tuleňa tulene tuleňov tulení
    jellyfish medúza f medúzy medúzy medúz -
    diver potápač M potápača potápači potápačov -
    kraken kraken M krakena krakeny krakenov -
    lobster homár M homára homáre homárov homárí`,
  things: `
    pearl perla f perly perly perál perlový
    coral koral m koralu koraly koralov koralový
    anchor kotva f kotvy kotvy kotiev -
    wave vlna f vlny vlny vĺn -
    shell mušľa f mušle mušle mušlí mušľový
    trident trojzubec m trojzubca trojzubce trojzubcov -
    island ostrov m ostrova ostrovy ostrovov -
    ship vrak m vraku vraky vrakov -
    fishing sieť f siete siete sietí -`,
  spots:
    'záliv m zálivu, lagúna f lagúny, útes m útesu, prúd m prúdu, hlbina f hlbiny, zátoka f zátoky, pokladnica f pokladnice, plytčina f plytčiny, jaskyňa f jaskyne',
  adjectives: 'hlbokomorský, tyrkysový, slaný, perleťový, modrý, hravý, tichý, prílivový, šumivý, lenivý',
  places:
    'na Jadrane/z Jadranu, v Karibiku/z Karibiku, pri majáku/od majáka, na Havaji/z Havaja, pod útesom/spod útesu, v Zátoke perál/zo Zátoky perál',
  titles: `
    Príliv o šiestej = wave moon
    Maják na konci sveta = ship storm
    Ponorka Barborka = fish diver
    Mare Nostrum Aureum = wave gold
    Deep Sea Diner = octopus fish
    Rybačka po slovensky = fishing fish
    The Lighthouse Owes Me = lighthouse ship
    Blub = fish`,
  scenes: [
    'Svetlo sem sotva dočiahne, no {t} žiari a {h} krúži okolo.',
    'Pod hladinou je pokoj: {h} pláva pomaly a medzi skalami sa blyští {t}.',
    '{P} práve začal príliv a {h} prináša na breh {ta}.',
    'Bubliny stúpajú, vrak vŕzga a {h} si stráži {ta}.',
    'Na dne leží {t} a rybári si o tom rozprávajú; {h} vie, kde hľadať.',
  ],
})
