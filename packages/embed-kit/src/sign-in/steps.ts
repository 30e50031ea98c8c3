import type { LoginReply, PendingStep } from '@herna/contract/player'

/** Where logging in stands. */
export type SignInStep =
  | { at: 'login'; login?: string; notice?: string }
  | { at: 'second-factor'; challenge: string; hasRecovery: boolean }
  | { at: 'verify-email'; login: string }
  | { at: 'accept-terms' }
  | { at: 'unlock'; login: string }

/** What the platform's answer to a login leads to; null: the player is in [4.9] [4.11]. */
export function stepAfterLogin(reply: LoginReply, typed: string): SignInStep | null {
  const factor = reply.sessionValidationData?.SessionValidationBy2FAData
  if (reply.errorCode === 'second-factor-required' && factor)
    return { at: 'second-factor', challenge: factor.challenge, hasRecovery: factor.methods.includes('recovery-code') }
  return stepAfter(reply.pendingSteps, reply.username ?? typed)
}

/** The first thing still to do. */
export function stepAfter([first]: readonly PendingStep[], login: string): SignInStep | null {
  if (first === 'verify-email') return { at: 'verify-email', login }
  return first === 'accept-terms' ? { at: 'accept-terms' } : null
}
