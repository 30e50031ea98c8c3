import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/search-panel.json'
import { useMoneyStyle } from '../wires/page-facts.ts'

const MESSAGES = { 'search-panel': texts }

/** The words of the panel come with its code, not with the page. */
export function PanelTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={useMoneyStyle().locale} messages={MESSAGES} timeZone="Europe/Bratislava">
      {children}
    </IntlProvider>
  )
}

export const usePanelTexts = () => useTexts('search-panel')
