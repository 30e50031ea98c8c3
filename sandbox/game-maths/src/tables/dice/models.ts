import type { SpotDefinition } from '@herna/contract/games'
import type { Rational } from '../../rational.ts'
import { limitsOf } from '../limits.ts'
import type { DiceModel, DiceVariant } from '../model.ts'
import { perCent } from '../per-cent.ts'
import { FIELD, lineRtp, PLACE_BETS, placeRtp, PROPOSITIONS } from './craps.ts'
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
    defined({ spot: 'pass', name: 'Na hod (pass)', paysToOne: 1 }, lineRtp('pass')),
    defined({ spot: 'dont-pass', name: 'Proti hodu (don’t pass)', paysToOne: 1 }, lineRtp('dont-pass')),
    ...byRoll([FIELD, ...PROPOSITIONS], 2),
    ...PLACE_BETS.map((bet) =>
      defined({ spot: bet.spot, name: `Číslo ${bet.total} skôr než 7`, paysToOne: bet.pays / bet.per }, placeRtp(bet)),
    ),
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
    'Hádže sa dvoma kockami, kým sa o všetkých stávkach nerozhodne.',
    'Na hod vyhráva, keď na prvý raz padne 7 alebo 11, a prehráva pri 2, 3 a 12. Iný súčet je bod: hádže sa ďalej, kým nepadne znova, a vtedy Na hod vyhráva, alebo kým nepadne 7, a vtedy prehráva.',
    'Proti hodu vyhráva, keď Na hod prehrá, ale ak na prvý raz padne 12, stávka sa vracia. Obe vyhrávajú 1 : 1.',
    'Číslo 4, 5, 6, 8, 9 alebo 10 vyhráva, ak padne skôr než 7, už od prvého hodu: 4 a 10 platia 9 : 5, 5 a 9 platia 7 : 5, 6 a 8 platia 7 : 6. Na 6 a 8 sa z každého žetónu položí o pätinu viac, aby sa výhra vyplatila presne: zo žetónu 1 € je stávka 1,20 €.',
    'Pole sa rozhodne prvým hodom: 3, 4, 9, 10 a 11 platia 1 : 1, súčet 2 platí 2 : 1 a súčet 12 platí 3 : 1.',
    'Prvým hodom sa rozhodujú aj Sedem 4 : 1, Každé kraps (2, 3 alebo 12) 7 : 1, Jedenásť 15 : 1 a Dvanásť 30 : 1.',
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
    // 7 : 6 is whole cents for multiples of six.
    ...(variant === 'craps' && { spotSteps: { 'place-6': 6, 'place-8': 6 } }),
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
