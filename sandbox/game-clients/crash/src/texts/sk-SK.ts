const two = new Intl.NumberFormat('sk-SK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 250 → „2,50×“ */
export const multipleText = (hundredths: number): string => `${two.format(hundredths / 100)}×`

export const texts = {
  curve: 'Krivka násobku',
  stake: { label: 'Stávka', less: 'Znížiť stávku', more: 'Zvýšiť stávku', chips: 'Rýchla voľba stávky' },
  auto: {
    label: 'Vybrať pri',
    use: 'Automatický výber',
    hint: 'Násobok, pri ktorom sa výhra vyberie sama',
    wrong: (from: string, to: string) => `Zadajte násobok od ${from} do ${to}.`,
  },
  button: {
    start: 'Staviť',
    asking: 'Stávka sa prijíma…',
    cashOut: 'Vybrať',
    cashing: 'Vyberá sa…',
    next: 'Pokračovať',
    show: 'Pokračovať v kole',
  },
  last: {
    label: 'Posledné kolá',
    won: (multiple: string) => `vybraté pri ${multiple}`,
    lost: (multiple: string) => `koniec pri ${multiple}`,
  },
  states: {
    ready: 'Zvoľte stávku',
    flying: 'Násobok rastie',
    taken: (amount: string) => `Vybraté · ${amount}`,
    gone: 'Koniec kola',
    lost: 'Spojenie vypadlo. Kolo beží na serveri ďalej.',
    notYet: 'Ešte nie je čo vybrať.',
    late: 'Kolo už skončilo.',
    waiting: 'Hra čaká.',
    auto: (multiple: string) => `Výhra sa vyberie sama pri ${multiple}`,
  },
  spoken: {
    ready: (name: string, balance: string, note: string) => `Hra ${name} je pripravená. ${balance}${note}.`,
    started: (bet: string) => `Kolo sa začalo, stávka ${bet}.`,
    at: (multiple: string) => multiple,
    taken: (multiple: string, win: string, balance: string) => `Vybraté pri ${multiple}. Výhra ${win}, zostatok ${balance}.`,
    gone: (multiple: string, bet: string, balance: string) =>
      `Koniec pri ${multiple}. Stávka ${bet} prepadla, zostatok ${balance}.`,
  },
  panel: {
    rules: 'Pravidlá',
    facts: 'O hre',
    keys: 'Ovládanie',
    provider: 'Výrobca',
    rtp: 'Návratnosť (RTP)',
    highest: 'Najvyšší násobok',
    bets: 'Stávky',
    keyNotes: ['Medzerník: staviť, vybrať, pokračovať', 'Tabulátor: prechod medzi ovládacími prvkami', 'Esc: zavrieť okno'],
    demo: 'V deme sa hrá o fiktívne kredity. Pravidlá aj návratnosť sú rovnaké ako v hre o peniaze.',
  },
  history: {
    won: (multiple: string) => `Vybraté pri ${multiple}`,
    lost: (multiple: string) => `Koniec pri ${multiple}`,
  },
  failures: {
    startAnew: 'Začať nové demo',
    lowerBet: (amount: string) => `Staviť ${amount}`,
    broke: (bet: string, balance: string) => `Stávka ${bet} je vyššia než zostatok ${balance}.`,
  },
} as const
