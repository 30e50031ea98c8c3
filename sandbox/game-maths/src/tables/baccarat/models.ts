import type { SpotDefinition } from '@herna/contract/games'
import { limitsOf } from '../limits.ts'
import type { BaccaratModel } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { PAIR_PAYS } from './pays.ts'
import { pairRtp } from './returns.ts'

/** Per cent; `baccarat.test.ts` recomputes them from every order of six cards. */
const RTP = { player: 98.76, banker: 98.94, bankerWithoutCommission: 98.54, tie: 85.64 }
const formatRtp = (rtp: number): string => rtp.toFixed(2).replace('.', ',')

/** A banker win with six pays half. */
const BANKER_WITHOUT_COMMISSION = [
  { outcome: 'súčet 6', paysToOne: 0.5 },
  { outcome: 'iná výhra', paysToOne: 1 },
]

function spotsOf(isWithoutCommission: boolean, hasPairs: boolean): SpotDefinition[] {
  const pair = perCent(pairRtp())
  const banker = isWithoutCommission
    ? { paysToOne: 1, payouts: BANKER_WITHOUT_COMMISSION, rtp: RTP.bankerWithoutCommission }
    : { paysToOne: 0.95, rtp: RTP.banker }
  return [
    { spot: 'player', name: 'Hráč', paysToOne: 1, rtp: RTP.player },
    { spot: 'tie', name: 'Remíza', paysToOne: 8, rtp: RTP.tie },
    { spot: 'banker', name: 'Bankár', ...banker },
    ...(hasPairs
      ? [
          { spot: 'player-pair', name: 'Pár hráča', paysToOne: PAIR_PAYS, rtp: pair },
          { spot: 'banker-pair', name: 'Pár bankára', paysToOne: PAIR_PAYS, rtp: pair },
        ]
      : []),
  ]
}

function baccarat(isWithoutCommission: boolean, hasPairs: boolean, maxBet: number): BaccaratModel {
  const spots = spotsOf(isWithoutCommission, hasPairs)
  return {
    kind: 'baccarat',
    id: `baccarat${isWithoutCommission ? '-no-commission' : ''}${hasPairs ? '-pairs' : ''}-${maxBet}`,
    isWithoutCommission,
    hasPairs,
    ...limitsOf(100, maxBet),
    // A commission of 5 % on 20 cents is one cent.
    stakeStep: 20,
    spots,
    rtp: spots.find(({ spot }) => spot === 'banker')?.rtp ?? 0,
    maxWinMultiple: hasPairs ? PAIR_PAYS + 1 : 9,
    rules: [
      'Hrá sa z ôsmich balíčkov kariet, ktoré sa pred každým kolom nanovo zamiešajú.',
      'Vyhráva strana s väčším počtom bodov, najviac je 9. Eso platí 1, desiatky a obrázky 0; z dvojciferného súčtu platí posledná číslica.',
      'Ak má jedna strana z dvoch kariet 8 alebo 9, ďalšie karty sa nedávajú. Inak hráč berie tretiu kartu pri súčte 0 až 5, bankár podľa svojho súčtu a tretej karty hráča.',
      isWithoutCommission
        ? 'Výhra na hráča aj bankára platí 1 : 1, bez provízie. Ak bankár vyhrá so súčtom 6, platí sa 1 : 2.'
        : 'Výhra na hráča platí 1 : 1, na bankára 0,95 : 1, teda s províziou 5 %.',
      'Remíza platí 8 : 1 a stávky na hráča a bankára sa vtedy vracajú.',
      ...(hasPairs ? ['Pár v prvých dvoch kartách hráča alebo bankára platí 11 : 1.'] : []),
      `V dlhodobom priemere sa vracia: ${spots.map(({ name, rtp }) => `${name} ${formatRtp(rtp)} %`).join(', ')}.`,
    ],
  }
}

/** The published RTP is that of the banker bet. */
export const BACCARATS: readonly BaccaratModel[] = [
  baccarat(false, false, 50_000),
  baccarat(false, true, 100_000),
  baccarat(true, true, 50_000),
]
