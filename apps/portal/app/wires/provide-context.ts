import { RouterContextProvider } from 'react-router'
import { type ContentAccess, configurationContext, contentContext, type PublicConfiguration } from './content-access.ts'

/**
 * What the server hands to every loader. Part of the build (through entry.server), because a context is found by identity:
 * the server's own copy of this module would be another one.
 */
export function provideContext(content: ContentAccess, configuration: PublicConfiguration): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(configurationContext, configuration)
  return context
}
