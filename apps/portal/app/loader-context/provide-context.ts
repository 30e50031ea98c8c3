import { createContext, RouterContextProvider } from 'react-router'
import { clockContext } from './clock.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { configurationContext, type ContentAccess, contentContext } from './content-access.ts'
import { type JackpotsAccess, jackpotsContext, NO_FEED } from './jackpots-access.ts'
import { type WinnersAccess, winnersContext } from './winners-access.ts'

/** CSP nonce of the scripts rendered into the page [S2]; absent in development. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Reports an error of a page with the reference that the visitor sees [7.50]; does nothing without a DSN. */
export type ReportError = (error: unknown, facts: { reference: string; path: string }) => void
export const reportErrorContext = createContext<ReportError>(() => undefined)

/** What the server provides to every loader. */
export interface LoaderServices {
  content: ContentAccess
  configuration: PublicConfiguration
  winners: WinnersAccess
  jackpots?: JackpotsAccess
  now: () => number
  nonce?: string
  reportError?: ReportError
}

/** Called through the build (entry.server): React Router finds a context by identity, so the server must not import its own copy of this module. */
export function provideContext({
  content,
  configuration,
  winners,
  jackpots = NO_FEED,
  now,
  nonce,
  reportError,
}: LoaderServices): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(configurationContext, configuration)
  context.set(winnersContext, winners)
  context.set(jackpotsContext, jackpots)
  context.set(clockContext, now)
  context.set(nonceContext, nonce)
  if (reportError) context.set(reportErrorContext, reportError)
  return context
}
