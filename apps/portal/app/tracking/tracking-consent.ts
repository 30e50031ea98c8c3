import type { ConsentGroups } from '@herna/rules/consent'
import type { TrackingHosts } from '../config/index.ts'
import { deliverTracking } from './deliver-tracking.ts'
import type { Tracking } from './start-tracking.ts'

const NO_HOSTS: TrackingHosts = { tagManager: null, customerData: null }

let tracking: Promise<Tracking> | null = null
let latest: ConsentGroups | null = null

/**
 * Applies the visitor's choice: statistics allows events in the data layer, marketing also the customer-data platform and facts about the player. The code that sends
 * them loads with the first consent; when it fails to load, nothing is sent.
 */
export async function setTrackingConsent(groups: ConsentGroups, visitor: string, hosts: TrackingHosts = NO_HOSTS): Promise<void> {
  latest = groups
  const isAllowed = groups.statistics || groups.marketing
  if (!isAllowed && !tracking) return deliverTracking(null)
  tracking ??= import('./start-tracking.ts').then(({ startTracking }) => startTracking(hosts))
  const started = await tracking.catch(() => null)
  if (latest !== groups) return
  if (started === null) tracking = null
  started?.setConsent(groups, visitor)
  deliverTracking(started && isAllowed ? started.receive : null)
}
