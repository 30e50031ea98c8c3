import { FAULT_MESSAGES, statusMessage } from '@herna/contract/errors'

/**
 * How a call to the gateway or the platform fails [8.1]–[8.5] [8.7]. `trouble` says nothing about the session: the line, a server in
 * difficulty, garbage. `refused` is a definite answer.
 */
export type FaultKind = 'status' | 'timeout' | 'unreadable' | 'no-script' | 'no-response' | 'unreachable' | 'offline'

export interface Fault {
  kind: FaultKind
  /** As section 8 words it; for logs, never shown. */
  message: string
  status: number | null
  /** `errorCode` of the problem document. */
  code: string | null
}

const fault = (kind: FaultKind, message: string, rest: Partial<Fault> = {}): Fault => ({
  kind,
  message,
  status: null,
  code: null,
  ...rest,
})

export const statusFault = (status: number, body: string): Fault =>
  fault('status', statusMessage(status, body), { status, code: codeIn(body) })
export const timeoutFault = (): Fault => fault('timeout', FAULT_MESSAGES.timeout)
export const unreadableFault = (): Fault => fault('unreadable', FAULT_MESSAGES.unreadable)
export const noScriptFault = (): Fault => fault('no-script', FAULT_MESSAGES['no-script'])
export const noResponseFault = (): Fault => fault('no-response', FAULT_MESSAGES['no-response'])
export const unreachableFault = (): Fault => fault('unreachable', FAULT_MESSAGES.unreachable)
export const offlineFault = (): Fault => fault('offline', FAULT_MESSAGES.offline)

function codeIn(body: string): string | null {
  try {
    const problem: unknown = JSON.parse(body)
    const code = typeof problem === 'object' && problem !== null ? (problem as { errorCode?: unknown }).errorCode : null
    return typeof code === 'string' && /^[a-z0-9-]{1,60}$/.test(code) ? code : null
  } catch {
    return null
  }
}

/** A server in difficulty, or one that asks for patience, has said nothing about what was asked. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

/** Whether it is a definite answer; anything else may be otherwise in a moment. */
export const isRefusal = ({ kind, status }: Fault): boolean =>
  kind === 'status' && status !== null && status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)

const SESSION_CODES = ['no-session', 'session-idle', 'session-over'] as const
export type SessionCode = (typeof SESSION_CODES)[number]

/** What the failure says of the session; null when it says nothing. Only a 401 is definite. */
export function sessionCodeOf(failed: Fault): SessionCode | null {
  if (failed.kind !== 'status' || failed.status !== 401) return null
  return failed.code === null ? 'no-session' : (SESSION_CODES.find((code) => code === failed.code) ?? null)
}

/** The name of the text under `errors.auth` [8.9]. What the platform did not name is told by its kind. */
export function authTextOf(failed: Fault): string {
  if (failed.code !== null) return failed.code
  if (failed.status === 429) return 'too-many-requests'
  return failed.kind === 'offline' ? 'offline' : isRefusal(failed) ? 'refused' : 'unreachable'
}
