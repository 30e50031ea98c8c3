import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/inbox.json'

/** Texts of the messages. Not a hook: usable outside React too. */
export const inboxTexts = featureTexts(texts)

/** Locale and currency in which amounts are formatted. */
export interface MoneyStyle {
  locale: string
  currency: string
}
