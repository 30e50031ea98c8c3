/** Letters without their marks, lower case: what makes two names the same name. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Address form of a title: „Žraločí záliv“ → zraloci-zaliv. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/&/g, ' a ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
