/** Low symbols of games without fruit, best paying first. */
export const RANKS = [
  { rank: 'A', name: 'Karta A' },
  { rank: 'K', name: 'Karta K' },
  { rank: 'Q', name: 'Karta Q' },
  { rank: 'J', name: 'Karta J' },
  { rank: '10', name: 'Karta 10' },
  { rank: '9', name: 'Karta 9' },
] as const
