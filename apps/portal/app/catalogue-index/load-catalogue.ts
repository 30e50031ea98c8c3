import type { Catalogue } from '@herna/rules'

/** Long enough for 150 kB on a slow phone line. */
const TIMEOUT = 20_000

export interface CatalogueState {
  state: 'idle' | 'loading' | 'failed' | 'ready'
  catalogue: Catalogue | null
  /** Why it failed. What is unreadable is damaged, or from a newer portal than this page: besides asking again, the page may be loaded anew. */
  reason: 'unreachable' | 'unreadable' | null
}
export const IDLE: CatalogueState = { state: 'idle', catalogue: null, reason: null }

/** By address: another content is another address, and so are drafts. */
const states = new Map<string, CatalogueState>()
const flights = new Map<string, Promise<Catalogue>>()
const listeners = new Set<() => void>()

export const catalogueState = (address: string): CatalogueState => states.get(address) ?? IDLE

export function onCatalogue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(address: string, state: CatalogueState): void {
  states.set(address, state)
  for (const listener of listeners) listener()
}

/** Fetches and reads the catalogue once and keeps it for the tab; one flight for all who ask. Rejects when it does not arrive or cannot be read. */
export function loadCatalogue(address: string): Promise<Catalogue> {
  const { catalogue, reason } = catalogueState(address)
  if (catalogue) return Promise.resolve(catalogue)
  const flight = flights.get(address) ?? start(address, reason === 'unreadable')
  flights.set(address, flight)
  return flight
}

async function start(address: string, anew: boolean): Promise<Catalogue> {
  set(address, { state: 'loading', catalogue: null, reason: null })
  try {
    const catalogue = await fetchCatalogue(address, anew)
    set(address, { state: 'ready', catalogue, reason: null })
    return catalogue
  } catch (error) {
    // By its name: the class comes with the reader.
    const reason = error instanceof Error && error.name === 'CatalogueUnreadable' ? 'unreadable' : 'unreachable'
    set(address, { state: 'failed', catalogue: null, reason })
    throw error
  } finally {
    flights.delete(address)
  }
}

/** A file that could not be read is fetched past the browser's cache, which would keep the damaged one for a year. */
async function fetchCatalogue(address: string, anew: boolean): Promise<Catalogue> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const [{ readCatalogueText }, text] = await Promise.all([
    inTime(import('@herna/rules/catalogue'), signal),
    fetchText(address, { signal, cache: anew ? 'reload' : 'default' }),
  ])
  return readCatalogueText(text)
}

async function fetchText(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.text()
}

/** The program that reads the file comes over the same line. */
const inTime = <T>(coming: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    coming.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
