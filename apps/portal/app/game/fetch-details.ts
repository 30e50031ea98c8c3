import { loadApi } from '../api-loader/index.ts'
import type { GameDetailsView } from '@herna/contract/portal'

const MAX_CACHED = 50

const cachedDetails = new Map<string, Promise<GameDetailsView>>()

/** Details of a game, cached per page load, so the drawer reuses what a hover already fetched. Rejects with the API error. */
export function fetchDetails(code: string, isPreview: boolean): Promise<GameDetailsView> {
  const key = `${code} ${isPreview}`
  const cached = cachedDetails.get(key)
  if (cached) return cached
  if (cachedDetails.size >= MAX_CACHED) cachedDetails.clear()
  const request = requestDetails(code, isPreview)
  cachedDetails.set(key, request)
  // A failed request is not cached.
  request.catch(() => cachedDetails.delete(key))
  return request
}

/** The API client is loaded on demand to keep the first load small. */
const requestDetails = async (code: string, isPreview: boolean): Promise<GameDetailsView> =>
  (await loadApi()).fetchGameDetails(code, isPreview)
