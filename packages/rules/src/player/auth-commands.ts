import type { AuthEffect, AuthEvent, AuthState, AuthTransition } from './auth-state.ts'
import { areCredentialsComplete } from './login-fields.ts'

/** An event that is not the reply to a call: of the player, the page or another tab. */
export type Command = Exclude<AuthEvent, { run: number }>

/** No change of state. */
export const unchanged = (state: AuthState, effects: readonly AuthEffect[] = []): AuthTransition => ({ state, effects })

export type LoginCommand = Extract<Command, { type: 'log-in' | 'second-factor' | 'accept-terms' | 'change-password' | 'unlock' }>
export const isLoginCommand = (event: Command): event is LoginCommand =>
  ['log-in', 'second-factor', 'accept-terms', 'change-password', 'unlock'].includes(event.type)

/** One login at a time [4.11] [5.2]; a logged-in player can only change the password. */
export function onLoginCommand(state: AuthState, event: LoginCommand): AuthTransition {
  const refuse = (code: string) => unchanged(state, [{ type: 'resolve-caller', result: { ok: false, code } }])
  if (state.step !== 'rest' || !state.ready) return refuse('busy')
  if (state.reason === 'script-missing') return refuse('no-script')
  const isLoggedIn = state.player !== null
  if (isLoggedIn !== (event.type === 'change-password')) return refuse(isLoggedIn ? 'logged-in' : 'no-session')
  const run = state.run + 1
  switch (event.type) {
    case 'log-in':
      if (!areCredentialsComplete(event.credentials)) return refuse('fields-missing')
      return {
        state: { ...state, step: 'logging-in', run, origin: 'typed', candidate: null },
        effects: [{ type: 'log-in', run, credentials: event.credentials }],
      }
    case 'second-factor':
      return {
        state: { ...state, step: 'logging-in', run, origin: 'typed', candidate: null },
        effects: [{ type: 'second-factor', run, challenge: event.challenge, code: event.code }],
      }
    case 'accept-terms':
      return startConfirmation(state, { type: 'accept-terms', run, version: event.version })
    case 'unlock':
      return startConfirmation(state, { type: 'unlock', run, password: event.password })
    case 'change-password':
      return startConfirmation(state, {
        type: 'change-password',
        run,
        currentPassword: event.currentPassword,
        newPassword: event.newPassword,
      })
  }
}

const startConfirmation = (state: AuthState, effect: Extract<AuthEffect, { run: number }>): AuthTransition => ({
  state: { ...state, step: 'confirming', run: effect.run, origin: 'confirmation' },
  effects: [effect],
})
