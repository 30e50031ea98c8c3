/** Texts of tables of dragon tiger. */
export const dragonTigerTexts = {
  sides: { dragon: 'Drak', tiger: 'Tiger' },
  side: (name: string, card: string | null) => (card === null ? name : `${name}, ${card}`),
  spots: 'Stávky draka a tigra',
  road: 'Priebeh kôl',
  counted: 'Ako kolá dopadli',
  counts: { dragon: 'Drak', tiger: 'Tiger', tie: 'Remíza' },
  roadOf: (dragon: number, tiger: number, tie: number) =>
    `Posledné kolá: drak vyhral ${dragon}-krát, tiger ${tiger}-krát, remíza ${tie}-krát`,
  won: { dragon: 'Vyhral drak', tiger: 'Vyhral tiger', tie: 'Remíza', 'suited-tie': 'Remíza rovnakej farby' },
  letters: { D: 'drak', T: 'tiger', E: 'remíza', S: 'remíza rovnakej farby' } as Readonly<Record<string, string>>,
} as const
