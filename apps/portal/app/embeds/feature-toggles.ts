import { GATEWAY_ADDRESSES } from '@herna/contract/player'

const TIMEOUT = 4_000
let known: readonly string[] | null = null

/** The names that are switched on [7.44]; asked for once. Null when nobody answers: then nothing counts as switched on, and it is asked again next time. */
export async function featureToggles(gateway: string): Promise<readonly string[] | null> {
  if (known) return known
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(gateway + GATEWAY_ADDRESSES.featureToggles.path, { credentials: 'include', signal })
    const { featureToggle } = (await response.json()) as { featureToggle?: unknown }
    if (response.ok && Array.isArray(featureToggle)) known = featureToggle.filter((name) => typeof name === 'string')
  } catch {
    // Nobody answered in time.
  }
  return known
}
