import type { ReactNode } from 'react'
import { createTranslator, IntlProvider, useFormatter, useTranslations } from 'use-intl'
import { LOCALE, skMessages, TIME_ZONE } from './messages.ts'

export function TextsProvider({ children, locale = LOCALE }: { children: ReactNode; locale?: string }) {
  return (
    <IntlProvider locale={locale} messages={skMessages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  )
}

/** The translator of a room: `const t = useTexts('jackpots')`, then `t('title')`; without a room, full keys such as `errors.page.page-not-found`. */
export const useTexts = (room?: string) => useTranslations(room)

/** Dates as Slovaks write them: `20. 11. 2026`. */
export function useDate(): (iso: string) => string {
  const format = useFormatter()
  return (iso) => format.dateTime(new Date(iso), { day: 'numeric', month: 'numeric', year: 'numeric' })
}

const translate = createTranslator({ locale: LOCALE, messages: skMessages, timeZone: TIME_ZONE })

/** A text outside of React, for titles. */
export const textOf = (key: string, values?: Record<string, string | number>): string => translate(key as never, values as never)
