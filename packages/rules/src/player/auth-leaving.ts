import type { LogoutOptions } from '@herna/contract/player'
import type { AuthEffect, AuthMove, AuthState, GuestReason } from './auth-state.ts'

/** Nobody was in, or nobody is any longer [4.3]: what is shown, kept and running of the player goes at once, whatever the network says. */
export const leaveEffects = (state: AuthState, event: 'logout' | 'internal-logout' = 'logout'): AuthEffect[] =>
  state.player === null
    ? [{ do: 'clear-player' }, { do: 'stop-keep-alive' }]
    : [
        { do: 'clear-player' },
        { do: 'stop-keep-alive' },
        ...(event === 'internal-logout' ? [{ do: 'emit', event } as const] : []),
        { do: 'emit', event: 'logout' },
      ]

/** The end of an attempt: a guest, and why. */
export function rest(state: AuthState, reason: GuestReason, effects: readonly AuthEffect[] = []): AuthMove {
  const lost = state.entrance === 'renewal' && state.player !== null
  // What ran, such as a game, is covered by a login dialog and goes on after it.
  const cover: AuthEffect[] =
    lost && COVERED.includes(reason)
      ? [{ do: 'require-validation', why: 'session-over', detail: { username: state.player } }]
      : []
  return {
    state: { ...state, step: 'rest', ready: true, player: null, candidate: reason === 'locked' ? state.candidate : null, reason },
    effects: [...leaveEffects(state, lost ? 'internal-logout' : 'logout'), ...cover, ...effects],
  }
}
const COVERED: readonly GuestReason[] = ['nobody', 'refused']

/** Ends the sessions on both hosts, or on the platform alone when the gateway let nobody in [4.11] [7.26]. */
export function end(
  state: AuthState,
  { options, gateway, after }: { options: LogoutOptions; gateway: boolean; after: AuthState['afterEnding'] },
  effects: readonly AuthEffect[] = [],
): AuthMove {
  const run = state.run + 1
  return {
    state: { ...state, step: 'ending', run, afterEnding: after },
    effects: [...effects, { do: 'end-session', run, options, gateway }],
  }
}

/** The player logs out: here at once, on the hosts as soon as they hear of it [4.3] [7.26]. */
export function logOut(state: AuthState, options: LogoutOptions): AuthMove {
  const gone: AuthState = { ...state, ready: true, player: null, candidate: null, reason: 'logged-out', entrance: 'startup' }
  return end(gone, { options, gateway: true, after: 'rest' }, [
    ...leaveEffects(state),
    ...(options.invalidateRememberMe ? [{ do: 'forget-remembered' } as const] : []),
    { do: 'keep-logout-pending', pending: true },
    { do: 'tell-tabs', message: 'logout', username: null },
    ...unanswered(state),
  ])
}

/** A login that is cut off is answered too: nobody waits for ever. */
export const unanswered = (state: AuthState): AuthEffect[] =>
  state.entrance === 'typed' || state.entrance === 'confirmation'
    ? state.step === 'rest' || state.step === 'new'
      ? []
      : [{ do: 'answer', answer: { ok: false, code: 'interrupted' } }]
    : []

/** [4.11] Reauthenticate: stop keep-alive, log out all sessions, authenticate again. The player stays until the outcome is known. */
export const renew = (state: AuthState): AuthMove =>
  end({ ...state, entrance: 'renewal' }, { options: {}, gateway: true, after: 'authenticate' }, [{ do: 'stop-keep-alive' }])
