import type { Check } from './check.ts'
import { AUTHENTICATION_CHECKS } from './authentication.ts'
import { IDEMPOTENCY_CHECKS } from './idempotency.ts'
import { ROUND_CHECKS } from './rounds.ts'
import { SESSION_CHECKS } from './sessions.ts'

/** All requirements of the wallet contract that are observable from outside. */
export const CHECKS: readonly Check[] = [...AUTHENTICATION_CHECKS, ...SESSION_CHECKS, ...IDEMPOTENCY_CHECKS, ...ROUND_CHECKS]
