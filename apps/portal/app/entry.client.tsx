import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { announceHydration, PageHydration } from './islands/index.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageHydration onHydrated={announceHydration}>
        <HydratedRouter />
      </PageHydration>
    </StrictMode>,
  )
})
