import type { SpotDefinition } from '@herna/contract/games'
import { counted, numberText } from '@herna/game-kit'

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const colourName = (number: number): string => (number === 0 ? 'zelená' : RED.has(number) ? 'červená' : 'čierna')

/** „2 000,00 €“ → „2 000 €“ */
const withoutZeroCents = (amount: string): string => amount.replace(/,00(?!\d)/, '')

/** Texts of live tables that all kinds share, and those of roulette and the wheel. */
export const texts = {
  live: 'Naživo',
  notLive: { closed: 'Zatvorený', offline: 'Zatvorený', maintenance: 'Údržba' },
  connection: {
    lost: 'Spojenie sa obnovuje…',
    restored: 'Spojenie je obnovené.',
    accepted: 'Prijaté stávky platia a dohrajú sa',
    settled: 'Kolo sa skončilo, prijaté stávky sú vyhodnotené',
    /** Why the table is connected no more. */
    over: { 'session-over': 'Prihlásenie sa skončilo', moved: 'Hráte v inom okne', blocked: 'Hranie je zastavené' },
  },
  table: 'Stôl',
  dealer: (name: string) => `Pri stole je ${name}`,
  /** Limits as on a table's sign: whole euros without decimals, like in the lobby. */
  bar: (least: string, most: string) => `${withoutZeroCents(least)} – ${withoutZeroCents(most)}`,
  phase: {
    opening: 'Stôl sa otvára…',
    closed: 'Stôl je zatvorený',
    maintenance: 'Stôl má údržbu',
    opensAt: (time: string) => `Otvára sa o ${time}`,
    opensOn: (day: string, time: string) => `Otvára sa ${day} o ${time}`,
    closedNote: 'Prijaté stávky sa dohrajú',
    betting: (seconds: number) => `Stávky otvorené · ${seconds}\u00a0s`,
    dealing: 'Stávky uzavreté',
    result: 'Výsledok kola',
    revealing: 'Vyhodnocuje sa kolo',
    pause: 'Ďalšie kolo sa chystá',
    remaining: (seconds: number) => `Zostáva ${counted(seconds, 'sekunda', 'sekundy', 'sekúnd')}`,
    last: 'Posledné:',
  },
  spoken: {
    ready: (name: string, balance: string) => `Stôl ${name} je otvorený. ${balance}.`,
    betting: (seconds: number) => `Stávky sú otvorené, zostáva ${counted(seconds, 'sekunda', 'sekundy', 'sekúnd')}.`,
    dealing: 'Stávky sú uzavreté.',
    closed: 'Stôl je zatvorený.',
    result: (result: string) => `${result}.`,
    placed: (name: string, amount: string) => `${name}: ${amount}`,
    won: (result: string, win: string, balance: string) => `${result}. Vyplatené ${win}, zostatok ${balance}.`,
    lost: (result: string, balance: string) => `${result}. Bez výhry, zostatok ${balance}.`,
  },
  result: {
    won: (amount: string) => `Výhra ${amount}`,
    returned: (amount: string) => `Vrátilo sa ${amount}`,
    lost: 'Tentoraz bez výhry',
    none: 'V tomto kole ste nestavili',
  },
  notice: {
    'not-confirmed': (amount: string) => `Nepotvrdené žetóny ${amount} sa nepočítajú`,
    'bets-closed': 'Stávka prišla neskoro. Žetóny sú späť u vás',
    'seat-taken': 'Miesto medzitým obsadil iný hráč',
    'action-refused': 'Tento ťah už nie je možný',
    'action-cancelled': 'Dostávka neplatí, vracia sa vám',
    accepted: 'Stávky sú prijaté',
    'one-seat': 'V jednom kole môžete mať jedno miesto',
    'bonus-alone': 'Toto kolo platí zlatý čip, ďalšie žetóny sa k nemu pridať nedajú',
    'bonus-first': 'Zlatý čip môže byť len prvou stávkou kola',
    'bonus-one-spot': 'Zlatý čip môže ležať len na jednej stávke',
    'table-limit': (amount: string) => `Najviac na kolo je ${amount}`,
    'spot-limit': (name: string, amount: string) => `${name}: najviac ${amount}`,
    /** The sum first: on a phone the line ends before the whole result. */
    missed: (result: string, sum: string) => `Kolo bez vás: ${sum}. ${result}`,
  },
  money: { balance: 'Zostatok', staked: 'Na stole' },
  chips: { label: 'Hodnota žetónu', one: (amount: string) => `Žetón ${amount}` },
  actions: {
    label: 'Stávky',
    undo: 'Späť',
    double: 'Zdvojiť',
    clear: 'Zrušiť',
    clearName: 'Zrušiť nepotvrdené žetóny',
    repeat: (amount: string) => `Znova ${amount}`,
    confirm: (amount: string) => `Potvrdiť ${amount}`,
    sending: 'Posiela sa…',
    place: 'Položte žetóny',
  },
  spot: {
    named: ({ name, paysToOne, payouts }: SpotDefinition) =>
      payouts
        ? `${name}; ${payouts.map((payout) => `${payout.outcome} platí ${numberText(payout.paysToOne)} ku 1`).join('; ')}`
        : `${name}, platí ${numberText(paysToOne)} ku 1`,
    staked: (name: string, amount: string, isUnconfirmed: boolean) =>
      `${name}, stávka ${amount}${isUnconfirmed ? ', nepotvrdená' : ''}`,
    pays: ({ paysToOne, payouts }: SpotDefinition): string =>
      payouts
        ? payouts.map((payout) => `${payout.outcome} platí ${numberText(payout.paysToOne)}\u00a0:\u00a01`).join('; ')
        : `${numberText(paysToOne)}\u00a0:\u00a01`,
  },
  own: {
    title: 'Moje stávky',
    note: 'toto kolo',
    none: 'V tomto kole zatiaľ nemáte stávku.',
    unconfirmed: 'nepotvrdené',
  },
  statistics: {
    title: 'Štatistika',
    note: (count: number) => `posledných ${counted(count, 'kolo', 'kolá', 'kôl')}`,
    latest: 'Posledných 12',
    latestName: 'Posledné výsledky, najnovší prvý',
    colours: 'Červená a čierna',
    share: (red: number, zero: number, black: number) => `Červená ${red} percent, nula ${zero} percent, čierna ${black} percent`,
    red: 'Červená',
    black: 'Čierna',
    hot: 'Horúce',
    cold: 'Studené',
    times: (count: number) => `${count}×`,
    chance: 'Minulé výsledky nemenia šancu ďalšieho kola. Každé číslo má vždy šancu 1 z 37.',
    wheelChance: 'Minulé výsledky nemenia šancu ďalšieho kola.',
    segmentShare: (count: number, of: number) => `${count} z ${of}`,
    segments: 'Políčka kolesa',
  },
  limits: { title: 'Limity stola', round: 'Všetky stávky kola', kind: 'Stávka', range: 'Od – do' },
  queue: {
    label: 'Poradie na miesto',
    full: 'Stôl je plný.',
    waiting: (count: number) =>
      `Stôl je plný, v poradí ${count > 1 && count < 5 ? 'čakajú' : 'čaká'} ${counted(count, 'hráč', 'hráči', 'hráčov')}.`,
    position: (position: number) => `Čakáte na miesto, ste ${position}. v poradí.`,
    reserved: (seat: number, seconds: number) => `Miesto ${seat} je vaše ešte ${seconds}\u00a0s. Stavte naň.`,
    reservedSpoken: (seat: number) => `Uvoľnilo sa miesto ${seat}, krátko je vaše. Stavte naň.`,
    join: 'Zaradiť sa do poradia',
    leave: 'Opustiť poradie',
    seatFree: 'Práve je voľné miesto, môžete si sadnúť',
    failed: 'Poradie sa nepodarilo zmeniť. Skúste to znova',
  },
  roulette: {
    cloth: 'Ruletové plátno',
    result: (number: number) =>
      number === 0 ? 'Padla nula' : `Padlo ${number}, ${colourName(number)}, ${number % 2 === 0 ? 'párne' : 'nepárne'}`,
    colour: colourName,
    short: {
      red: 'Červená',
      black: 'Čierna',
      odd: 'Nepárne',
      even: 'Párne',
      low: '1 – 18',
      high: '19 – 36',
    } as Record<string, string>,
    dozen: (nth: number) => `${nth}. tucet`,
    column: '2 : 1',
    between: {
      open: 'Split, roh…',
      title: 'Stávka na viac čísel',
      stop: (kind: string) => `${kind}: zrušiť`,
      tap: (kind: string) => `${kind}: ťuknite na čísla`,
      kinds: { split: 'Split', street: 'Ulica', trio: 'Trojica s nulou', corner: 'Roh', line: 'Šestica' } as Record<
        string,
        string
      >,
      numbers: { split: '2 čísla', street: '3 čísla', trio: '3 čísla', corner: '4 čísla', line: '6 čísel' } as Record<
        string,
        string
      >,
    },
  },
  wheel: {
    name: 'Koleso',
    atPointer: (segment: string) => `Koleso, ukazovateľ na políčku ${segment}`,
    result: (segment: string) => `Padlo políčko ${segment}`,
    bets: 'Políčka',
    bonus: 'Bonus',
    multiplied: (segment: string, factor: number | string) => `${segment} s násobičom ${factor}×`,
    bonusResult: (pays: number | string) => `Bonus, výhra ${pays} : 1`,
    condition: (factor: number, segment: string) => `Násobič ${factor}× platí len vtedy, ak padne ${segment}`,
    odds: ({ paysToOne, payouts: [lowest] = [] }: SpotDefinition) =>
      lowest === undefined || lowest.paysToOne === paysToOne
        ? `${numberText(paysToOne)} : 1`
        : `${numberText(lowest.paysToOne)} – ${numberText(paysToOne)} : 1`,
  },
  info: {
    open: 'Pravidlá a výhry',
    rules: 'Pravidlá',
    spots: 'Výhry',
    rtp: 'Návratnosť (RTP)',
    limits: 'Stávky na kolo',
    highest: 'Najvyššia výhra',
    times: (multiple: number) => `${numberText(multiple)}-násobok stávky`,
    provider: 'Výrobca',
    spot: 'Stávka',
    pays: 'Výhra',
    returns: 'Návratnosť',
  },
  /** A real table has no demo; these appear only if the host opens one. */
  failures: {
    startAnew: 'Otvoriť stôl znova',
    over: 'Pri stole sa už nehrá',
    played: 'Prijaté stávky sa dohrajú a výhra sa pripíše na zostatok.',
  },
} as const
