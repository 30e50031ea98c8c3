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

/** The embedded login dialog, as far as the flow needs it [4.13]. Which one it is depends on the toggles. */
export interface LoginDialog {
  /** False when it cannot be shown. Its visibility is told by the window event [7.47]. */
  open(screen: LoginScreen, toggles: readonly string[]): Promise<boolean>
  close(): void
}

/** Pages that ask for a logged-in player; all that ask at once get the same answer [4.13]. */
export function loginRequests(
  { gateway, clock }: PlayerPorts,
  of: { auth(): Auth; lookAgain(): void; dialog(): LoginDialog | null },
) {
  let toggles: readonly string[] | null = null
  let cancelTimer = (): void => undefined
  let screen: LoginScreen = 'login'
  let waiting: ((loggedIn: boolean) => void)[] = []
  const togglesKnown = () => toggles !== null

  async function loadToggles(): Promise<LoginRequestEvent> {
    try {
      toggles = (await gateway.featureToggles()).featureToggle
    } catch {
      // Asked for again next time; this time the dialog is the one there has always been.
    }
    return { type: 'toggles' }
  }
  async function openDialog(): Promise<boolean> {
    const dialog = of.dialog()
    return dialog ? dialog.open(screen, toggles ?? []).catch(() => false) : false
  }

  const machine = runMachine({
    initial: IDLE_LOGIN_REQUEST,
    step: loginRequestStep,
    perform(effect: LoginRequestEffect, send: (event: LoginRequestEvent) => void) {
      switch (effect.do) {
        case 'load-toggles':
          return void loadToggles().then(send)
        case 'open-dialog':
          return void openDialog().then((shown) => {
            if (!shown) send({ type: 'dialog-missing' })
          })
        case 'close-dialog':
          return of.dialog()?.close()
        case 'look-again':
          return of.lookAgain()
        case 'start-timer':
          cancelTimer()
          cancelTimer = clock.after(effect.afterMs, () => send({ type: 'timeout' }))
          return
        case 'cancel-timer':
          return cancelTimer()
        case 'answer': {
          const answered = waiting
          waiting = []
          for (const answer of answered) answer(effect.loggedIn)
        }
      }
    },
  })
  return {
    ask: (wanted: LoginScreen = 'login'): Promise<boolean> =>
      new Promise((answer) => {
        screen = wanted
        waiting.push(answer)
        machine.send({ type: 'asked', auth: of.auth(), togglesKnown: togglesKnown() })
      }),
    authChanged: (): void => machine.send({ type: 'auth', auth: of.auth(), togglesKnown: togglesKnown() }),
    dialogVisible: (isOpen: boolean): void => machine.send({ type: 'dialog', isOpen }),
    loginMessage: (): void => machine.send({ type: 'login-message' }),
    /** Whether the message is for a request; one nobody waits for is a login all the same. */
    expectsMessage: (): boolean => ['opening', 'open', 'closed'].includes(machine.state().at),
  }
}
