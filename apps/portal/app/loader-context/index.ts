/** What the portal's server provides to loaders: content, configuration, winners, jackpots, the clock. Only loaders and the server import values from here. */
export { type ContentAccess, type ContentSnapshot } from './content-access.ts'
export { type LoaderContext, readConfiguration, readContent, readDraft, readItem, statusOf } from './read-content.ts'
export { perContent } from './per-content.ts'
export { clockContext, readNow } from './clock.ts'
export { pageNotFound } from './not-found.ts'
export { readWinners, type WinnersAccess } from './winners-access.ts'
export {
  type JackpotAmounts,
  type JackpotReading,
  type JackpotsAccess,
  jackpotsContext,
} from './jackpots-access.ts'
export { nonceContext, type LoaderServices, provideContext, type ReportError, reportErrorContext } from './provide-context.ts'
