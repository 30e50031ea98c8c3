import type { SpotDefinition } from '@herna/contract/games'
import type { Rational } from '../../rational.ts'
import { limitsOf } from '../limits.ts'
import type { DiceModel, DiceVariant } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { FIELD, lineRtp } from './craps.ts'
import { SIC_BO } from './sic-bo.ts'
import { type DiceSpot, diceRtp } from './spot.ts'
import { TWO_DICE } from './two-dice.ts'

const defined = ({ spot, name, paysToOne, payouts }: Omit<DiceSpot, 'tenths'>, rtp: Rational): SpotDefinition => ({
  spot,
  name,
  paysToOne,
  ...(payouts && { payouts }),
  rtp: perCent(rtp),
})
const byRoll = (spots: readonly DiceSpot[], dice: number): SpotDefinition[] =>
  spots.map((diceSpot) => defined(diceSpot, diceRtp(diceSpot, dice)))

const SPOTS: Record<DiceVariant, readonly SpotDefinition[]> = {
  'sic-bo': byRoll(SIC_BO, 3),
  'two-dice': byRoll(TWO_DICE, 2),
  craps: [
    defined({ spot: 'pass', name: 'Áno, hod prejde (pass)', paysToOne: 1 }, lineRtp('pass')),
    defined({ spot: 'dont-pass', name: 'Nie, hod neprejde (don’t pass)', paysToOne: 1 }, lineRtp('dont-pass')),
    ...byRoll([FIELD], 2),
  ],
}

const DEFAULT_SPOT: Record<DiceVariant, string> = { 'sic-bo': 'small', 'two-dice': 'under', craps: 'pass' }
const RULES: Record<DiceVariant, readonly string[]> = {
  'sic-bo': [
    'Hádže sa tromi kockami a každá stávka sa rozhodne jedným hodom.',
    'Malé, veľké, párne a nepárne vyhrávajú 1 : 1, pri trojici rovnakých čísel však prehrávajú.',
    'Číslo vyhráva 1 : 1, ak padne raz, 2 : 1, ak padne dvakrát, a 12 : 1, ak padne na všetkých troch kockách.',
  ],
  'two-dice': [
    'Hádže sa dvoma kockami a každá stávka sa rozhodne jedným hodom.',
    'Menej než 7 a viac než 7 vyhrávajú 1,3 : 1, presne 7 vyhráva 4,7 : 1. Výhru súčtov a dvojíc ukazuje stôl.',
  ],
  craps: [
    'Hádže sa dvoma kockami, kým sa o stávke nerozhodne.',
    'Áno vyhráva, keď na prvý raz padne 7 alebo 11, a prehráva pri 2, 3 a 12. Iný súčet je bod: hádže sa ďalej, kým nepadne znova, a vtedy Áno vyhráva, alebo kým nepadne 7, a vtedy prehráva.',
    'Nie vyhráva, keď Áno prehrá, ale ak na prvý raz padne 12, stávka sa vracia. Obe vyhrávajú 1 : 1.',
    'Pole sa rozhodne prvým hodom: 3, 4, 9, 10 a 11 platia 1 : 1, súčet 2 platí 2 : 1 a súčet 12 platí 3 : 1.',
  ],
}
const formatRtp = (rtp: number): string => rtp.toFixed(2).replace('.', ',')

function dice(variant: DiceVariant, minBet: number, maxBet: number): DiceModel {
  const spots = SPOTS[variant]
  const defaultSpot = spots.find(({ spot }) => spot === DEFAULT_SPOT[variant])
  const returns = spots.map(({ rtp }) => rtp)
  return {
    kind: 'dice',
    id: `${variant}-${minBet}`,
    variant,
    ...limitsOf(minBet, maxBet),
    // Pays are whole tenths of the stake.
    stakeStep: 10,
    spots,
    rtp: defaultSpot?.rtp ?? 0,
    maxWinMultiple: Math.max(...spots.map(({ paysToOne }) => paysToOne)) + 1,
    rules: [
      ...RULES[variant],
      `Stávka ${defaultSpot?.name} vracia v dlhodobom priemere ${formatRtp(defaultSpot?.rtp ?? 0)} %, ostatné ${formatRtp(Math.min(...returns))} až ${formatRtp(Math.max(...returns))} %.`,
    ],
  }
}

/** The published RTP is that of the usual bet: small, under seven, pass. */
export const DICE_TABLES: readonly DiceModel[] = (['sic-bo', 'two-dice', 'craps'] as const).flatMap((variant) => [
  dice(variant, 10, 20_000),
  dice(variant, 50, 50_000),
])
