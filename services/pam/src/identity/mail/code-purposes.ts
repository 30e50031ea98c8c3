export type CodePurpose = 'verify-email' | 'unlock' | 'reset-password'

const MINUTE = 60_000
/** How long a mailed code works, in milliseconds. */
export const CODE_LIFETIME: Record<CodePurpose, number> = {
  'verify-email': 24 * 60 * MINUTE,
  unlock: 15 * MINUTE,
  'reset-password': 15 * MINUTE,
}
