import { loadApi } from '../api-loader/index.ts'
const TIMEOUT_MS = 4_000
let known: readonly string[] | null = null

/** The names that are switched on [7.44]; asked for once. Null when nobody answers: then nothing counts as switched on, and it is asked again next time. */
export async function featureToggles(gateway: string): Promise<readonly string[] | null> {
  if (known) return known
  try {
    const { readFeatureToggles } = await loadApi()
    known = await readFeatureToggles(gateway, TIMEOUT_MS)
  } catch {
    // Nobody answered in time.
  }
  return known
}
