import type { LogoutOptions } from '@herna/contract/player'
import {
  type AuthEffect,
  type AuthEvent,
  type AuthState,
  authOf,
  authStep,
  clockOffset,
  cookieAge,
  COOKIE_LIFETIME_SECONDS,
  type LoginResult,
  newAuth,
  PLAYER_COOKIES,
  sessionCodeOf,
  stableOffset,
  appModeRules,
} from '@herna/rules/player'
import type { LoginScript } from '../../api/index.ts'
import { trackActivity } from './activity.ts'
import { authCalls } from './auth-calls.ts'
import { faultOf } from './api-fault.ts'
import { keepAliveRunner } from './keep-alive-runner.ts'
import { loginRequests } from './login-requests.ts'
import { playerData } from './player-data.ts'
import { isSessionAnswered, PENDING_VIEW, type PlayerView } from './player-view.ts'
import type { EngineSettings, PlayerEngine } from './engine-types.ts'
import type { PlayerPorts } from './ports.ts'
import { runMachine } from './run-machine.ts'

/** [7.26] What the header's logout sends. */
const HEADER_LOGOUT: LogoutOptions = { allSessions: false, realMode: true, behavior: 'root', invalidateRememberMe: true }

/** Runs the state machines of the rules in one page; `publish` gets every change of the view [4.1]–[4.14]. */
export function startPlayerEngine(
  ports: PlayerPorts,
  settings: EngineSettings,
  publish: (view: PlayerView) => void,
): PlayerEngine {
  const { cookies, clock, tabs, page } = ports
  let view: PlayerView = PENDING_VIEW
  let { native } = settings
  let resolveAnswer: ((answer: LoginResult) => void) | null = null
  let loadingScript: Promise<LoginScript> | null = null
  const updateView = (changes: Partial<PlayerView>): void => {
    view = { ...view, ...changes }
    // Player data is published only while the player is authenticated [F8].
    publish(view.auth === 'authenticated' ? view : { ...view, data: null, sessionStartedAt: null })
  }

  const loadScript = (): Promise<LoginScript> => {
    loadingScript ??= ports.loadScript().catch((error: unknown) => {
      loadingScript = null
      throw error
    })
    return loadingScript
  }
  const onServerTime = (iso: string): void => {
    const now = clock.now()
    const measured = clockOffset(iso, now, now)
    if (measured !== null) updateView({ clockOffset: stableOffset(view.clockOffset, measured) })
  }
  const onInvalid = (code: 'no-session' | 'session-idle' | 'session-over'): void => auth.send({ type: 'session-invalid', code })

  const playerActivity = trackActivity(ports, () => keepAlive.idle())
  const keepAlive = keepAliveRunner(ports, {
    script: loadScript,
    millisFromLastAction: playerActivity.millis,
    onServerTime,
    onConnection: (connected) => updateView({ connected }),
    onInvalid,
  })
  const data = playerData(ports, {
    script: loadScript,
    loadsMessages: settings.waitingMessages && appModeRules(settings.shell, true).loadsMessages,
    onData: ({ username, parts }) => {
      const startedAt = parts.protection.value?.session.startedAt
      updateView({ data: username === null ? null : parts, ...(startedAt ? { sessionStartedAt: Date.parse(startedAt) } : {}) })
    },
    onServerTime,
    onInvalid,
    onFailure: (label) => label === 'messages' && page.notify({ kind: 'messages-failed' }),
  })
  const call = authCalls(
    { ...ports, loadScript },
    {
      confirmReplacement: page.confirmReplacement,
      takeNativeLaunch: () => {
        const credentials = native
        native = null
        return credentials
      },
      onSession: ({ serverTime, startedAt }) => {
        onServerTime(serverTime)
        updateView({ sessionStartedAt: startedAt === null ? null : Date.parse(startedAt) })
      },
    },
  )

  const forgetSeenInfo = () => cookies.remove(PLAYER_COOKIES.rglSeen)

  function perform(effect: AuthEffect, send: (event: AuthEvent) => void): void {
    if ('run' in effect) return call(effect, send)
    switch (effect.type) {
      case 'start-keep-alive':
        keepAlive.start()
        return playerActivity.start()
      case 'stop-keep-alive':
        keepAlive.stop()
        return playerActivity.stop()
      case 'load-player':
        return data.enter(effect.username)
      case 'clear-player':
        data.leave()
        // Otherwise the session may still be there: the next page expects its player, and the popup opens again with the next login only [4.31].
        if (isSessionAnswered(auth.state().reason)) {
          playerActivity.forget()
          forgetSeenInfo()
        }
        return updateView({ sessionStartedAt: null, connected: true })
      case 'store-tokens':
        return data.keepTokens(effect)
      case 'remember':
        return cookies.write(PLAYER_COOKIES.remembered, effect.username, cookieAge(COOKIE_LIFETIME_SECONDS.remembered))
      case 'forget-remembered':
        return cookies.remove(PLAYER_COOKIES.remembered)
      case 'set-logout-pending':
        return effect.pending
          ? cookies.write(PLAYER_COOKIES.logoutPending, '1', cookieAge(COOKIE_LIFETIME_SECONDS.remembered))
          : cookies.remove(PLAYER_COOKIES.logoutPending)
      case 'resolve-caller': {
        const resolve = resolveAnswer
        resolveAnswer = null
        return resolve?.(effect.result)
      }
      default:
        return performOnPage(effect)
    }
  }

  function performOnPage(
    effect: Extract<
      AuthEffect,
      { type: 'emit' | 'notify-tabs' | 'require-validation' | 'redirect' | 'show-error' | 'show-login-failure' }
    >,
  ): void {
    switch (effect.type) {
      case 'emit':
        return page.emit(effect.event, null)
      case 'notify-tabs':
        return tabs.publish({ message: effect.message, username: effect.username })
      case 'require-validation':
        updateView({ validation: { why: effect.why, detail: effect.detail } })
        return page.emit('login-validation', { why: effect.why, ...effect.detail })
      case 'redirect': {
        const address = settings.safeAddress(effect.url)
        return address === null ? undefined : page.redirect(address)
      }
      case 'show-login-failure':
        return page.notify({ kind: 'login-failed', code: effect.code })
      case 'show-error':
        return page.notify({ kind: effect.what })
    }
  }

  const auth = runMachine<AuthState, AuthEvent, AuthEffect>({
    initial: newAuth(settings.forcedRefresh),
    step: authStep,
    perform,
    onState: (state) => {
      const authState = authOf(state)
      const isAuthenticated = authState === 'authenticated'
      updateView({
        auth: authState,
        username: isAuthenticated ? state.player : null,
        reason: state.reason,
        busy: state.step !== 'rest',
        validation: isAuthenticated ? null : view.validation,
      })
      if (state.step === 'rest') requests.authChanged()
    },
  })
  const requests = loginRequests(ports, {
    auth: () => view.auth,
    recheckSession: () => auth.send({ type: 'dialog-login' }),
    dialog: settings.dialog,
  })

  const sendAndWait = (event: AuthEvent): Promise<LoginResult> => {
    if (resolveAnswer) return Promise.resolve({ ok: false, code: 'busy' })
    return new Promise((resolve) => {
      resolveAnswer = resolve
      auth.send(event)
    })
  }
  const unsubscribeTabs = tabs.subscribe(({ message, username }) =>
    auth.send(message === 'logout' ? { type: 'other-logout' } : { type: 'other-login', username }),
  )
  const unwatchPage = page.watch({
    action: () => view.auth === 'authenticated' && playerActivity.recordAction(),
    wake: () => {
      keepAlive.wake()
      auth.send({ type: 'retry' })
    },
    hidden: () => auth.send({ type: 'hidden' }),
    restored: () => auth.send({ type: 'restored' }),
  })
  auth.send({ type: 'start' })
  return {
    logIn(credentials) {
      forgetSeenInfo()
      return sendAndWait({ type: 'log-in', credentials })
    },
    answerSecondFactor: (challenge, code) => sendAndWait({ type: 'second-factor', challenge, code }),
    acceptTerms: (version) => sendAndWait({ type: 'accept-terms', version }),
    changePassword: (currentPassword, newPassword) => sendAndWait({ type: 'change-password', currentPassword, newPassword }),
    unlock: (password) => sendAndWait({ type: 'unlock', password }),
    logOut: (options = HEADER_LOGOUT) => auth.send({ type: 'log-out', options }),
    requestLogin: requests.request,
    retry: () => auth.send({ type: 'retry' }),
    load: data.load,
    sessionEnded: () => auth.send({ type: 'session-ended' }),
    pushBalance: data.pushBalance,
    holdBalance: data.holdBalance,
    releaseBalance: data.releaseBalance,
    takeSessionToken: data.takeSessionToken,
    callHosts: (call) =>
      call(ports).catch((error: unknown) => {
        const code = sessionCodeOf(faultOf(error))
        if (code && view.auth === 'authenticated') onInvalid(code)
        throw error
      }),
    async setBalanceHidden(hidden) {
      if (!(await data.setBalanceHidden(hidden))) page.notify({ kind: 'balance-visibility-failed' })
    },
    dialogLogin() {
      forgetSeenInfo()
      return requests.expectsMessage() ? requests.loginMessage() : auth.send({ type: 'dialog-login' })
    },
    dialogVisible: requests.dialogVisible,
    validationSeen: () => updateView({ validation: null }),
    stop() {
      unsubscribeTabs()
      unwatchPage()
      keepAlive.stop()
      playerActivity.stop()
    },
  }
}
