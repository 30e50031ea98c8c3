const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const notLastColumn = (number: number): boolean => number % 3 !== 0

/** Ids of all spots of a European layout. */
export const SPOT_IDS: readonly string[] = [
  ...range(0, 36).map((number) => `straight-${number}`),
  ...range(1, 3).map((number) => `split-0-${number}`),
  ...range(1, 36)
    .filter(notLastColumn)
    .map((number) => `split-${number}-${number + 1}`),
  ...range(1, 33).map((number) => `split-${number}-${number + 3}`),
  'trio-0-1-2',
  'trio-0-2-3',
  'corner-0',
  ...range(1, 12).map((row) => `street-${row * 3 - 2}`),
  ...range(1, 32)
    .filter(notLastColumn)
    .map((number) => `corner-${number}`),
  ...range(1, 11).map((row) => `line-${row * 3 - 2}`),
  ...range(1, 3).flatMap((nth) => [`dozen-${nth}`, `column-${nth}`]),
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
]
