export const cardTexts = { hidden: 'zakrytá karta' } as const
