export const diceTexts = {
  dice: 'Kocky',
  thrown: (faces: readonly number[], sum: number) => `Padlo ${faces.join(', ')}, súčet ${sum}`,
  moving: 'Kocky sa kotúľajú',
  spots: 'Stávky na kocky',
  groups: { main: 'Hlavné', total: 'Súčty', single: 'Čísla', double: 'Dvojice a trojice', combination: 'Kombinácie' },
  /** Of the buttons that choose a group, short enough for a phone; with what the group holds if that is not clear. */
  tabs: {
    main: ['Hlavné'],
    total: ['Súčty'],
    single: ['Čísla'],
    double: ['Rovnaké', 'dvojice a trojice'],
    combination: ['Dve čísla', 'kombinácie'],
  },
  tab: ([name, content]: readonly string[], hasStake: boolean) =>
    `${name}${content === undefined ? '' : `: ${content}`}${hasStake ? ', máte tu stávku' : ''}`,
  choose: 'Skupina stávok',
  short: {
    small: 'Malé',
    big: 'Veľké',
    odd: 'Nepárny',
    even: 'Párny',
    'any-triple': 'Ktorákoľvek trojica',
  } as Readonly<Record<string, string>>,
  notes: { small: '4 – 10', big: '11 – 17' } as Readonly<Record<string, string>>,
  last: 'Posledné hody',
  counted: 'Ako hody dopadli',
  shares: { small: 'Malé', triple: 'Trojica', big: 'Veľké' },
} as const
