import type { TournamentDefinition } from '@herna/services/pam'

const prizesOf = (top: readonly number[], otherPlaces: number, prize: number) => [
  ...top,
  ...Array<number>(otherPlaces).fill(prize),
]

/** Tournaments of the default catalogue's promotions; prizes and bets in cents. In none of them does the size of a stake affect the ranking. */
export const TOURNAMENTS: readonly TournamentDefinition[] = [
  {
    slug: 'ovocne-derby',
    title: 'Veľké ovocné derby',
    description:
      'Týždenný turnaj na ovocných automatoch. Rozhoduje najlepšie kolo: koľkonásobok stávky ste v ňom vyhrali. Výška stávky na poradie nemá vplyv.',
    scoring: 'best-multiple',
    every: 'week',
    games: ['ovocny-expres', 'horuca-ceresna', 'melon-mania', 'sedmicka-stastia'],
    minBet: 10,
    prizes: prizesOf([5_000, 3_000, 2_000], 17, 500),
    tag: 'turnaj-ovocie',
  },
  {
    slug: 'vyprava-za-pecatami',
    title: 'Výprava za siedmimi pečaťami',
    description:
      'Sedem dní na egyptských automatoch. Počíta sa desať najlepších kôl podľa násobku stávky, takže dlhšie hranie nie je výhodou samo osebe.',
    scoring: 'ten-best',
    every: 'week',
    games: ['faraonova-pecat', 'macka-z-luxoru'],
    minBet: 10,
    prizes: prizesOf([7_000, 3_500, 2_000, 1_000], 6, 500),
    tag: 'turnaj-egypt',
  },
  {
    slug: 'denny-sprint',
    title: 'Denný šprint',
    description:
      'Každý deň od polnoci do polnoci, na všetkých hrách. Počítajú sa kolá, v ktorých ste vyhrali viac, než ste stavili.',
    scoring: 'wins',
    every: 'day',
    games: [],
    minBet: 10,
    prizes: [1_000, 500, 300],
    tag: null,
  },
]
