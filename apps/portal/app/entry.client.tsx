import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { announceHydration, PageHydration } from './islands/index.ts'

/** As an event, which reports it [7.50]: what an error page has caught reaches no listener of the window. */
const announceError = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- what React does without this option
  console.error(error)
  dispatchEvent(new ErrorEvent('error', { error }))
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageHydration onHydrated={announceHydration}>
        <HydratedRouter />
      </PageHydration>
    </StrictMode>,
    { onCaughtError: announceError },
  )
})
