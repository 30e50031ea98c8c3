/** Lower case without diacritics: names with the same folded form count as the same name. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** URL slug of a title: „Žraločí záliv“ → zraloci-zaliv. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/&/g, ' a ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
