import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { announceCommit, announceHydration, PageHydration } from './islands/index.ts'

/** An error that an error page catches is passed to this option only: as an event of the window it reaches the error reports [7.50]. */
const announceError = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- what React does without this option
  console.error(error)
  dispatchEvent(new ErrorEvent('error', { error }))
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageHydration onCommitted={announceCommit} onHydrated={announceHydration}>
        <HydratedRouter />
      </PageHydration>
    </StrictMode>,
    { onCaughtError: announceError },
  )
})
