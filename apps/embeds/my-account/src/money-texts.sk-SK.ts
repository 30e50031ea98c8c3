import type { BalanceType } from '@herna/contract/player'

// Texts of the cashier and the list of rounds; part of texts.sk-SK.ts.
export const money = {
  playMoney:
    'Herňa sa hrá o hracie peniaze. Vklad nič nestojí, platobné údaje od vás nikdy nežiadame a skutočné peniaze sa tu nedajú vložiť, vyhrať ani vyplatiť.',
  balances: {
    casino_gaming: 'Na hranie',
    casino_cash: 'Na výber',
    casino_bonus: 'Bonusové',
    casino_held: 'V rozohraných kolách',
  } satisfies Record<BalanceType, string>,
  depositTitle: 'Vložiť hracie peniaze',
  withdrawalTitle: 'Vybrať hracie peniaze',
  ways: 'Vklad a výber',
  amount: 'Suma v eurách',
  quick: 'Rýchla voľba sumy',
  hint: 'Napríklad 50 alebo 49,90.',
  missing: 'Zadajte sumu.',
  wrong: (least: string, most: string) => `Zadajte sumu od ${least} do ${most}.`,
  tooMuch: (most: string) => `Vybrať môžete najviac ${most}.`,
  submit: { deposit: 'Vložiť', withdrawal: 'Vybrať' },
  confirm: (amount: string) => `Áno, vybrať ${amount}`,
  sure: (amount: string) => `Naozaj vybrať ${amount}? Výber sa nedá vziať späť.`,
  done: {
    deposit: (amount: string) => `Vklad ${amount} je na vašom zostatku.`,
    withdrawal: (amount: string) => `Výber ${amount} je hotový.`,
  },
  onlyCash: 'Vybrať sa dajú peniaze, ktoré nie sú bonusové ani v rozohranom kole. Výber je konečný, vziať späť sa nedá.',
  mayNotDeposit:
    'Vkladať teraz nemôžete: hranie máte pozastavené alebo ste dosiahli limit. Výber a odhlásenie zostávajú dostupné.',
  noDepositLimit: 'Nemáte nastavený limit na vklady.',
  left: (left: string, of: string) => `zostáva ${left} z ${of}`,
  payments: 'Vklady a výbery',
  noPayments: 'Zatiaľ tu nie je žiadna platba.',
  kinds: { deposit: 'Vklad', withdrawal: 'Výber' },
  limits: 'Pozrieť limity',
  statement: 'Pozrieť výpis',
}

export const rounds = {
  title: 'Kolá',
  game: 'Hra',
  allGames: 'všetky hry',
  none: 'Zatiaľ tu nie je žiadne kolo.',
  more: 'Staršie kolá',
  retry: 'Skúsiť znova',
  round: (id: string) => `kolo ${id.slice(0, 8)}`,
  staked: 'Stávka',
  won: 'Výhra',
  after: 'Zostatok po kole',
  open: 'Nedokončené',
  rolledBack: 'Zrušené, stávka vrátená',
  bonus: 'Z bonusu',
  openTitle: 'Nedokončené kolá',
  openText: 'Stávka v nich čaká. Hru môžete dohrať presne tam, kde ste prestali.',
  playOn: 'Pokračovať v hre',
}
