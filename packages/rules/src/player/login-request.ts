/** Timeouts [4.13]: `afterCloseMs` waits for a login-success message after the dialog closed, `stepMs` for any other step. */
export const LOGIN_REQUEST = { afterCloseMs: 3_000, stepMs: 20_000 } as const

/**
 * A page requests a logged-in player [4.13]: wait until the authentication is ready; load missing feature toggles; open the
 * dialog; wait until it closes; wait for a login-success message or a timeout; report whether a player is logged in.
 */
export interface LoginRequestState {
  readonly phase: 'idle' | 'waiting-for-auth' | 'loading-toggles' | 'opening' | 'open' | 'closed' | 'settling'
  /** The success message arrived while the dialog was still open. */
  readonly succeeded: boolean
}
/** The initial state. */
export const IDLE_LOGIN_REQUEST: LoginRequestState = { phase: 'idle', succeeded: false }

/** Everything that can happen to a login request. */
export type LoginRequestEvent =
  | { type: 'asked'; auth: 'pending' | 'guest' | 'authenticated'; togglesKnown: boolean }
  | { type: 'auth'; auth: 'pending' | 'guest' | 'authenticated'; togglesKnown: boolean }
  /** The toggles were loaded, or failed to load: then the classic dialog is used. */
  | { type: 'toggles' }
  /** `loginDialogVisibility` [7.47]. */
  | { type: 'dialog'; isOpen: boolean }
  | { type: 'dialog-missing' }
  /** CASINO_LOGIN or VIRTUALS_LOGIN [7.47]. */
  | { type: 'login-message' }
  | { type: 'timeout' }

/** What the runner of login requests must do; times in ms. */
export type LoginRequestEffect =
  | { type: 'load-toggles' }
  | { type: 'open-dialog' }
  | { type: 'close-dialog' }
  /** Checks whether a player is logged in now. */
  | { type: 'check-session' }
  | { type: 'start-timer'; afterMs: number }
  | { type: 'cancel-timer' }
  | { type: 'resolve-caller'; loggedIn: boolean }

export interface LoginRequestTransition {
  state: LoginRequestState
  effects: readonly LoginRequestEffect[]
}

const unchanged = (state: LoginRequestState): LoginRequestTransition => ({ state, effects: [] })
const finish = (loggedIn: boolean, ...firstEffects: LoginRequestEffect[]): LoginRequestTransition => ({
  state: IDLE_LOGIN_REQUEST,
  effects: [...firstEffects, { type: 'cancel-timer' }, { type: 'resolve-caller', loggedIn }],
})
const startStep = (
  at: LoginRequestState['phase'],
  afterMs: number,
  ...effects: LoginRequestEffect[]
): LoginRequestTransition => ({
  state: { phase: at, succeeded: false },
  effects: [...effects, { type: 'start-timer', afterMs }],
})

const openDialog = (): LoginRequestTransition => startStep('opening', LOGIN_REQUEST.stepMs, { type: 'open-dialog' })
const continueWhenReady = (togglesKnown: boolean): LoginRequestTransition =>
  togglesKnown ? openDialog() : startStep('loading-toggles', LOGIN_REQUEST.stepMs, { type: 'load-toggles' })
const checkSession = (): LoginRequestTransition => startStep('settling', LOGIN_REQUEST.stepMs, { type: 'check-session' })

/** The login request state machine [4.13]: the next state and the effects to perform. */
export function loginRequestStep(state: LoginRequestState, event: LoginRequestEvent): LoginRequestTransition {
  switch (event.type) {
    case 'asked':
      return onRequested(state, event)
    case 'auth':
      return onAuth(state, event)
    case 'toggles':
      return state.phase === 'loading-toggles' ? openDialog() : unchanged(state)
    case 'dialog':
      return onDialog(state, event.isOpen)
    case 'dialog-missing':
      return state.phase === 'opening' || state.phase === 'open' ? finish(false) : unchanged(state)
    case 'login-message':
      if (state.phase === 'closed') return checkSession()
      return state.phase === 'opening' || state.phase === 'open' ? unchanged({ ...state, succeeded: true }) : unchanged(state)
    case 'timeout':
      return onTimeout(state)
  }
}

/** A second request waits for the same dialog; right after it was closed, a request opens it again. */
function onRequested(
  state: LoginRequestState,
  { auth, togglesKnown }: Extract<LoginRequestEvent, { type: 'asked' }>,
): LoginRequestTransition {
  if (auth === 'authenticated') return state.phase === 'idle' ? finish(true) : unchanged(state)
  if (state.phase === 'closed' && auth === 'guest') return continueWhenReady(togglesKnown)
  if (state.phase !== 'idle') return unchanged(state)
  // The authentication always becomes ready: each of its calls has a timeout.
  return auth === 'pending'
    ? { state: { phase: 'waiting-for-auth', succeeded: false }, effects: [] }
    : continueWhenReady(togglesKnown)
}

function onAuth(
  state: LoginRequestState,
  { auth, togglesKnown }: Extract<LoginRequestEvent, { type: 'auth' }>,
): LoginRequestTransition {
  if (state.phase === 'idle' || auth === 'pending') return unchanged(state)
  if (auth === 'guest') {
    if (state.phase === 'waiting-for-auth') return continueWhenReady(togglesKnown)
    return state.phase === 'settling' ? finish(false) : unchanged(state)
  }
  return state.phase === 'opening' || state.phase === 'open' ? finish(true, { type: 'close-dialog' }) : finish(true)
}

function onDialog(state: LoginRequestState, isOpen: boolean): LoginRequestTransition {
  if (isOpen)
    return state.phase === 'opening'
      ? { state: { ...state, phase: 'open' }, effects: [{ type: 'cancel-timer' }] }
      : unchanged(state)
  if (state.phase !== 'opening' && state.phase !== 'open') return unchanged(state)
  return state.succeeded ? checkSession() : startStep('closed', LOGIN_REQUEST.afterCloseMs)
}

/** The page always gets a result. An open dialog is closed only by the player. */
function onTimeout(state: LoginRequestState): LoginRequestTransition {
  switch (state.phase) {
    case 'loading-toggles':
      return openDialog()
    case 'opening':
      return finish(false, { type: 'close-dialog' })
    case 'closed':
    case 'settling':
      return finish(false)
    default:
      return unchanged(state)
  }
}
