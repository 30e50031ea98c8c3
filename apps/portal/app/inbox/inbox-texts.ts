import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/inbox.json'

/** Texts of the messages; also outside of React. */
export const inboxTexts = featureTexts(texts)

/** How amounts are written. */
export interface MoneyStyle {
  locale: string
  currency: string
}
