import { createPam } from './pam-service.ts'

/**
 * Player account management: accounts, sessions, the gateway's operations and player protection. Spec 4.1–4.14, 7.1–7.14, 7.21,
 * 7.26, 7.42–7.44.
 */
export type { BonusTemplate, TournamentDefinition } from './engagement/index.ts'
export type { SeededPlayer } from './identity/index.ts'
export { createPam } from './pam-service.ts'

export const pamService = createPam()
