import type { SpotDefinition } from '@herna/contract/games'
import { counted, numberText } from '@herna/game-kit'

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const CLOTH = 'Položte žetóny na stôl'

/** Denominators in which players know the odds of craps numbers. */
const PLACE_ODDS: Record<string, number> = { 'place-4': 5, 'place-5': 5, 'place-6': 6, 'place-8': 6, 'place-9': 5, 'place-10': 5 }
/** Odds as both numbers: 9 to 5, 35 to 1. */
function odds(spot: string, paysToOne: number): [string, string] {
  const per = PLACE_ODDS[spot] ?? 1
  return [numberText(per === 1 ? paysToOne : Math.round(paysToOne * per)), String(per)]
}

export const texts = {
  /** What the main button does, by kind. */
  start: { roulette: 'Točiť', blackjack: 'Rozdať', baccarat: 'Rozdať', 'video-poker': 'Rozdať', dice: 'Hodiť' },
  again: 'Znova',
  draw: 'Vymeniť',
  skip: 'Preskočiť',
  next: 'Pokračovať',
  wait: 'Čakajte',
  actions: { hit: 'Ďalšia', stand: 'Stojím', double: 'Zdvojiť', split: 'Rozdeliť' },
  actionsLabel: 'Čo urobíte',
  bets: { undo: 'Späť o žetón', clear: 'Zobrať stávky', repeat: 'Zopakovať stávky', label: 'Stávky' },
  chips: {
    label: 'Hodnota žetónu',
    bet: 'Výška stávky',
    one: (amount: string) => `Žetón ${amount}`,
    stake: (amount: string) => `Stávka ${amount}`,
  },
  spot: {
    named: ({ spot, name, paysToOne, payouts }: SpotDefinition) =>
      payouts
        ? `${name}; ${payouts.map((payout) => `${payout.outcome} platí ${numberText(payout.paysToOne)} ku 1`).join('; ')}`
        : `${name}, výhra ${odds(spot, paysToOne).join(' ku ')}`,
    staked: (name: string, amount: string) => `${name}, stávka ${amount}`,
    /** A line for each different payout. */
    pays: ({ spot, paysToOne, payouts }: SpotDefinition): string[] =>
      payouts
        ? payouts.map((payout) => `${payout.outcome} platí ${numberText(payout.paysToOne)}\u00a0:\u00a01`)
        : [odds(spot, paysToOne).join('\u00a0:\u00a0')],
    paysFor: (paysToOne: number) => ` platí ${numberText(paysToOne)}\u00a0:\u00a01`,
    /** Short form without the outcomes, for narrow spots: `1/2/12 : 1`. */
    paysBriefly: ({ paysToOne, payouts }: SpotDefinition) =>
      `${(payouts ?? [{ paysToOne }]).map((payout) => numberText(payout.paysToOne)).join('/')}\u00a0:\u00a01`,
  },
  meters: { stake: 'Stávka', win: 'Výhra' },
  messages: {
    place: {
      roulette: CLOTH,
      blackjack: 'Položte stávku na ruku',
      baccarat: CLOTH,
      'video-poker': 'Vyberte výšku stávky',
      dice: CLOTH,
    },
    ready: (total: string) => `Na stole je ${total}`,
    tooLow: (least: string) => `Najnižšia stávka je ${least}`,
    full: (most: string) => `Najvyššia stávka je ${most}`,
    noGolden: 'Zlatý čip sa na 6 a 8 položiť nedá',
    handFirst: 'Najprv položte stávku na ruku',
    aboveHand: 'Vedľajšia stávka nesmie byť vyššia ako stávka na ruku',
    yourTurn: 'Ste na ťahu',
    choose: 'Vyberte karty, ktoré si necháte',
    going: {
      roulette: 'Guľôčka sa točí',
      blackjack: 'Rozdáva sa',
      baccarat: 'Rozdáva sa',
      'video-poker': 'Rozdáva sa',
      dice: 'Kocky letia',
    },
    replay: 'Záznam kola',
    won: (amount: string) => `Výhra ${amount}`,
    back: (amount: string) => `Vrátilo sa ${amount}`,
    noWin: 'Tentoraz bez výhry',
  },
  spoken: {
    ready: (name: string, balance: string) => `Hra ${name} je pripravená. ${balance}.`,
    turn: (what: string) => `${what}. Ste na ťahu.`,
    won: (what: string, win: string, balance: string) => `${what}. Výhra ${win}, zostatok ${balance}.`,
    lost: (what: string, balance: string) => `${what}. Bez výhry, zostatok ${balance}.`,
  },
  roulette: {
    cloth: 'Stôl rulety',
    last: 'Posledné čísla',
    fell: 'Padlo',
    /** Colour and parity under the number. */
    words: (number: number) =>
      number === 0 ? 'zelené' : `${RED.has(number) ? 'červené' : 'čierne'}, ${number % 2 === 0 ? 'párne' : 'nepárne'}`,
    result: (number: number) =>
      number === 0
        ? 'Padla nula'
        : `Padlo ${number}, ${RED.has(number) ? 'červená' : 'čierna'}, ${number % 2 === 0 ? 'párne' : 'nepárne'}`,
    short: { red: 'Červené', black: 'Čierne', odd: 'Nepárne', even: 'Párne', low: '1–18', high: '19–36' } as Record<
      string,
      string
    >,
    dozen: (nth: number) => `${nth}. tucet`,
    column: '2 : 1',
    statistics: {
      open: 'Štatistika',
      title: 'Výsledky od otvorenia hry',
      none: 'Zatiaľ nepadlo žiadne číslo.',
      rounds: (count: number) => `Spolu ${counted(count, 'kolo', 'kolá', 'kôl')}`,
      red: 'Červené',
      black: 'Čierne',
      zero: 'Nula',
      even: 'Párne',
      odd: 'Nepárne',
      low: '1 až 18',
      high: '19 až 36',
      frequent: 'Najčastejšie čísla',
      chance: 'Minulé výsledky nemenia šancu ďalšieho kola. Každé číslo má vždy šancu 1\u00a0z\u00a037.',
    },
  },
  hidden: 'zakrytá karta',
  blackjack: {
    dealer: 'Krupiér',
    you: 'Vaša ruka',
    hand: (nth: number) => `${nth}. ruka`,
    pairs: 'Pár',
    bet: 'Stávka',
    pays: 'Blackjack platí 3 : 2',
    stands: 'Krupiér stojí na 17',
    dealerTotal: (total: string) => `Krupiér ${total}`,
    yourTotal: (total: string) => `Vy ${total}`,
    total: (total: number, isSoft: boolean) => (isSoft && total < 21 ? `${total - 10} / ${total}` : String(total)),
    results: { blackjack: 'Blackjack', win: 'Výhra', push: 'Nerozhodne', loss: 'Prehra', bust: 'Prebrali ste' },
    dealerHas: (total: number) => `Krupiér má ${total}`,
    dealerBust: (total: number) => `Krupiér prebral, má ${total}`,
    youHave: (total: string) => `Máte ${total}`,
    shows: (card: string) => `krupiér ukazuje: ${card}`,
  },
  baccarat: {
    player: 'Hráč',
    banker: 'Bankár',
    cloth: 'Stôl baccaratu',
    road: 'Posledné kolá',
    letter: { player: 'H', banker: 'B', tie: 'R' },
    won: { player: 'Vyhral hráč', banker: 'Vyhral bankár', tie: 'Remíza' },
    totals: (player: number, banker: number) => `hráč ${player}, bankár ${banker}`,
  },
  poker: {
    table: 'Výplatná tabuľka',
    held: 'Držím',
    free: 'Držať',
    variants: { 'jacks-or-better': 'J a vyššie', 'deuces-wild': 'Divé dvojky', 'joker-poker': 'Žolíkový poker' },
    hold: (card: string, isHeld: boolean) => `${card}, ${isHeld ? 'necháte si' : 'vymení sa'}`,
    nothing: 'Žiadna platená kombinácia',
    cards: 'Karty',
  },
  dice: {
    cloth: 'Stôl s kockami',
    dice: 'Kocky',
    result: (roll: readonly number[]) => `Padlo ${roll.join(', ')}, súčet ${roll.reduce((sum, die) => sum + die, 0)}`,
    throws: (count: number) => counted(count, 'hod', 'hody', 'hodov'),
    point: (point: number) => `Bod ${point}`,
    pointIs: 'Bod je',
    pass: 'Hod prešiel',
    dontPass: 'Hod neprešiel',
    barred: 'Stávka Proti hodu sa vracia',
    groups: {
      single: 'Čísla',
      total: 'Súčty',
      double: 'Dvojice',
      combination: 'Kombinácie',
      triple: 'Trojice',
      place: 'Čísla skôr než 7',
      line: 'Na hod a proti hodu',
      field: 'Pole',
      proposition: 'Jeden hod',
    } as Record<string, string>,
    short: {
      small: 'Malé',
      big: 'Veľké',
      odd: 'Nepár',
      even: 'Pár',
      under: 'Menej než 7',
      over: 'Viac než 7',
      pass: 'Na hod',
      'dont-pass': 'Proti hodu',
      field: 'Pole',
      seven: 'Presne 7',
      'any-seven': 'Sedem',
      'any-craps': 'Každé kraps',
      eleven: 'Jedenásť',
      twelve: 'Dvanásť',
      'any-triple': 'Trojica',
      'any-double': 'Dvojica',
    } as Record<string, string>,
    notes: {
      small: '4 až 10',
      big: '11 až 17',
      'dont-pass': 'pri 12 nerozhodne',
    } as Record<string, string>,
  },
  info: {
    open: 'Pravidlá a výhry',
    rules: 'Pravidlá',
    spots: 'Výhry',
    rtp: 'Návratnosť (RTP)',
    limits: 'Stávka na kolo',
    range: (least: string, most: string) => `${least} až ${most}`,
    highest: 'Najvyššia výhra',
    times: (multiple: number) => `${numberText(multiple)}-násobok stávky`,
    provider: 'Výrobca',
    spot: 'Stávka',
    hand: 'Kombinácia',
    pays: 'Výhra',
    returns: 'Návratnosť',
  },
  failures: {
    startAnew: 'Začať nové demo',
    topUp: 'Doplniť demo zostatok',
    broke: { title: 'Nedostatok kreditov', credit: 'Fiktívne kredity v tomto deme na stávku nestačia.' },
  },
} as const
