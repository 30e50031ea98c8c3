/** [4.13] How long after the dialog closed a login-success message is waited for, and how long for a step that another part of the page does. */
export const LOGIN_REQUEST = { afterCloseMs: 3_000, stepMs: 20_000 } as const

/**
 * A page asks for a logged-in player [4.13]: wait until the auth is ready; load feature toggles if they are missing; show the dialog; wait
 * until it is closed; wait for the login-success message or a timeout; say whether the player is in.
 */
export interface LoginRequestState {
  readonly at: 'idle' | 'waiting-for-auth' | 'loading-toggles' | 'opening' | 'open' | 'closed' | 'settling'
  /** The success message came while the dialog was still there. */
  readonly succeeded: boolean
}
export const IDLE_LOGIN_REQUEST: LoginRequestState = { at: 'idle', succeeded: false }

export type LoginRequestEvent =
  | { type: 'asked'; auth: 'pending' | 'guest' | 'authenticated'; togglesKnown: boolean }
  | { type: 'auth'; auth: 'pending' | 'guest' | 'authenticated'; togglesKnown: boolean }
  /** Loaded, or not to be had: the dialog then is the one there has always been. */
  | { type: 'toggles' }
  /** `loginDialogVisibility` [7.47]. */
  | { type: 'dialog'; isOpen: boolean }
  | { type: 'dialog-missing' }
  /** CASINO_LOGIN or VIRTUALS_LOGIN [7.47]. */
  | { type: 'login-message' }
  | { type: 'timeout' }

export type LoginRequestEffect =
  | { do: 'load-toggles' }
  | { do: 'open-dialog' }
  | { do: 'close-dialog' }
  /** Looks whether the hosts know a player now. */
  | { do: 'look-again' }
  | { do: 'start-timer'; afterMs: number }
  | { do: 'cancel-timer' }
  | { do: 'answer'; loggedIn: boolean }

export interface LoginRequestMove {
  state: LoginRequestState
  effects: readonly LoginRequestEffect[]
}

const stay = (state: LoginRequestState): LoginRequestMove => ({ state, effects: [] })
const done = (loggedIn: boolean, ...before: LoginRequestEffect[]): LoginRequestMove => ({
  state: IDLE_LOGIN_REQUEST,
  effects: [...before, { do: 'cancel-timer' }, { do: 'answer', loggedIn }],
})
const timed = (at: LoginRequestState['at'], afterMs: number, ...effects: LoginRequestEffect[]): LoginRequestMove => ({
  state: { at, succeeded: false },
  effects: [...effects, { do: 'start-timer', afterMs }],
})

const opening = (): LoginRequestMove => timed('opening', LOGIN_REQUEST.stepMs, { do: 'open-dialog' })
const onceReady = (togglesKnown: boolean): LoginRequestMove =>
  togglesKnown ? opening() : timed('loading-toggles', LOGIN_REQUEST.stepMs, { do: 'load-toggles' })
const settling = (): LoginRequestMove => timed('settling', LOGIN_REQUEST.stepMs, { do: 'look-again' })

export function loginRequestStep(state: LoginRequestState, event: LoginRequestEvent): LoginRequestMove {
  switch (event.type) {
    case 'asked':
      return onAsked(state, event)
    case 'auth':
      return onAuth(state, event)
    case 'toggles':
      return state.at === 'loading-toggles' ? opening() : stay(state)
    case 'dialog':
      return onDialog(state, event.isOpen)
    case 'dialog-missing':
      return state.at === 'opening' || state.at === 'open' ? done(false) : stay(state)
    case 'login-message':
      if (state.at === 'closed') return settling()
      return state.at === 'opening' || state.at === 'open' ? stay({ ...state, succeeded: true }) : stay(state)
    case 'timeout':
      return onTimeout(state)
  }
}

/** A second page that asks waits for the same dialog; asked again just after it was closed, it opens again. */
function onAsked(
  state: LoginRequestState,
  { auth, togglesKnown }: Extract<LoginRequestEvent, { type: 'asked' }>,
): LoginRequestMove {
  if (auth === 'authenticated') return state.at === 'idle' ? done(true) : stay(state)
  if (state.at === 'closed' && auth === 'guest') return onceReady(togglesKnown)
  if (state.at !== 'idle') return stay(state)
  // The auth always becomes ready: each of its calls ends by itself.
  return auth === 'pending' ? { state: { at: 'waiting-for-auth', succeeded: false }, effects: [] } : onceReady(togglesKnown)
}

function onAuth(
  state: LoginRequestState,
  { auth, togglesKnown }: Extract<LoginRequestEvent, { type: 'auth' }>,
): LoginRequestMove {
  if (state.at === 'idle' || auth === 'pending') return stay(state)
  if (auth === 'guest') {
    if (state.at === 'waiting-for-auth') return onceReady(togglesKnown)
    return state.at === 'settling' ? done(false) : stay(state)
  }
  return state.at === 'opening' || state.at === 'open' ? done(true, { do: 'close-dialog' }) : done(true)
}

function onDialog(state: LoginRequestState, isOpen: boolean): LoginRequestMove {
  if (isOpen) return state.at === 'opening' ? { state: { ...state, at: 'open' }, effects: [{ do: 'cancel-timer' }] } : stay(state)
  if (state.at !== 'opening' && state.at !== 'open') return stay(state)
  return state.succeeded ? settling() : timed('closed', LOGIN_REQUEST.afterCloseMs)
}

/** Whatever did not come, the page gets its answer. A dialog that is open is the player's to close. */
function onTimeout(state: LoginRequestState): LoginRequestMove {
  switch (state.at) {
    case 'loading-toggles':
      return opening()
    case 'opening':
      return done(false, { do: 'close-dialog' })
    case 'closed':
    case 'settling':
      return done(false)
    default:
      return stay(state)
  }
}
