import type { CatalogueFile } from '@herna/contract'
import type { Catalogue } from '@herna/rules'

/** Long enough for 200 kB on a slow phone line. */
const TIMEOUT = 20_000

export interface CatalogueState {
  state: 'idle' | 'loading' | 'failed' | 'ready'
  catalogue: Catalogue | null
}
const IDLE: CatalogueState = { state: 'idle', catalogue: null }

let states = new Map<string, CatalogueState>()
const flights = new Map<string, Promise<Catalogue>>()
const listeners = new Set<() => void>()

export const catalogueState = (address: string): CatalogueState => states.get(address) ?? IDLE

export function onCatalogue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(address: string, state: CatalogueState): void {
  states = new Map(states).set(address, state)
  for (const listener of listeners) listener()
}

/** Fetches and reads the catalogue once and keeps it for the tab; one flight for all who ask. Rejects when it does not arrive or cannot be read. */
export function loadCatalogue(address: string): Promise<Catalogue> {
  const { catalogue } = catalogueState(address)
  if (catalogue) return Promise.resolve(catalogue)
  const running = flights.get(address)
  if (running) return running
  set(address, { state: 'loading', catalogue: null })
  const flight = fetchCatalogue(address)
    .then(
      (read) => {
        set(address, { state: 'ready', catalogue: read })
        return read
      },
      (error: unknown) => {
        set(address, { state: 'failed', catalogue: null })
        throw error
      },
    )
    .finally(() => flights.delete(address))
  flights.set(address, flight)
  return flight
}

async function fetchCatalogue(address: string): Promise<Catalogue> {
  const [{ readCatalogue }, response] = await Promise.all([
    import('@herna/rules/catalogue'),
    fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }),
  ])
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return readCatalogue((await response.json()) as CatalogueFile)
}
