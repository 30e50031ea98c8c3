import type { LoginScreen } from '@herna/contract/embeds'
import {
  type Auth,
  IDLE_LOGIN_REQUEST,
  type LoginRequestEffect,
  type LoginRequestEvent,
  loginRequestStep,
} from '@herna/rules/player'
import type { PlayerPorts } from './ports.ts'
import { runMachine } from './run-machine.ts'

/** A player who asked for the dialog waits no longer; without the toggles it is the classic one. */
const TOGGLES_TIMEOUT_MS = 4_000

/** The embedded login dialog [4.13]; the feature toggles choose which one. */
export interface LoginDialog {
  /** Resolves with false when it cannot be shown. Its visibility is reported by the window event [7.47]. */
  open(screen: LoginScreen, toggles: readonly string[]): Promise<boolean>
  close(): void
}

/** Login requests of pages; concurrent requests share one dialog and its result [4.13]. */
export function loginRequests(
  { gateway, clock }: PlayerPorts,
  hooks: { auth(): Auth; recheckSession(): void; dialog(): LoginDialog | null },
) {
  let toggles: readonly string[] | null = null
  let cancelTimer = (): void => undefined
  let screen: LoginScreen = 'login'
  let pendingRequests: ((loggedIn: boolean) => void)[] = []
  const hasToggles = () => toggles !== null

  async function loadToggles(): Promise<LoginRequestEvent> {
    try {
      toggles = (await gateway.featureToggles(TOGGLES_TIMEOUT_MS)).featureToggle
    } catch {
      // Requested again next time; this time the classic dialog is used.
    }
    return { type: 'toggles' }
  }
  async function openDialog(): Promise<boolean> {
    const dialog = hooks.dialog()
    return dialog ? dialog.open(screen, toggles ?? []).catch(() => false) : false
  }

  const machine = runMachine({
    initial: IDLE_LOGIN_REQUEST,
    step: loginRequestStep,
    perform(effect: LoginRequestEffect, send: (event: LoginRequestEvent) => void) {
      switch (effect.type) {
        case 'load-toggles':
          return void loadToggles().then(send)
        case 'open-dialog':
          return void openDialog().then((isShown) => {
            if (!isShown) send({ type: 'dialog-missing' })
          })
        case 'close-dialog':
          return hooks.dialog()?.close()
        case 'check-session':
          return hooks.recheckSession()
        case 'start-timer':
          cancelTimer()
          cancelTimer = clock.after(effect.afterMs, () => send({ type: 'timeout' }))
          return
        case 'cancel-timer':
          return cancelTimer()
        case 'resolve-caller': {
          const resolved = pendingRequests
          pendingRequests = []
          for (const resolve of resolved) resolve(effect.loggedIn)
        }
      }
    },
  })
  return {
    request: (requestedScreen: LoginScreen = 'login'): Promise<boolean> =>
      new Promise((resolve) => {
        screen = requestedScreen
        pendingRequests.push(resolve)
        machine.send({ type: 'asked', auth: hooks.auth(), togglesKnown: hasToggles() })
      }),
    authChanged: (): void => machine.send({ type: 'auth', auth: hooks.auth(), togglesKnown: hasToggles() }),
    dialogVisible: (isOpen: boolean): void => machine.send({ type: 'dialog', isOpen }),
    loginMessage: (): void => machine.send({ type: 'login-message' }),
    /** Whether a login message belongs to a pending request; otherwise it is handled as a plain login. */
    expectsMessage: (): boolean => ['opening', 'open', 'closed'].includes(machine.state().phase),
  }
}
