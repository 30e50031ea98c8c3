/** A spot of the layout: its stable id, the numbers it covers, its Slovak name. */
export interface RouletteSpot {
  readonly spot: string
  readonly name: string
  readonly numbers: readonly number[]
  /** Red, black, odd, even, low, high: the bets la partage applies to. */
  readonly isEvenChance: boolean
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const numbersFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)
const insideBet = (spot: string, name: string, numbers: readonly number[]): RouletteSpot => ({
  spot,
  name,
  numbers,
  isEvenChance: false,
})
const evenChance = (spot: string, name: string, test: (number: number) => boolean): RouletteSpot => ({
  spot,
  name,
  numbers: numbers.filter(test),
  isEvenChance: true,
})
/** Named by its numbers, lowest first: `split-17-20`. */
const splitBet = (a: number, b: number): RouletteSpot => insideBet(`split-${a}-${b}`, `Dvojica ${a} a ${b}`, [a, b])
const ORDINALS = ['Prvý', 'Druhý', 'Tretí']

/** Rows of three on the layout: 1 2 3, 4 5 6 …; a street, a corner and a line are named by their lowest number. */
export const ROULETTE_SPOTS: readonly RouletteSpot[] = [
  ...numbersFrom(0, 37).map((number) => insideBet(`straight-${number}`, `Číslo ${number}`, [number])),
  ...[1, 2, 3].map((number) => splitBet(0, number)),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => splitBet(number, number + 1)),
  ...numbers.filter((number) => number <= 33).map((number) => splitBet(number, number + 3)),
  insideBet('trio-0-1-2', 'Trojica 0, 1, 2', [0, 1, 2]),
  insideBet('trio-0-2-3', 'Trojica 0, 2, 3', [0, 2, 3]),
  ...numbersFrom(0, 12).map((row) =>
    insideBet(`street-${row * 3 + 1}`, `Trojica ${row * 3 + 1} až ${row * 3 + 3}`, numbersFrom(row * 3 + 1, 3)),
  ),
  insideBet('corner-0', 'Štvorica 0, 1, 2, 3', [0, 1, 2, 3]),
  ...numbers
    .filter((number) => number <= 32 && number % 3 !== 0)
    .map((number) => [number, number + 1, number + 3, number + 4])
    .map((numbers) => insideBet(`corner-${numbers[0]}`, `Štvorica ${numbers.join(', ')}`, numbers)),
  ...numbersFrom(0, 11).map((row) =>
    insideBet(`line-${row * 3 + 1}`, `Šestica ${row * 3 + 1} až ${row * 3 + 6}`, numbersFrom(row * 3 + 1, 6)),
  ),
  ...[0, 1, 2].map((nth) =>
    insideBet(`dozen-${nth + 1}`, `${ORDINALS[nth]} tucet, ${nth * 12 + 1} až ${nth * 12 + 12}`, numbersFrom(nth * 12 + 1, 12)),
  ),
  ...[0, 1, 2].map((nth) =>
    insideBet(
      `column-${nth + 1}`,
      `${ORDINALS[nth]} stĺpec`,
      numbers.filter((number) => number % 3 === (nth + 1) % 3),
    ),
  ),
  evenChance('red', 'Červená', (number) => RED.has(number)),
  evenChance('black', 'Čierna', (number) => !RED.has(number)),
  evenChance('odd', 'Nepárne', (number) => number % 2 === 1),
  evenChance('even', 'Párne', (number) => number % 2 === 0),
  evenChance('low', 'Nízke, 1 až 18', (number) => number <= 18),
  evenChance('high', 'Vysoké, 19 až 36', (number) => number >= 19),
]

const bySpot = new Map(ROULETTE_SPOTS.map((definition) => [definition.spot, definition]))
export function rouletteSpot(spot: string): RouletteSpot {
  const spotEntry = bySpot.get(spot)
  if (!spotEntry) throw new RangeError(`roulette has no spot ${spot}`)
  return spotEntry
}
