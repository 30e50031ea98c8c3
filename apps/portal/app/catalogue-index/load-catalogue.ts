import type { Catalogue } from '@herna/rules'

/** Enough for 150 kB on a slow mobile connection. */
const TIMEOUT_MS = 20_000

export interface CatalogueState {
  state: 'idle' | 'loading' | 'failed' | 'ready'
  catalogue: Catalogue | null
  /** Why it failed. `unreadable`: damaged, or written by a newer portal version; a retry or a page reload may help. */
  reason: 'unreachable' | 'unreadable' | null
}
export const IDLE: CatalogueState = { state: 'idle', catalogue: null, reason: null }

/** By URL; changed content and drafts have other URLs. */
const states = new Map<string, CatalogueState>()
const pendingRequests = new Map<string, Promise<Catalogue>>()
const listeners = new Set<() => void>()

export const catalogueState = (address: string): CatalogueState => states.get(address) ?? IDLE

export function onCatalogue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setState(address: string, state: CatalogueState): void {
  states.set(address, state)
  for (const listener of listeners) listener()
}

/** Loads the catalogue once and caches it for the tab; concurrent callers share one request. Rejects when it is unreachable or unreadable. */
export function loadCatalogue(address: string): Promise<Catalogue> {
  const { catalogue, reason } = catalogueState(address)
  if (catalogue) return Promise.resolve(catalogue)
  const request = pendingRequests.get(address) ?? startRequest(address, reason === 'unreadable')
  pendingRequests.set(address, request)
  return request
}

async function startRequest(address: string, bypassCache: boolean): Promise<Catalogue> {
  setState(address, { state: 'loading', catalogue: null, reason: null })
  try {
    const catalogue = await fetchCatalogue(address, bypassCache)
    setState(address, { state: 'ready', catalogue, reason: null })
    return catalogue
  } catch (error) {
    // Checked by name, because the class is in a lazily loaded module.
    const reason = error instanceof Error && error.name === 'CatalogueUnreadable' ? 'unreadable' : 'unreachable'
    setState(address, { state: 'failed', catalogue: null, reason })
    throw error
  } finally {
    pendingRequests.delete(address)
  }
}

/** After an unreadable file the browser cache is bypassed, which would serve the damaged one for a year. */
async function fetchCatalogue(address: string, bypassCache: boolean): Promise<Catalogue> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [{ readCatalogueText }, text] = await Promise.all([
    withTimeout(import('@herna/rules/catalogue'), signal),
    fetchText(address, { signal, cache: bypassCache ? 'reload' : 'default' }),
  ])
  return readCatalogueText(text)
}

async function fetchText(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`catalogue request failed: HTTP ${response.status}`)
  return response.text()
}

/** Applies the timeout to the dynamic import too. */
const withTimeout = <T>(pending: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    pending.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
