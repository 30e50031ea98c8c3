import { createContext, RouterContextProvider } from 'react-router'
import { type ContentAccess, configurationContext, contentContext, type PublicConfiguration } from './content-access.ts'

/** Marks the render's own scripts for the content security policy [S2]; absent in development. */
export const nonceContext = createContext<string | undefined>(undefined)

/**
 * What the server hands to every loader. Part of the build (through entry.server), because a context is found by identity:
 * the server's own copy of this module would be another one.
 */
export function provideContext(
  content: ContentAccess,
  configuration: PublicConfiguration,
  nonce?: string,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(configurationContext, configuration)
  context.set(nonceContext, nonce)
  return context
}
