/** Chips of a bet on a part of the wheel: spots with their number of chips. */
type Chips = Readonly<Record<string, number>>

interface CalledBet {
  readonly id: 'zero' | 'voisins' | 'orphelins' | 'tiers'
  readonly chips: Chips
  /** Runs of places on the wheel (zero is place 0) beside which its field lies inside the racetrack. */
  readonly runs: readonly (readonly [from: number, to: number])[]
}

const splits = (...names: readonly string[]): Chips => Object.fromEntries(names.map((name) => [`split-${name}`, 1]))

/** The bets on parts of the wheel as roulette tables know them. */
export const CALLED_BETS: readonly CalledBet[] = [
  { id: 'tiers', chips: splits('5-8', '10-11', '13-16', '23-24', '27-30', '33-36'), runs: [[11, 22]] },
  {
    id: 'orphelins',
    chips: { 'straight-1': 1, ...splits('6-9', '14-17', '17-20', '31-34') },
    runs: [
      [8, 10],
      [23, 27],
    ],
  },
  {
    id: 'voisins',
    chips: { 'trio-0-2-3': 2, ...splits('4-7', '12-15', '18-21', '19-22', '32-35'), 'corner-25': 2 },
    runs: [
      [3, 7],
      [28, 32],
    ],
  },
  { id: 'zero', chips: { ...splits('0-3', '12-15', '32-35'), 'straight-26': 1 }, runs: [[-4, 2]] },
]

export const chipsIn = (chips: Chips): number => Object.values(chips).reduce((sum, count) => sum + count, 0)
