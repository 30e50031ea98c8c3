import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { usePreview } from '../config/index.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueState, type CatalogueState, IDLE, loadCatalogue, onCatalogue } from './load-catalogue.ts'

/** Asked for where the root's loader failed: any name that is not the fingerprint of now leads to the file of now. */
const NEWEST = 'najnovsi'

/** Where the catalogue file lies; the root's loader knows its fingerprint. */
export function useCatalogueAddress(): string {
  const root = useRouteLoaderData('root') as { catalogue?: string } | undefined
  return catalogueAddress(root?.catalogue ?? NEWEST, usePreview())
}

export interface UsedCatalogue extends CatalogueState {
  /** Asks again after a failure. */
  retry(): void
}

/** The whole catalogue in the browser, fetched when first wanted. */
export function useCatalogue(wanted: boolean): UsedCatalogue {
  const address = useCatalogueAddress()
  const known = useSyncExternalStore(
    onCatalogue,
    () => catalogueState(address),
    () => IDLE,
  )
  // Asked once for each that comes to want it: a panel opened again after a failure tries again, nothing tries in a loop.
  useEffect(() => {
    if (wanted) loadCatalogue(address).catch(ignore)
  }, [wanted, address])
  return { ...known, retry: () => void loadCatalogue(address).catch(ignore) }
}

/** The state tells of the failure; nobody else waits for this promise. */
const ignore = () => undefined
