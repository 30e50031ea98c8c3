export const diceTexts = {
  dice: 'Kocky',
  thrown: (faces: readonly number[], sum: number) => `Padlo ${faces.join(', ')}, súčet ${sum}`,
  moving: 'Kocky sa kotúľajú',
  spots: 'Stávky na kocky',
  groups: { main: 'Hlavné', total: 'Súčty', single: 'Čísla', double: 'Dvojice a trojice', combination: 'Kombinácie' },
  /** For narrow tabs. */
  shortGroups: { main: 'Hlavné', total: 'Súčty', single: 'Čísla', double: 'Rovnaké', combination: 'Dvojice' },
  group: (name: string, hasStake: boolean) => (hasStake ? `${name}, máte tu stávku` : name),
  choose: 'Skupina stávok',
  short: {
    small: 'Malé',
    big: 'Veľké',
    odd: 'Nepárne',
    even: 'Párne',
    'any-triple': 'Ktorákoľvek trojica',
  } as Readonly<Record<string, string>>,
  notes: { small: '4 – 10', big: '11 – 17' } as Readonly<Record<string, string>>,
  last: 'Posledné hody',
  counted: 'Ako hody dopadli',
  shares: { small: 'Malé', triple: 'Trojica', big: 'Veľké' },
} as const
