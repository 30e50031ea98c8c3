import { advanceBonuses, advanceTournaments, type EngagementContext, refreshPlayDays } from './engagement/index.ts'
import { type CodeRequests, type Mailer, removeStale } from './identity/index.ts'
import type { ScheduledJob } from './jobs/index.ts'
import { removeOldEvents } from './outbox/index.ts'
import { removeErasedIdentities } from './personal-data/index.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** The scheduled jobs of the service. */
export const scheduledJobs = (
  context: EngagementContext,
  { mailer, codeRequests }: { mailer: Mailer; codeRequests: CodeRequests },
): ScheduledJob[] => [
  { name: 'send mail', everyMs: 2 * SECOND, run: mailer.sendDue },
  { name: 'mail requested codes', everyMs: 5 * SECOND, run: codeRequests.mailRequested },
  { name: 'remove stale identity data', everyMs: 15 * MINUTE, run: () => removeStale(context) },
  { name: 'remove erased identities', everyMs: 15 * MINUTE, run: () => removeErasedIdentities(context) },
  { name: 'remove old events', everyMs: 15 * MINUTE, run: () => removeOldEvents(context) },
  { name: 'advance tournaments', everyMs: 5 * SECOND, atStart: true, run: () => advanceTournaments(context) },
  { name: 'advance bonuses', everyMs: 5 * SECOND, atStart: true, run: () => advanceBonuses(context) },
  { name: 'refresh play days', everyMs: 5 * SECOND, atStart: true, run: () => refreshPlayDays(context) },
]
