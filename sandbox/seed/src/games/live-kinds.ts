import type { LiveLanguage } from '@herna/contract'
import type { LabelName } from './labels.ts'

/** A type of live table: number of generated tables, image motifs, names and one-sentence rules. */
export interface LiveKind {
  id: string
  count: number
  motifs: readonly string[]
  names: readonly string[]
  rules: readonly string[]
}

export interface LiveTable {
  code: string
  name: string
  studio: string
  kind: LiveKind
  dealer: string | null
  /** Language of the dealer or, without a dealer, of the table's screen [3.37]. */
  language: LiveLanguage
  /** Cents. */
  limits: readonly [min: number, max: number]
  label: LabelName | null
}

export const LIVE_KINDS: readonly LiveKind[] = [
  {
    id: 'ruleta',
    count: 46,
    motifs: ['roulette'],
    names: [
      'Ruleta',
      'Európska ruleta',
      'Rýchla ruleta',
      'Francúzska ruleta',
      'Nočná ruleta',
      'Ruleta Prima',
      'Salónna ruleta',
      'Ruleta Dvojka',
      'Tichá ruleta',
      'Zlatá ruleta',
    ],
    rules: [
      'Jedna guľôčka, tridsaťsedem čísel a dosť času na rozmyslenie.',
      'Stavíte na číslo, farbu alebo tucet a koleso rozhodne.',
      'Koleso s jednou nulou a kamera priamo nad stolom.',
      'Vnútorné aj vonkajšie stávky, prehľadná história posledných čísel.',
    ],
  },
  {
    id: 'blackjack',
    count: 44,
    motifs: ['blackjack'],
    names: [
      'Blackjack',
      'Blackjack Klub',
      'Rýchly blackjack',
      'Blackjack Prima',
      'Nočný blackjack',
      'Blackjack pre všetkých',
      'Strieborný blackjack',
      'Blackjack Parket',
      'Modrý blackjack',
      'Blackjack Orchidea',
    ],
    rules: [
      'Sedem miest, osem balíčkov a krupiér, ktorý stojí na sedemnástke.',
      'Cieľom je dvadsaťjeden, alebo aspoň viac ako krupiér.',
      'Delenie párov, zdvojenie stávky a voľné miesta, ktoré vidíte dopredu.',
      'Pokojný stôl, pri ktorom máte na každé rozhodnutie dosť času.',
    ],
  },
  {
    id: 'baccarat',
    count: 26,
    motifs: ['baccarat'],
    names: [
      'Baccarat',
      'Rýchly baccarat',
      'Baccarat Levanduľa',
      'Baccarat bez provízie',
      'Salónny baccarat',
      'Baccarat Ľalia',
      'Nočný baccarat',
    ],
    rules: [
      'Hráč, bankár alebo remíza: stačí jedno rozhodnutie.',
      'Karty sa otáčajú pomaly a vyhráva súčet najbližšie k deviatke.',
      'História kôl je na stole, takže sa v nej ľahko zorientujete.',
    ],
  },
  {
    id: 'drak-tiger',
    count: 0,
    motifs: ['dragontiger'],
    names: ['Drak a tiger'],
    rules: ['Drak a tiger dostanú po jednej karte a vyhráva vyššia.'],
  },
  {
    id: 'herne-sou',
    count: 18,
    motifs: ['wheel'],
    names: [
      'Koleso šťastnej ulice',
      'Veľké koleso',
      'Mincová lotéria',
      'Kvíz za mincu',
      'Hviezdna burza',
      'Balónová šou',
      'Vlak s pokladom',
      'Lampiónová noc',
      'Padá list',
      'Stopky',
      'Maliarov ateliér',
      'Výťah na deviatku',
      'Trojitá šou',
      'Cukráreň naživo',
      'Orchester mincí',
      'Karneval v štúdiu',
      'Raketové koleso',
    ],
    rules: [
      'Moderátor roztočí koleso a vyhráva pole, pri ktorom sa zastaví.',
      'Zábavná hra, pri ktorej stačí vybrať pole a držať si palce.',
      'Štúdio plné svetiel, koleso s 54 poľami a krátke kolá.',
    ],
  },
  {
    id: 'poker',
    count: 14,
    motifs: ['poker'],
    names: ['Trojkartový poker', 'Karibský poker', 'Hold’em proti krupiérovi', 'Poker na terase', 'Kasíno poker'],
    rules: [
      'Stavíte na to, akú kombináciu bude mať krupiér.',
      'Kombinácie ako v klasickom pokri a na každú z nich sa dá staviť.',
    ],
  },
  {
    id: 'kocky',
    count: 12,
    motifs: ['sicbo', 'dice'],
    names: ['Tri kocky', 'Sic Bo Drak', 'Rýchle kocky', 'Kocky pod lampiónom'],
    rules: [
      'Tri kocky pod skleneným zvonom a desiatky spôsobov, ako staviť.',
      'Malé, veľké alebo presný súčet: kocky rozhodnú za pár sekúnd.',
    ],
  },
]

/** Further image motifs of game shows by name. */
export const SHOW_MOTIFS: Readonly<Record<string, string>> = {
  'Mincová lotéria': 'coins',
  'Kvíz za mincu': 'coin scroll',
  'Hviezdna burza': 'star',
  'Balónová šou': 'balloon',
  'Vlak s pokladom': 'train treasure',
  'Lampiónová noc': 'lantern',
  'Padá list': 'leaf',
  Stopky: 'clock',
  'Maliarov ateliér': 'rainbow',
  'Výťah na deviatku': 'city',
  'Cukráreň naživo': 'cake',
  'Orchester mincí': 'violin coin',
  'Karneval v štúdiu': 'mardigras',
  'Raketové koleso': 'rocket',
  'Koleso mesta': 'city',
  'Koleso jarmoku': 'heartginger',
}
