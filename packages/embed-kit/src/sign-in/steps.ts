import type { LoginReply, PendingStep } from '@herna/contract/player'

/** The current step of the login flow. */
export type SignInStep =
  | { type: 'login'; login?: string; notice?: string }
  | { type: 'second-factor'; challenge: string; hasRecovery: boolean }
  | { type: 'verify-email'; login: string }
  | { type: 'accept-terms' }
  | { type: 'unlock'; login: string }

/** The next step after a login reply; null: the player is logged in [4.9] [4.11]. */
export function stepAfterLogin(reply: LoginReply, typed: string): SignInStep | null {
  const factor = reply.sessionValidationData?.SessionValidationBy2FAData
  if (reply.errorCode === 'second-factor-required' && factor)
    return { type: 'second-factor', challenge: factor.challenge, hasRecovery: factor.methods.includes('recovery-code') }
  return stepAfter(reply.pendingSteps, reply.username ?? typed)
}

/** The first pending step. */
export function stepAfter([first]: readonly PendingStep[], login: string): SignInStep | null {
  if (first === 'verify-email') return { type: 'verify-email', login }
  return first === 'accept-terms' ? { type: 'accept-terms' } : null
}
