export type CodePurpose = 'verify-email' | 'unlock' | 'reset-password'

const MINUTE = 60_000
/** Lifetime of a mailed code in milliseconds. */
export const CODE_LIFETIME: Record<CodePurpose, number> = {
  'verify-email': 24 * 60 * MINUTE,
  unlock: 15 * MINUTE,
  'reset-password': 15 * MINUTE,
}
