import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { usePreview } from '../config/index.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueState, type CatalogueState, IDLE, loadCatalogue, onCatalogue } from './load-catalogue.ts'

/** Used when the root loader failed: any unknown fingerprint is redirected to the current file. */
const UNKNOWN_FINGERPRINT = 'najnovsi'

/** URL of the catalogue file, with the fingerprint from the root loader. */
export function useCatalogueAddress(): string {
  const root = useRouteLoaderData('root') as { catalogue?: string } | undefined
  return catalogueAddress(root?.catalogue ?? UNKNOWN_FINGERPRINT, usePreview())
}

export interface CatalogueResult extends CatalogueState {
  /** Requests it again after a failure. */
  retry(): void
}

/** The whole catalogue in the browser, loaded when first needed. */
export function useCatalogue(isNeeded: boolean): CatalogueResult {
  const address = useCatalogueAddress()
  const current = useSyncExternalStore(
    onCatalogue,
    () => catalogueState(address),
    () => IDLE,
  )
  // One request per consumer: a panel reopened after a failure retries, nothing retries in a loop.
  useEffect(() => {
    if (isNeeded) loadCatalogue(address).catch(ignore)
  }, [isNeeded, address])
  return { ...current, retry: () => void loadCatalogue(address).catch(ignore) }
}

/** The failure is in the state, so the rejection is ignored. */
const ignore = () => undefined
