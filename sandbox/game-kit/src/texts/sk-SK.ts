import type { FailureKind } from '../session/failure.ts'
import { counted } from './amounts.ts'

/** Texts shared by all games. */
export const texts = {
  close: 'Zavrieť',
  back: 'Späť do ponuky hier',
  info: 'Informácie o hre',
  loading: 'Hra sa načítava…',
  untitled: 'Hra',
  noScript: 'Na spustenie hry je potrebný JavaScript. Povoľte ho v prehliadači a stránku načítajte znova.',
  badAddress: 'Adresa hry je neúplná alebo neplatná. Otvorte hru znova z ponuky.',
  demo: { badge: 'DEMO', credits: 'hráte o fiktívne kredity' },
  pageTitle: (name: string, mode: 'demo' | 'real') => (mode === 'demo' ? `${name} – demo` : name),
  balance: { demo: 'Demo zostatok', real: 'Zostatok' },
  sound: {
    name: 'Zvuk',
    on: 'Zapnúť zvuk',
    off: 'Vypnúť zvuk',
    open: 'Zvuk a hlasitosť',
    isOn: 'Zvuk je zapnutý.',
    isOff: 'Zvuk je vypnutý.',
    volume: 'Hlasitosť',
    percent: (volume: number) => `${volume}\u00a0%`,
  },
  offline: 'Ste bez pripojenia. Hrať sa dá až po jeho obnovení.',
  paused: 'Hra je pozastavená.',
  spoken: { offline: 'Ste bez pripojenia.', online: 'Pripojenie je obnovené.' },
  facts: {
    label: 'Vaša hra',
    clock: 'Čas',
    inPlay: 'V hre',
    net: 'Bilancia hry',
    netNote: 'výhry mínus stávky od otvorenia hry',
    limit: {
      name: 'Limity',
      names: { loss: 'Limit strát', stake: 'Limit stávok' },
      stake: { day: 'Stávky za deň', week: 'Stávky za týždeň', month: 'Stávky za mesiac' },
      loss: { day: 'Strata za deň', week: 'Strata za týždeň', month: 'Strata za mesiac' },
      of: (used: string, amount: string) => `${used} z ${amount}`,
      none: 'bez limitu',
      unknown: '–',
      note: 'váš limit, ktorý je najbližšie k vyčerpaniu',
    },
  },
  bonus: {
    /** Rounds paid by a gaming bonus [3.51]. */
    have: (kind: 'freespins' | 'freespins2' | 'goldenchips', left: number, value: string) =>
      kind === 'goldenchips'
        ? `Z bonusu máte ${counted(left, 'zlatý čip', 'zlaté čipy', 'zlatých čipov')} v hodnote ${value}`
        : `Z bonusu máte ${counted(left, 'voľnú hru', 'voľné hry', 'voľných hier')} v hodnote ${value}`,
    chip: (kind: 'freespins' | 'freespins2' | 'goldenchips', value: string) =>
      kind === 'goldenchips' ? `Zlatý čip ${value} z bonusu` : `Voľná hra ${value} z bonusu`,
    pays: 'Toto kolo platí bonus, nie váš zostatok',
    paysFirst: 'Prvú stávku zaplatil bonus, zvyšok platíte vy',
  },
  roulette: {
    wheel: 'Koleso rulety',
    wheelResult: (number: number) => `Koleso rulety, guľôčka leží na čísle ${number}`,
    racetrack: {
      open: 'Susedia',
      title: 'Susedia a stávky podľa kolesa',
      counts: 'Susedia čísla z každej strany',
      of: (number: number) => `Číslo ${number} a jeho susedia`,
      chips: (count: number) => counted(count, 'žetón', 'žetóny', 'žetónov'),
      called: {
        voisins: { name: 'Susedia nuly (Voisins)', short: 'Voisins' },
        orphelins: { name: 'Siroty (Orphelins)', short: 'Orphelins' },
        tiers: { name: 'Tretina kolesa (Tiers)', short: 'Tiers' },
        zero: { name: 'Hra s nulou', short: 'Nula' },
      },
      calledName: (name: string, count: number, sum: string) =>
        `${name}, ${counted(count, 'žetón', 'žetóny', 'žetónov')}, spolu ${sum}`,
    },
  },
  history: {
    open: 'História kôl',
    empty: 'Zatiaľ ste v tejto hre neodohrali žiadne kolo.',
    emptyDemo: 'V tomto deme ste zatiaľ neodohrali žiadne kolo.',
    loading: 'História sa načítava…',
    failed: 'Históriu sa nepodarilo načítať.',
    more: 'Staršie kolá',
    staked: 'Stávka',
    won: 'Výhra',
    bonus: 'z bonusu',
    jackpot: (title: string) => `Jackpot ${title}`,
    replay: 'Prehrať znova',
    replayOf: (at: string) => `Prehrať znova kolo z ${at}`,
  },
  resume: {
    closed: {
      title: 'Máte nedokončené kolo',
      note: 'Výsledok je už určený a zapísaný. Teraz vám ho ukážeme.',
      go: 'Ukázať výsledok',
    },
    open: {
      title: 'Máte rozohrané kolo',
      note: 'Pokračujete presne tam, kde ste prestali. Stávka zostala na stole.',
      go: 'Pokračovať',
    },
  },
  failures: {
    title: {
      open: 'Hru sa nepodarilo spustiť',
      round: 'Kolo sa nepodarilo dokončiť',
      refused: 'Stávka nebola prijatá',
    },
    what: {
      offline: 'Vaše zariadenie je bez pripojenia na internet.',
      timeout: 'Server hry neodpovedal včas.',
      unreachable: 'Server hry je nedostupný.',
      server: 'Server hry má poruchu.',
      garbled: 'Server hry odpovedal nezrozumiteľne.',
      refused: 'Server hry požiadavku odmietol.',
      'unknown-game': 'Táto hra nie je v ponuke servera hier.',
      'session-over': 'Vaše prihlásenie do hry sa skončilo.',
      blocked: 'Hra pre vás teraz nie je dostupná: bráni jej vylúčenie alebo ju zastavil prevádzkovateľ.',
      limit: 'Stávka by prekročila limit, ktorý máte nastavený.',
      'insufficient-funds': 'Zostatok na túto stávku nestačí.',
      moved: 'Túto hru ste otvorili v inom okne. Hrá sa ďalej tam.',
      'round-unfinished': 'Iné kolo tejto hry ešte nie je dohrané. Otvorte hru znova a dohrajte ho.',
      'round-cancelled': 'Kolo sa zrušilo, lebo peňaženka neodpovedala včas. Stávka sa vám vráti.',
      'action-cancelled': 'Voľba sa nepodarila a neplatí, dostávka sa vracia. Kolo pokračuje tam, kde bolo.',
      'bonus-unusable': 'Bonus sa už nedá použiť.',
      'action-refused': 'Tento ťah už nie je možný.',
      'bets-closed': 'Stávka prišla po uzavretí stávok alebo je stôl zatvorený. Nič sa neodpočítalo.',
      'seat-taken': 'Toto miesto medzitým obsadil iný hráč. Nič sa neodpočítalo.',
      mismatch: 'Server hry pozná toto kolo s inou stávkou.',
    } satisfies Record<FailureKind, string>,
    stake: {
      none: 'Žiadna stávka sa neodpočítala.',
      untaken: 'Stávka sa neodpočítala.',
      round:
        'Nevieme, či sa kolo odohralo. Po stlačení Skúsiť znova sa pošle to isté kolo: stávka sa odpočíta najviac raz a ak sa už odohralo, uvidíte jeho výsledok.',
      returned: 'Ak sa stávka stihla odpočítať, vráti sa na váš zostatok.',
    },
    reference: (reference: string) => `Kód poruchy: ${reference}`,
    retry: 'Skúsiť znova',
    toGame: 'Späť do hry',
    reopen: 'Otvoriť hru znova',
  },
} as const
