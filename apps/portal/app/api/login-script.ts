import {
  done,
  keepAliveReply,
  type LoginCallouts,
  type LoginReply,
  loginReply,
  type LogoutOptions,
  type SessionReply,
  sessionReply,
  type TemporaryTokenReply,
  temporaryTokenReply,
  waitingMessages,
  type WaitingMessage,
} from '@herna/contract/player'
import type * as z from 'zod/mini'
import { CallFailed } from '@herna/http-client/call-failed'

/** The callouts the portal uses; the script defines them in `window.hernaPlatform` [7.42]. */
const REQUIRED_CALLOUTS = [
  'login',
  'secondFactorLogin',
  'nativeLogin',
  'temporaryToken',
  'acceptTerms',
  'changePassword',
  'keepAlive',
  'waitingMessages',
  'logout',
] as const
type Callouts = Pick<LoginCallouts, (typeof REQUIRED_CALLOUTS)[number]>

/** The script's callouts with validated replies. Each rejects only with `CallFailed`. */
export interface LoginScript {
  logIn(credentials: { username: string; password: string; rememberMe: 0 | 1 }): Promise<LoginReply>
  answerSecondFactor(answer: { challenge: string; code: string }): Promise<LoginReply>
  logInNatively(credentials: { username: string; token: string; replace: boolean }): Promise<LoginReply>
  temporaryToken(): Promise<TemporaryTokenReply>
  acceptTerms(version: string): Promise<SessionReply>
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<unknown>
  keepAlive(millisFromLastAction: number): Promise<unknown>
  waitingMessages(): Promise<WaitingMessage[]>
  logOut(options: LogoutOptions): Promise<unknown>
}

const TIMEOUT = 15_000
/** Wraps the login script; null when the value is not one [8.4]. `timeoutMs` applies to every call. */
export function loginScriptOf(candidate: unknown, timeoutMs = TIMEOUT): LoginScript | null {
  if (typeof candidate !== 'object' || candidate === null) return null
  if (!REQUIRED_CALLOUTS.every((name) => typeof (candidate as Record<string, unknown>)[name] === 'function')) return null
  const callouts = candidate as Callouts
  const callScript = <Reply>(schema: z.ZodMiniType<Reply>, call: () => Promise<unknown>) =>
    replyWithin(call, timeoutMs).then(parseBy(schema))
  return {
    logIn: (credentials) => callScript(loginReply, () => callouts.login(credentials)),
    answerSecondFactor: (answer) => callScript(loginReply, () => callouts.secondFactorLogin(answer)),
    logInNatively: (credentials) => callScript(loginReply, () => callouts.nativeLogin(credentials)),
    temporaryToken: () => callScript(temporaryTokenReply, () => callouts.temporaryToken()),
    acceptTerms: (version) => callScript(sessionReply, () => callouts.acceptTerms(version)),
    changePassword: (change) => callScript(done, () => callouts.changePassword(change)),
    keepAlive: (millis) => callScript(keepAliveReply, () => callouts.keepAlive(millis)),
    waitingMessages: async () => (await callScript(waitingMessages, () => callouts.waitingMessages())).messages,
    logOut: (options) => callScript(done, () => callouts.logout(options)),
  }
}

/** The script is third-party code: it may throw, hang or return nothing [8.5]. */
async function replyWithin(call: () => Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailed('timeout')), timeoutMs)
  })
  try {
    const reply = await Promise.race([Promise.resolve().then(call), timeout])
    if (reply === undefined || reply === null) throw new CallFailed('no-response')
    return reply
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A callout rejects with the platform's problem document or with a browser error. */
function failureOf(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error
  if (typeof error === 'object' && error !== null && typeof (error as { status?: unknown }).status === 'number') {
    const { status } = error as { status: number }
    return new CallFailed('status', { refusal: { status, body: problemText(error), problem: null } })
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return new CallFailed('timeout')
  return error instanceof TypeError
    ? new CallFailed(navigator.onLine === false ? 'offline' : 'unreachable')
    : new CallFailed('unreadable')
}

function problemText(error: object): string {
  const { errorCode } = error as { errorCode?: unknown }
  return typeof errorCode === 'string' ? JSON.stringify({ errorCode }) : ''
}

const parseBy =
  <Reply>(schema: z.ZodMiniType<Reply>) =>
  (reply: unknown): Reply => {
    const parsed = schema.safeParse(reply)
    if (!parsed.success) throw new CallFailed('unreadable')
    return parsed.data
  }
