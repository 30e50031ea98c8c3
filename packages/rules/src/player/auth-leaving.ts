import type { LogoutOptions } from '@herna/contract/player'
import type { AuthEffect, AuthTransition, AuthState, GuestReason } from './auth-state.ts'

/** No player is logged in any more [4.3]: the player's data, cookies and timers are cleared at once, whatever the hosts reply. */
export const logoutEffects = (state: AuthState, event: 'logout' | 'internal-logout' = 'logout'): AuthEffect[] =>
  state.player === null
    ? [{ type: 'clear-player' }, { type: 'stop-keep-alive' }]
    : [
        { type: 'clear-player' },
        { type: 'stop-keep-alive' },
        ...(event === 'internal-logout' ? [{ type: 'emit', event } as const] : []),
        { type: 'emit', event: 'logout' },
      ]

/** The end of an attempt: a guest, and the reason. */
export function becomeGuest(state: AuthState, reason: GuestReason, effects: readonly AuthEffect[] = []): AuthTransition {
  const isRenewalFailed = state.origin === 'renewal' && state.player !== null
  // A running game is covered by a login dialog and continues after it.
  const coverEffects: AuthEffect[] =
    isRenewalFailed && REASONS_TO_COVER.includes(reason)
      ? [{ type: 'require-validation', why: 'session-over', detail: { username: state.player } }]
      : []
  return {
    state: { ...state, step: 'rest', ready: true, player: null, candidate: reason === 'locked' ? state.candidate : null, reason },
    effects: [...logoutEffects(state, isRenewalFailed ? 'internal-logout' : 'logout'), ...coverEffects, ...effects],
  }
}
const REASONS_TO_COVER: readonly GuestReason[] = ['not-logged-in', 'refused']

/** Ends the sessions of both hosts, or of the platform only when the gateway admitted no one [4.11] [7.26]. */
export function endSessions(
  state: AuthState,
  { options, gateway, after }: { options: LogoutOptions; gateway: boolean; after: AuthState['afterEnding'] },
  effects: readonly AuthEffect[] = [],
): AuthTransition {
  const run = state.run + 1
  return {
    state: { ...state, step: 'ending', run, afterEnding: after },
    effects: [...effects, { type: 'end-session', run, options, gateway }],
  }
}

/** Logout by the player: effective here at once, on the hosts as soon as they respond [4.3] [7.26]. */
export function logOut(state: AuthState, options: LogoutOptions): AuthTransition {
  const guest: AuthState = { ...state, ready: true, player: null, candidate: null, reason: 'logged-out', origin: 'startup' }
  return endSessions(guest, { options, gateway: true, after: 'rest' }, [
    ...logoutEffects(state),
    ...(options.invalidateRememberMe ? [{ type: 'forget-remembered' } as const] : []),
    { type: 'set-logout-pending', pending: true },
    { type: 'notify-tabs', message: 'logout', username: null },
    ...interruptionEffects(state),
  ])
}

/** An interrupted login is reported too, so that its caller does not wait forever. */
export const interruptionEffects = (state: AuthState): AuthEffect[] =>
  state.origin === 'typed' || state.origin === 'confirmation'
    ? state.step === 'rest' || state.step === 'new'
      ? []
      : [{ type: 'resolve-caller', result: { ok: false, code: 'interrupted' } }]
    : []

/**
 * Reauthentication [4.11]: stop keep-alive, end all sessions, authenticate again. The player stays logged in until the outcome is
 * known.
 */
export const renew = (state: AuthState): AuthTransition =>
  endSessions({ ...state, origin: 'renewal' }, { options: {}, gateway: true, after: 'authenticate' }, [
    { type: 'stop-keep-alive' },
  ])
