import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { useTranslations } from 'use-intl'
import { createFormatter, createTranslator } from 'use-intl/core'
import { LOCALE, skMessages, TIME_ZONE } from './messages.ts'
import type { Messages } from './nested.ts'
import { numberText, TEXT_FORMATTERS } from './text-formatters.ts'

type Translator = ReturnType<typeof useTranslations<never>>
interface Texts {
  translator(feature?: string): Translator
  format: ReturnType<typeof createFormatter>
  count(value: number): string
}

function createTexts(locale: string, messages: Messages): Texts {
  const options = { locale, timeZone: TIME_ZONE, _formatters: TEXT_FORMATTERS }
  const translators = new Map<string | undefined, Translator>()
  return {
    translator(feature) {
      let translator = translators.get(feature)
      if (!translator) {
        translator = createTranslator({ ...options, messages, namespace: feature as never }) as unknown as Translator
        translators.set(feature, translator)
      }
      return translator
    },
    format: createFormatter(options),
    count: (value) => numberText(value, locale),
  }
}

/** Shared by all pages that a server renders. */
const PORTAL_TEXTS = createTexts(LOCALE, skMessages)

/**
 * A context of our own: the library's provider holds its formatters in a context that it does not export, and an island needs the page's (docs/decisions/0052).
 */
export const TextsContext = createContext<Texts>(PORTAL_TEXTS)

/** Texts for the children: the portal's by default. */
export function TextsProvider({
  children,
  locale = LOCALE,
  messages = skMessages,
}: {
  children: ReactNode
  locale?: string
  messages?: Messages
}) {
  const isPortals = locale === LOCALE && messages === skMessages
  const texts = useMemo(() => (isPortals ? PORTAL_TEXTS : createTexts(locale, messages)), [isPortals, locale, messages])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The translator of a feature: `const t = useTexts('jackpots')`, then `t('title')`; without a feature, full keys such as `errors.page.page-not-found`. */
export const useTexts = (feature?: string): Translator => useContext(TextsContext).translator(feature)

/** Formats numbers, dates and lists in the page's locale. It constructs `Intl` objects: not for what is hydrated (docs/decisions/0048). */
export const useFormatter = (): Texts['format'] => useContext(TextsContext).format

/** Formats a count: `2 128`. */
export const useCount = (): Texts['count'] => useContext(TextsContext).count

/** Formats an ISO date as `20. 11. 2026`. */
export function useDate(): (iso: string) => string {
  const format = useFormatter()
  return (iso) => format.dateTime(new Date(iso), { day: 'numeric', month: 'numeric', year: 'numeric' })
}

const translate = createTranslator({ locale: LOCALE, messages: skMessages, timeZone: TIME_ZONE, _formatters: TEXT_FORMATTERS })

/** A text outside of React, such as a page title. */
export const textOf = (key: string, values?: Record<string, string | number>): string => translate(key as never, values as never)
