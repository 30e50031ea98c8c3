import { createTranslator } from 'use-intl/core'
import { LOCALE, TIME_ZONE } from './messages.ts'
import { TEXT_FORMATTERS } from './text-formatters.ts'
import { type Messages, nestMessages } from './nested.ts'

/** Texts of a feature that load with its code, not with every page: `const usePlayTexts = featureTexts(texts)`, then `const t = usePlayTexts()`. Keys may contain dots. */
export function featureTexts(texts: Messages) {
  const translate = featureTranslator(texts)
  return () => translate
}

/** The same texts outside of React. */
export function featureTranslator(texts: Messages) {
  const messages = { texts: nestMessages(texts) as Record<string, string> }
  return createTranslator({ locale: LOCALE, messages, namespace: 'texts', timeZone: TIME_ZONE, _formatters: TEXT_FORMATTERS })
}
