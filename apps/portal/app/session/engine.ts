import type { LogoutOptions } from '@herna/contract/player'
import {
  type AuthEffect,
  type AuthEvent,
  type AuthState,
  authOf,
  authStep,
  clockOffset,
  cookieAge,
  KEPT_SECONDS,
  type LoginAnswer,
  newAuth,
  PLAYER_COOKIES,
  sessionCodeOf,
  settledOffset,
  shellRules,
} from '@herna/rules/player'
import type { LoginScript } from '../api/index.ts'
import { activity } from './activity.ts'
import { authCalls } from './auth-calls.ts'
import { faultOf } from './api-fault.ts'
import { keepAliveRunner } from './keep-alive-runner.ts'
import { loginRequests } from './login-requests.ts'
import { playerData } from './player-data.ts'
import { PENDING_VIEW, type PlayerView } from './player-view.ts'
import type { EngineSettings, PlayerEngine } from './engine-types.ts'
import type { PlayerPorts } from './ports.ts'
import { runMachine } from './run-machine.ts'

/** [7.26] What the header's logout sends. */
const HEADER_LOGOUT: LogoutOptions = { allSessions: false, realMode: true, behavior: 'root', invalidateRememberMe: true }

/** Runs the machines of the rules in one page; the store hears of every change [4.1]–[4.14]. */
export function startPlayerEngine(
  ports: PlayerPorts,
  settings: EngineSettings,
  publish: (view: PlayerView) => void,
): PlayerEngine {
  const { cookies, clock, tabs, page } = ports
  let view: PlayerView = PENDING_VIEW
  let { native } = settings
  let answer: ((answer: LoginAnswer) => void) | null = null
  let script: Promise<LoginScript> | null = null
  const change = (changed: Partial<PlayerView>): void => {
    view = { ...view, ...changed }
    // What is known of the player stays behind until it is certain that they are there [F8].
    publish(view.auth === 'authenticated' ? view : { ...view, data: null, sessionStartedAt: null })
  }

  const loadScript = (): Promise<LoginScript> => {
    script ??= ports.loadScript().catch((error: unknown) => {
      script = null
      throw error
    })
    return script
  }
  const onServerTime = (iso: string): void => {
    const now = clock.now()
    const measured = clockOffset(iso, now, now)
    if (measured !== null) change({ clockOffset: settledOffset(view.clockOffset, measured) })
  }
  const onInvalid = (code: 'no-session' | 'session-idle' | 'session-over'): void => auth.send({ type: 'session-invalid', code })

  const doings = activity(ports, () => keepAlive.idle())
  const keepAlive = keepAliveRunner(ports, {
    script: loadScript,
    millisFromLastAction: doings.millis,
    onServerTime,
    onConnection: (connected) => change({ connected }),
    onInvalid,
  })
  const data = playerData(ports, {
    script: loadScript,
    loadsMessages: settings.waitingMessages && shellRules(settings.shell, true).loadsMessages,
    onData: ({ username, parts }) => {
      const startedAt = parts.protection.value?.session.startedAt
      change({ data: username === null ? null : parts, ...(startedAt ? { sessionStartedAt: Date.parse(startedAt) } : {}) })
    },
    onServerTime,
    onInvalid,
    onFailure: (label) => label === 'messages' && page.notify({ kind: 'messages-failed' }),
  })
  const call = authCalls(
    { ...ports, loadScript },
    {
      askReplacement: page.askReplacement,
      takeNative: () => {
        const taken = native
        native = null
        return taken
      },
      onSession: ({ serverTime, startedAt }) => {
        onServerTime(serverTime)
        change({ sessionStartedAt: startedAt === null ? null : Date.parse(startedAt) })
      },
    },
  )

  function perform(effect: AuthEffect, send: (event: AuthEvent) => void): void {
    if ('run' in effect) return call(effect, send)
    switch (effect.do) {
      case 'start-keep-alive':
        keepAlive.start()
        return doings.start()
      case 'stop-keep-alive':
        keepAlive.stop()
        return doings.stop()
      case 'load-player':
        return data.enter(effect.username)
      case 'clear-player':
        data.leave()
        doings.forget()
        // The popup of § 32 opens again with the next login [4.31].
        cookies.remove(PLAYER_COOKIES.rglSeen)
        return change({ sessionStartedAt: null, connected: true })
      case 'keep-tokens':
        return data.keepNotificationToken(effect.notificationToken)
      case 'remember':
        return cookies.write(PLAYER_COOKIES.remembered, effect.username, cookieAge(KEPT_SECONDS.remembered))
      case 'forget-remembered':
        return cookies.remove(PLAYER_COOKIES.remembered)
      case 'keep-logout-pending':
        return effect.pending
          ? cookies.write(PLAYER_COOKIES.logoutPending, '1', cookieAge(KEPT_SECONDS.remembered))
          : cookies.remove(PLAYER_COOKIES.logoutPending)
      case 'answer': {
        const asked = answer
        answer = null
        return asked?.(effect.answer)
      }
      default:
        return tellPage(effect)
    }
  }

  function tellPage(
    effect: Extract<AuthEffect, { do: 'emit' | 'tell-tabs' | 'require-validation' | 'redirect' | 'tell' | 'tell-login-failure' }>,
  ): void {
    switch (effect.do) {
      case 'emit':
        return page.emit(effect.event, null)
      case 'tell-tabs':
        return tabs.tell({ message: effect.message, username: effect.username })
      case 'require-validation':
        change({ validation: { why: effect.why, detail: effect.detail } })
        return page.emit('login-validation', { why: effect.why, ...effect.detail })
      case 'redirect': {
        const address = settings.safeAddress(effect.url)
        return address === null ? undefined : page.go(address)
      }
      case 'tell-login-failure':
        return page.notify({ kind: 'login-failed', code: effect.code })
      case 'tell':
        return page.notify({ kind: effect.what })
    }
  }

  const auth = runMachine<AuthState, AuthEvent, AuthEffect>({
    initial: newAuth(settings.forcedRefresh),
    step: authStep,
    perform,
    onState: (state) => {
      const known = authOf(state)
      const inside = known === 'authenticated'
      change({
        auth: known,
        username: inside ? state.player : null,
        reason: state.reason,
        busy: state.step !== 'rest',
        validation: inside ? null : view.validation,
      })
      if (state.step === 'rest') requests.authChanged()
    },
  })
  const requests = loginRequests(ports, {
    auth: () => view.auth,
    lookAgain: () => auth.send({ type: 'dialog-login' }),
    dialog: settings.dialog,
  })

  const ask = (event: AuthEvent): Promise<LoginAnswer> => {
    if (answer) return Promise.resolve({ ok: false, code: 'busy' })
    return new Promise((resolve) => {
      answer = resolve
      auth.send(event)
    })
  }
  const unhear = tabs.hear(({ message, username }) =>
    auth.send(message === 'logout' ? { type: 'other-logout' } : { type: 'other-login', username }),
  )
  const unwatch = page.watch({
    action: () => view.auth === 'authenticated' && doings.note(),
    wake: () => {
      keepAlive.wake()
      auth.send({ type: 'retry' })
    },
    hidden: () => auth.send({ type: 'hidden' }),
    restored: () => auth.send({ type: 'restored' }),
  })
  auth.send({ type: 'start' })

  return {
    logIn: (credentials) => ask({ type: 'log-in', credentials }),
    answerSecondFactor: (challenge, code) => ask({ type: 'second-factor', challenge, code }),
    acceptTerms: (version) => ask({ type: 'accept-terms', version }),
    changePassword: (currentPassword, newPassword) => ask({ type: 'change-password', currentPassword, newPassword }),
    unlock: (password) => ask({ type: 'unlock', password }),
    logOut: (options = HEADER_LOGOUT) => auth.send({ type: 'log-out', options }),
    requestLogin: requests.ask,
    retry: () => auth.send({ type: 'retry' }),
    load: data.load,
    sessionEnded: () => auth.send({ type: 'session-ended' }),
    pushBalance: data.pushBalance,
    holdBalance: data.holdBalance,
    releaseBalance: data.releaseBalance,
    ask: (call) =>
      call(ports).catch((error: unknown) => {
        const code = sessionCodeOf(faultOf(error))
        if (code && view.auth === 'authenticated') onInvalid(code)
        throw error
      }),
    async setBalanceHidden(hidden) {
      if (!(await data.setBalanceHidden(hidden))) page.notify({ kind: 'balance-visibility-failed' })
    },
    dialogLogin: () => (requests.expectsMessage() ? requests.loginMessage() : auth.send({ type: 'dialog-login' })),
    dialogVisible: requests.dialogVisible,
    validationSeen: () => change({ validation: null }),
    stop() {
      unhear()
      unwatch()
      keepAlive.stop()
      doings.stop()
    },
  }
}
