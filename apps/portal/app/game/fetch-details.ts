import type { GameDetailsView } from './details-view.ts'

const TIMEOUT = 8_000
const MOST_KEPT = 50

const kept = new Map<string, Promise<GameDetailsView>>()

/** The details of a game, asked for once while they are good: a hover may have fetched them before the drawer opens. */
export function fetchDetails(address: string): Promise<GameDetailsView> {
  const known = kept.get(address)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const flight = ask(address)
  kept.set(address, flight)
  // What failed is asked again.
  flight.catch(() => kept.delete(address))
  return flight
}

async function ask(address: string): Promise<GameDetailsView> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The details answered ${response.status}`)
  const details: unknown = await response.json()
  if (!isDetails(details)) throw new Error('The details are of no game')
  return details
}

const isDetails = (value: unknown): value is GameDetailsView => {
  const { tile, tags, features } = (value ?? {}) as Partial<GameDetailsView>
  return typeof tile?.code === 'string' && Array.isArray(tags) && Array.isArray(features)
}
