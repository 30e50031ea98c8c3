/** Table games with a random number generator, without a dealer. The texts mention only features of the model. */
export interface TableFamily {
  readonly motifs: readonly string[]
  readonly theme: string
  readonly games: readonly (readonly [name: string, modelId: string, description: string])[]
}

const ROULETTE_WHEEL = 'Ruleta s jednou nulou a tempom, ktoré si určíte sami.'
const ROULETTE_TABLE = 'Celý stôl na jednej obrazovke: čísla, farby, tucty aj stĺpce.'
const ROULETTE_BALL = 'Guľôčka padne vtedy, keď stlačíte tlačidlo, nie skôr.'
const BLACKJACK_SPLIT = 'Dvadsaťjeden proti krupiérovi, s delením a zdvojením.'
const BLACKJACK_CLASSIC = 'Klasické pravidlá, prehľadný stôl a čas na každé rozhodnutie.'
const BLACKJACK_SEVENTEEN = 'Krupiér stojí na sedemnástke, zvyšok je na vás.'
const BACCARAT_INSTANT = 'Hráč, bankár alebo remíza. Karty sa otočia hneď.'
const BACCARAT_SIMPLE = 'Rýchly baccarat, pri ktorom stačí jedno rozhodnutie.'
const POKER_PAYTABLE = 'Päť kariet, jedna výmena a tabuľka, ktorú máte stále na očiach.'
const POKER_HOLD = 'Video poker, v ktorom rozhoduje, čo si necháte.'
const POKER_DISCARD = 'Vyberiete karty, ktoré ostanú, a zvyšok sa vymení.'
const TWO_DICE = 'Dve kocky, jeden hod: menej než 7, presne 7, viac než 7, súčty aj dvojice.'

export const TABLE_FAMILIES: readonly TableFamily[] = [
  {
    motifs: ['roulette'],
    theme: 'ruleta',
    games: [
      ['Európska ruleta Klasik', 'roulette-european-10', ROULETTE_WHEEL],
      [
        'Francúzska ruleta Parket',
        'roulette-french-50',
        'Ruleta, ktorá pri nule vracia polovicu stávky na farbu, párne, nepárne, nízke a vysoké.',
      ],
      ['Ruleta Bez Krupiéra', 'roulette-european-20', ROULETTE_BALL],
      ['Ruleta Expres', 'roulette-european-10', ROULETTE_WHEEL],
      ['Ruleta Minúta', 'roulette-european-50', ROULETTE_TABLE],
      ['Ruleta Kaštieľ', 'roulette-european-20', ROULETTE_BALL],
      ['Zelené plátno', 'roulette-european-10', ROULETTE_TABLE],
      ['Ruleta Nábrežie', 'roulette-french-50', 'Koleso s jednou nulou; keď padne, z jednoduchých stávok sa polovica vráti.'],
      ['Ruleta pre začiatočníkov', 'roulette-european-10', 'Ruleta s najnižšou stávkou 0,10 € a názvom každého miesta na stole.'],
      ['Tridsaťsedem', 'roulette-european-20', 'Tridsaťsedem políčok, jedna guľôčka a celé plátno na vašej obrazovke.'],
      ['Ruleta Nočná pošta', 'roulette-european-50', ROULETTE_BALL],
    ],
  },
  {
    motifs: ['blackjack'],
    theme: 'blackjack',
    games: [
      ['Blackjack Klasik', 'blackjack-8-100', BLACKJACK_SPLIT],
      [
        'Blackjack Jeden balíček',
        'blackjack-1-100',
        'Blackjack z jediného balíčka kariet, pred každým kolom nanovo zamiešaného.',
      ],
      ['Blackjack Sedemnástka', 'blackjack-6-100', BLACKJACK_SEVENTEEN],
      ['Dvadsaťjeden', 'blackjack-6-50', BLACKJACK_CLASSIC],
      ['Blackjack Kaviareň', 'blackjack-8-100', BLACKJACK_CLASSIC],
      ['Blackjack Párty', 'blackjack-6-50', BLACKJACK_SPLIT],
      ['Blackjack Bez náhlenia', 'blackjack-6-100', BLACKJACK_CLASSIC],
      ['Blackjack Dvojka', 'blackjack-2-100', 'Blackjack z dvoch balíčkov kariet, s delením a zdvojením.'],
      ['Eso a kráľ', 'blackjack-8-100', 'Eso s kráľom je blackjack a vyhráva jeden a pol násobku stávky.'],
      ['Blackjack Vedľajšia stávka', 'blackjack-8-pairs-100', 'Blackjack s vedľajšou stávkou na pár v prvých dvoch kartách.'],
    ],
  },
  {
    motifs: ['baccarat'],
    theme: 'baccarat',
    games: [
      ['Baccarat Mini', 'baccarat-50000', BACCARAT_INSTANT],
      ['Baccarat Porcelán', 'baccarat-pairs-100000', 'Hráč, bankár, remíza, a ak chcete, aj páry.'],
      ['Punto a Banco', 'baccarat-50000', BACCARAT_SIMPLE],
      [
        'Baccarat Bez provízie Mini',
        'baccarat-no-commission-pairs-50000',
        'Výhra na bankára bez provízie; so súčtom 6 sa platí polovica.',
      ],
      ['Deviatka', 'baccarat-50000', 'Vyhráva, kto je bližšie k deviatke. Karty sa otočia hneď.'],
      ['Baccarat Hodváb', 'baccarat-pairs-100000', 'Pokojný stôl s hráčom, bankárom, remízou a pármi.'],
    ],
  },
  {
    motifs: ['poker', 'ace'],
    theme: 'poker',
    games: [
      ['Páriky a vyššie', 'jacks-9-6-10', POKER_PAYTABLE],
      ['Divoká dvojka', 'deuces-10', 'Video poker, v ktorom každá dvojka zastúpi ktorúkoľvek kartu.'],
      ['Video poker Eso', 'jacks-9-6-25', POKER_HOLD],
      ['Video poker Úsmev', 'jacks-8-5-10', POKER_DISCARD],
      ['Päť kariet', 'jacks-8-5-25', POKER_PAYTABLE],
      ['Video poker Postupka', 'deuces-25', 'Dvojky dopĺňajú postupky aj farby. Vyberiete, čo si necháte.'],
      ['Kráľovský rad', 'jacks-9-6-25', 'Kráľovská postupka platí 800-násobok stávky.'],
      ['Poker v kupé', 'jacks-9-6-10', POKER_DISCARD],
      ['Žolíkový poker', 'joker-10', 'Balíček s jedným žolíkom, ktorý zastúpi ktorúkoľvek kartu.'],
    ],
  },
  {
    motifs: ['dice'],
    theme: 'kocky',
    games: [
      ['Kocky v pohári', 'two-dice-10', TWO_DICE],
      ['Dve kocky', 'two-dice-10', 'Hod dvoma kockami a prehľadné stávky na súčet.'],
      ['Sic Bo Lampión', 'sic-bo-10', 'Tri kocky v sklenenom zvone: malé, veľké, súčty, kombinácie aj trojice.'],
      ['Šesť bodiek', 'sic-bo-50', 'Tri kocky, jeden hod a stávky na čísla, súčty aj dvojice.'],
      ['Kockový stôl', 'sic-bo-10', 'Kocky sa rozkotúľajú po plátne, stávky si vyberáte vopred.'],
      ['Craps Prístav', 'craps-10', 'Hádže sa, kým sa nerozhodne. Stavíte na to, že hod prejde, alebo že neprejde.'],
      ['Kocky Expres', 'two-dice-50', TWO_DICE],
      ['Dvojité šestky', 'two-dice-50', 'Dve šestky platia 33-násobok stávky, iné dvojice rovnako.'],
    ],
  },
]
