import { createTranslator } from 'use-intl'
import { LOCALE, TIME_ZONE } from './messages.ts'

type Texts = Record<string, string>

/** Words of a room that come with its code, not with every page: `const usePlayTexts = roomTexts(texts)`, then `const t = usePlayTexts()`. */
export function roomTexts(texts: Texts) {
  const translate = createTranslator({ locale: LOCALE, messages: { texts }, namespace: 'texts', timeZone: TIME_ZONE })
  return () => translate
}
