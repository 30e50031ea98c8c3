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

/** The callouts the portal uses; the script leaves them at `window.hernaPlatform` [7.42]. */
const NEEDED = [
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
type Callouts = Pick<LoginCallouts, (typeof NEEDED)[number]>

/** The script's callouts with replies held against their schemas. Each rejects with `CallFailed` alone. */
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
/** What is at the script's place: null when it is no login script [8.4]. */
export function loginScriptOf(found: unknown, timeoutMs = TIMEOUT): LoginScript | null {
  if (typeof found !== 'object' || found === null) return null
  if (!NEEDED.every((name) => typeof (found as Record<string, unknown>)[name] === 'function')) return null
  const callouts = found as Callouts
  const ask = <Reply>(schema: z.ZodMiniType<Reply>, call: () => Promise<unknown>) =>
    answerOf(call, timeoutMs).then(parseBy(schema))
  return {
    logIn: (credentials) => ask(loginReply, () => callouts.login(credentials)),
    answerSecondFactor: (answer) => ask(loginReply, () => callouts.secondFactorLogin(answer)),
    logInNatively: (credentials) => ask(loginReply, () => callouts.nativeLogin(credentials)),
    temporaryToken: () => ask(temporaryTokenReply, () => callouts.temporaryToken()),
    acceptTerms: (version) => ask(sessionReply, () => callouts.acceptTerms(version)),
    changePassword: (change) => ask(done, () => callouts.changePassword(change)),
    keepAlive: (millis) => ask(keepAliveReply, () => callouts.keepAlive(millis)),
    waitingMessages: async () => (await ask(waitingMessages, () => callouts.waitingMessages())).messages,
    logOut: (options) => ask(done, () => callouts.logout(options)),
  }
}

/** The script is somebody else's: it may throw, hang, or answer nothing [8.5]. */
async function answerOf(call: () => Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallFailed('timeout')), timeoutMs)
  })
  try {
    const reply = await Promise.race([Promise.resolve().then(call), late])
    if (reply === undefined || reply === null) throw new CallFailed('no-response')
    return reply
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A callout rejects with the problem document of the platform, or with what the browser threw. */
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
    const read = schema.safeParse(reply)
    if (!read.success) throw new CallFailed('unreadable')
    return read.data
  }
