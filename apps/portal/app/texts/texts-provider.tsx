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

/** The translator of a feature: `const t = useTexts('jackpots')`, then `t('title')`; without a feature, full keys such as `errors.page.page-not-found`. */
export const useTexts = (feature?: string) => useTranslations(feature)

/** Formats an ISO date as `20. 11. 2026`. */
export function useDate(): (iso: string) => string {
  const format = useFormatter()
  return (iso) => format.dateTime(new Date(iso), { day: 'numeric', month: 'numeric', year: 'numeric' })
}

const translate = createTranslator({ locale: LOCALE, messages: skMessages, timeZone: TIME_ZONE })

/** A text outside of React, such as a page title. */
export const textOf = (key: string, values?: Record<string, string | number>): string => translate(key as never, values as never)
