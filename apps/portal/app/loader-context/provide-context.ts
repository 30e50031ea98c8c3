import { createContext, RouterContextProvider } from 'react-router'
import { clockContext } from './clock.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { configurationContext, type ContentAccess, contentContext } from './content-access.ts'
import { type JackpotsAccess, jackpotsContext, NO_FEED } from './jackpots-access.ts'
import { type WinnersAccess, winnersContext } from './winners-access.ts'

/** Marks the render's own scripts for the content security policy [S2]; absent in development. */
export const nonceContext = createContext<string | undefined>(undefined)

/** What the server hands to every loader. */
export interface Provided {
  content: ContentAccess
  configuration: PublicConfiguration
  winners: WinnersAccess
  jackpots?: JackpotsAccess
  now: () => number
  nonce?: string
}

/** Part of the build (through entry.server), because a context is found by identity: the server's own copy of this module would be another one. */
export function provideContext({
  content,
  configuration,
  winners,
  jackpots = NO_FEED,
  now,
  nonce,
}: Provided): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(configurationContext, configuration)
  context.set(winnersContext, winners)
  context.set(jackpotsContext, jackpots)
  context.set(clockContext, now)
  context.set(nonceContext, nonce)
  return context
}
