import { countOf, type DiceSpot, spotOf, sumOfRoll } from './spot.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const isTriple = (roll: readonly number[]): boolean => roll.every((die) => die === roll[0])
/** Payout to one, by total. */
const TOTAL_PAYS: Record<number, number> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
}

/** Three dice; small, big, odd and even lose on a triple. */
export const SIC_BO: readonly DiceSpot[] = [
  spotOf('small', 'Malé, súčet 4 až 10', 1, (roll) => !isTriple(roll) && sumOfRoll(roll) <= 10),
  spotOf('big', 'Veľké, súčet 11 až 17', 1, (roll) => !isTriple(roll) && sumOfRoll(roll) >= 11),
  spotOf('odd', 'Nepárny súčet', 1, (roll) => !isTriple(roll) && sumOfRoll(roll) % 2 === 1),
  spotOf('even', 'Párny súčet', 1, (roll) => !isTriple(roll) && sumOfRoll(roll) % 2 === 0),
  ...Object.entries(TOTAL_PAYS).map(([total, pays]) =>
    spotOf(`total-${total}`, `Súčet ${total}`, pays, (roll) => sumOfRoll(roll) === Number(total)),
  ),
  ...FACES.map(
    (face): DiceSpot => ({
      spot: `single-${face}`,
      name: `Číslo ${face}`,
      paysToOne: 12,
      payouts: [
        { outcome: 'raz', paysToOne: 1 },
        { outcome: 'dvakrát', paysToOne: 2 },
        { outcome: 'trikrát', paysToOne: 12 },
      ],
      tenths: (roll) => [0, 20, 30, 130][countOf(roll, face)] ?? 0,
    }),
  ),
  ...FACES.map((face) => spotOf(`double-${face}`, `Dvojica ${face} a ${face}`, 11, (roll) => countOf(roll, face) >= 2)),
  ...FACES.flatMap((lowerFace) =>
    FACES.filter((high) => high > lowerFace).map((high) =>
      spotOf(
        `combination-${lowerFace}-${high}`,
        `Kombinácia ${lowerFace} a ${high}`,
        6,
        (roll) => roll.includes(lowerFace) && roll.includes(high),
      ),
    ),
  ),
  ...FACES.map((face) => spotOf(`triple-${face}`, `Trojica ${face}, ${face}, ${face}`, 200, (roll) => countOf(roll, face) === 3)),
  spotOf('any-triple', 'Ktorákoľvek trojica', 33, isTriple),
]
