import { createTranslator } from 'use-intl/core'
import { LOCALE, TIME_ZONE } from './messages.ts'
import { TEXT_FORMATTERS } from './text-formatters.ts'
import { type Messages, nestMessages } from './nested.ts'

/** Texts of a feature that load with its code, not with every page: `const usePlayTexts = featureTexts(texts)`, then `const t = usePlayTexts()`. Keys may contain dots. */
export function featureTexts(texts: Messages) {
  let translate: ReturnType<typeof featureTranslator> | undefined
  // On first use: a script with the code of several features is evaluated at once.
  return () => (translate ??= featureTranslator(texts))
}

/** The same texts outside of React. */
export function featureTranslator(texts: Messages) {
  const messages = { texts: nestMessages(texts) as Record<string, string> }
  return createTranslator({ locale: LOCALE, messages, namespace: 'texts', timeZone: TIME_ZONE, _formatters: TEXT_FORMATTERS })
}
