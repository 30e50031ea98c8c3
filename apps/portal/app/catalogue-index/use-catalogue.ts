import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { usePreview } from '../wires/page-facts.ts'
import { addressOf } from '../wires/addresses.ts'
import { catalogueState, type CatalogueState, loadCatalogue, onCatalogue } from './load-catalogue.ts'

/** Where the catalogue file lies; the root's loader knows its version. `null` on a page that failed. */
export function useCatalogueAddress(): string | null {
  const root = useRouteLoaderData('root') as { catalogue?: string } | undefined
  const preview = usePreview()
  return root?.catalogue ? addressOf('preview-catalogue', { page: `${root.catalogue}.json` }, preview) : null
}

export interface UsedCatalogue extends CatalogueState {
  /** Asks again after a failure. */
  retry(): void
}

/** The whole catalogue in the browser, fetched when first wanted. */
export function useCatalogue(wanted: boolean): UsedCatalogue {
  const address = useCatalogueAddress() ?? ''
  const known = useSyncExternalStore(
    onCatalogue,
    () => catalogueState(address),
    () => catalogueState(''),
  )
  const { state } = known
  useEffect(() => {
    if (wanted && address && state === 'idle') loadCatalogue(address).catch(ignore)
  }, [wanted, address, state])
  return { ...known, retry: () => void loadCatalogue(address).catch(ignore) }
}

/** The state tells of the failure; nobody else waits for this promise. */
const ignore = () => undefined
