import { loadApi } from '../api-loader/index.ts'
import type { GameDetailsView } from '@herna/contract/portal'

const MOST_KEPT = 50

const kept = new Map<string, Promise<GameDetailsView>>()

/** The details of a game, asked for once while they are good: a hover may have fetched them before the drawer opens. */
export function fetchDetails(code: string, isPreview: boolean): Promise<GameDetailsView> {
  const key = `${code} ${isPreview}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const flight = ask(code, isPreview)
  kept.set(key, flight)
  // What failed is asked again.
  flight.catch(() => kept.delete(key))
  return flight
}

/** The client is not part of what every page loads first. */
const ask = async (code: string, isPreview: boolean): Promise<GameDetailsView> =>
  (await loadApi()).fetchGameDetails(code, isPreview)
