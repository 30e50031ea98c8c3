export const pokerTexts = {
  dealer: 'Krupiér',
  board: 'Spoločné karty',
  spots: 'Na akú kombináciu krupiéra stavíte',
  /** Hands as the live feed names them. */
  hands: {
    HC: 'Vysoká karta',
    P: 'Pár',
    '2P': 'Dva páry',
    '3K': 'Trojica',
    ST: 'Postupka',
    FL: 'Farba',
    FH: 'Full house',
    '4K': 'Štvorica',
    SF: 'Postupka vo farbe',
    RF: 'Kráľovská postupka',
  } as Readonly<Record<string, string>>,
  has: (hand: string) => `Krupiér má: ${(pokerTexts.hands[hand] ?? hand).toLowerCase()}`,
  last: 'Posledné kombinácie',
  shares: 'Ako často',
} as const
