import { volatilityName } from '@herna/contract'
import type { SlotDefinition } from '@herna/contract/games'
import { counted, numberText, percentText } from '@herna/game-kit'
import { bonuses } from './bonuses.ts'
import { decisions } from './decisions.ts'
import { families } from './families.ts'

const spins = (count: number): string => counted(count, 'voľné točenie', 'voľné točenia', 'voľných točení', 'voľného točenia')

/** Slovak texts of slots. */
export const texts = {
  bonuses,
  decisions,
  families,
  reels: {
    label: 'Valce',
    tableCaption: 'Symboly na valcoch po poslednom točení',
    reel: (reel: number) => `Valec ${reel}`,
    row: (row: number) => `Riadok ${row}`,
  },
  meters: { win: 'Výhra', freeSpins: 'Voľné točenia', multiplier: (by: number) => `Výhry × ${by}` },
  stake: {
    label: 'Stávka',
    choose: ', vybrať inú',
    less: 'Znížiť stávku',
    more: 'Zvýšiť stávku',
    sheet: 'Výber stávky',
    hint: (lines: string) => `Stávka na celé kolo, rozdelená na ${lines}.`,
    lines: (count: number) => counted(count, 'líniu', 'línie', 'línií', 'línie'),
  },
  spin: { start: 'Točiť', stop: 'Zastaviť', skip: 'Preskočiť', next: 'Pokračovať', collect: 'Vybrať výhru' },
  quickSpin: { name: 'Rýchle točenie', note: 'Valce sa zastavia hneď, ako môžu. Výsledok ani pravidlá sa nemenia.' },
  wins: {
    ribbon: (multiple: string) => `Výhra · ${multiple}`,
    multiple: (by: number) => `${numberText(by)}× stávky`,
    bigMultiple: (by: number, stake: string) => `${numberText(by)}-násobok stávky ${stake}`,
  },
  messages: {
    ready: 'Stlačte Točiť',
    way: ({ wins, lines, ways, reels, rows }: Pick<SlotDefinition, 'wins' | 'lines' | 'ways' | 'reels' | 'rows'>) => {
      if (wins === 'lines') return counted(lines.length, 'línia', 'línie', 'línií', 'línie')
      if (wins === 'ways') return counted(ways ?? 0, 'spôsob', 'spôsoby', 'spôsobov', 'spôsobu')
      return `${reels} × ${rows}`
    },
    goodLuck: 'Valce sa točia',
    noWin: 'Bez výhry',
    line: (line: number, count: number, symbol: string, amount: string) => `Línia ${line}: ${count} × ${symbol} – ${amount}`,
    scatter: (count: number, symbol: string, amount: string) => `${count} × ${symbol} – ${amount}`,
    won: (amount: string) => `Výhra ${amount}`,
    freeSpin: (left: number) => (left === 0 ? 'Posledné voľné točenie' : `Ešte ${spins(left)}`),
    replay: (at: string) => `Záznam kola z ${at}`,
    bonus: (left: number, bet: string) => `Voľné točenia z bonusu: zostáva ${left} · stávka ${bet} za herňu`,
    waiting: 'Hra čaká.',
  },
  spoken: {
    won: (win: string, balance: string) => `Výhra ${win}, zostatok ${balance}`,
    lost: (balance: string) => `Bez výhry, zostatok ${balance}`,
    ready: (name: string, balance: string, note: string) => `Hra ${name} je pripravená. ${balance}${note}.`,
    bet: (amount: string) => `Stávka ${amount}`,
  },
  overlays: {
    awarded: {
      title: (count: number) => spins(count),
      multiplied: (by: number) => `Všetky výhry sa násobia × ${by}.`,
      same: 'Výhry sa vyplácajú ako pri točení za stávku.',
      again: (count: number, scatter: string, more: number) => `${count} × ${scatter} pridá ďalších ${more} točení.`,
      free: (stake: string) => `Stávka ${stake}, zo zostatku sa nič neodpočíta.`,
      go: 'Začať',
    },
    more: { title: (count: number) => `+ ${spins(count)}`, note: 'Voľné točenia sa predlžujú.', go: 'Pokračovať' },
    summary: {
      title: 'Voľné točenia sa skončili',
      spins: (count: number) => `Výhra za celé kolo: ${spins(count)} a točenie, ktoré ich získalo`,
      note: 'Výhra za celé kolo',
      go: 'Pokračovať',
    },
    big: 'Veľká výhra',
  },
  menu: {
    paytable: 'Výherná tabuľka',
    rules: 'Pravidlá',
    controls: 'Ovládanie',
  },
  historyOf: (steps: readonly { kind: string }[]) => {
    const more = steps.length - 1
    if (more === 0) return 'Točenie'
    const kind = steps.at(-1)?.kind
    if (kind === 'cascade') return families.history.cascades(more)
    if (kind === 'trail') return bonuses.trail.history(more)
    if (kind === 'wild-respin') return `Točenie a ${counted(more, 'točenie', 'točenia', 'točení', 'točenia')} navyše`
    return kind === 'respin' ? families.history.respins(more) : `Točenie a ${spins(more)}`
  },
  paytable: {
    forBet: (amount: string) => `Výhry pri stávke ${amount}.`,
    wild: 'Žolík – nahrádza všetky symboly okrem rozptýleného symbolu.',
    wildAlone: 'Žolík – nahrádza všetky ostatné symboly.',
    scatter: 'Rozptýlený symbol – platí kdekoľvek na valcoch, bez ohľadu na línie.',
    freeSpins: (count: number, award: number) => `${count} × – ${spins(award)}`,
    noPay: 'Samostatne nevypláca.',
    wildRun: 'Rad samých žolíkov vypláca ako symbol s najvyššou výhrou.',
    groups: { special: 'Zvláštne symboly', high: 'Vyššie výhry', low: 'Nižšie výhry' },
  },
  rules: {
    facts: 'Hra v číslach',
    rtp: 'Návratnosť (RTP)',
    rtpNote: (rtp: string) =>
      `Teoretická návratnosť ${rtp} je vypočítaná presne z matematického modelu hry. Platí pri veľmi veľkom počte kôl, nie pre jednu hru.`,
    volatility: 'Volatilita',
    volatilityOf: (level: number) => `${level} z 5 – ${volatilityName(level).toLowerCase()}`,
    volatilityNote: 'Čím vyššia volatilita, tým sú výhry zriedkavejšie a vyššie.',
    maxWin: 'Najvyššia výhra kola',
    maxWinOf: (multiple: string, amount: string) => `${multiple}-násobok stávky (teraz ${amount})`,
    bets: 'Stávky',
    betsOf: (from: string, to: string) => `${from} – ${to}`,
    gridOf: (reels: number, rows: number, lines: number) =>
      `${reels} × ${rows}, ${counted(lines, 'výherná línia', 'výherné línie', 'výherných línií', 'výhernej línie')}`,
    percent: percentText,
    how: 'Ako sa vyhráva',
    howPoints: [
      'Vyhrávajú rovnaké symboly na výhernej línii vedľa seba, počnúc ľavým valcom.',
      'Na každej línii sa vypláca len najvyššia výhra. Výhry na rôznych líniách sa sčítajú.',
      'Výhra na línii je násobok stávky na líniu; tá je celkovou stávkou vydelenou počtom línií.',
    ],
    scatterPoint: 'Výhra za rozptýlený symbol je násobok celkovej stávky a pripočíta sa k výhram na líniách.',
    multiplyingWild: 'Divoký symbol',
    wildPoint: (name: string) => `${name} (žolík) nahrádza ktorýkoľvek symbol okrem rozptýleného, ak tým vznikne vyššia výhra.`,
    freeSpins: 'Voľné točenia',
    freeSpinsAward: (count: number, name: string, award: number) => `${count} × ${name} kdekoľvek na valcoch: ${spins(award)}.`,
    freeSpinsMultiplier: (by: number) => `Všetky výhry počas voľných točení sa násobia × ${by}.`,
    freeSpinsSame: 'Výhry počas voľných točení sa nenásobia.',
    freeSpinsCap: (cap: number) => `V jednom kole sa ich odohrá najviac ${cap}.`,
    freeSpinsBet: 'Hrajú sa s rovnakou stávkou ako točenie, ktoré ich získalo, a nič nestoja.',
    lines: 'Výherné línie',
    line: (line: number) => `Línia ${line}`,
    lineRows: (rows: number[]) => `riadky ${rows.join(', ')}`,
    fairness: 'Výsledok a poruchy',
    fairnessPoints: [
      'O výsledku každého kola rozhoduje kryptografický generátor náhodných čísel na serveri v okamihu, keď kolo začnete. Hra ho už iba ukazuje: zastavenie valcov ani rýchlosť hry ho nemenia.',
      'Ak sa spojenie preruší, kolo sa pri opakovaní pošle s rovnakým číslom. Stávka sa preto odpočíta najviac raz a už odohrané kolo ukáže svoj pôvodný výsledok.',
      'Ak server kolo neprijal, stávka sa neodpočíta. Porucha, pri ktorej server výsledok neurčil, ruší kolo aj jeho stávku.',
    ],
    demo: 'Toto je demo. Kredity sú fiktívne, nedajú sa kúpiť, vyplatiť ani preniesť.',
    keys: 'Klávesnica',
    keysOf: [
      ['Medzerník, Enter', 'točiť, zastaviť valce, preskočiť výhry'],
      ['Šípky', 'zmeniť stávku'],
      ['M', 'zapnúť alebo vypnúť zvuk'],
      ['Esc', 'zavrieť okno'],
    ] as const,
  },
  failures: {
    title: { expired: 'Demo hra vypršala', broke: 'Nedostatok demo kreditov' },
    what: { credit: 'Demo zostatok na túto stávku nestačí.' },
    stake: {
      expired: 'Stávka sa neodpočítala. Začnete znova s plným demo zostatkom.',
      brokeElsewhere: 'Stávka sa neodpočítala. Demo kredity sú fiktívne, ich doplnenie nič nestojí.',
      broke: (bet: string, balance: string) =>
        `Stávka ${bet} je vyššia ako zostatok ${balance}. Demo kredity sú fiktívne, ich doplnenie nič nestojí.`,
    },
    startAnew: 'Začať novú demo hru',
    topUp: 'Doplniť demo kredity',
    lowerBet: (amount: string) => `Hrať so stávkou ${amount}`,
  },
} as const
