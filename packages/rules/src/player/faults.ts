import { FAULT_MESSAGES, statusMessage } from '@herna/contract/errors'

/** How a call to the gateway or the platform failed [8.1]–[8.5] [8.7]. */
export type FaultKind = 'status' | 'timeout' | 'unreadable' | 'no-script' | 'no-response' | 'unreachable' | 'offline'

/**
 * A failed call. A refusal (`isRefusal`) is a definite response; everything else (network, overloaded server, invalid response)
 * says nothing about the session.
 */
export interface Fault {
  kind: FaultKind
  /** Worded as in section 8; for logs, never shown. */
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

/** The response had an error status [8.1]; `code` is the `errorCode` of its problem document. */
export const statusFault = (status: number, body: string): Fault =>
  fault('status', statusMessage(status, body), { status, code: codeIn(body) })
/** No response within the timeout [8.2]. */
export const timeoutFault = (): Fault => fault('timeout', FAULT_MESSAGES.timeout)
/** The body could not be read [8.3]. */
export const unreadableFault = (): Fault => fault('unreadable', FAULT_MESSAGES.unreadable)
/** The platform's script is missing [8.4]. */
export const noScriptFault = (): Fault => fault('no-script', FAULT_MESSAGES['no-script'])
/** The platform's response was empty [8.5]. */
export const noResponseFault = (): Fault => fault('no-response', FAULT_MESSAGES['no-response'])
/** The host could not be reached. */
export const unreachableFault = (): Fault => fault('unreachable', FAULT_MESSAGES.unreachable)
/** The browser is offline. */
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

/** Statuses of an overloaded server: they say nothing about the request itself. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

/** Whether the failure is a definite refusal; any other failure may succeed when repeated. */
export const isRefusal = ({ kind, status }: Fault): boolean =>
  kind === 'status' && status !== null && status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)

const SESSION_CODES = ['no-session', 'session-idle', 'session-over'] as const
/** Error codes that say a session is missing, idle or has ended. */
export type SessionCode = (typeof SESSION_CODES)[number]

/** What the failure says about the session; null: nothing. Only a 401 is definite. */
export function sessionCodeOf(failed: Fault): SessionCode | null {
  if (failed.kind !== 'status' || failed.status !== 401) return null
  return failed.code === null ? 'no-session' : (SESSION_CODES.find((code) => code === failed.code) ?? null)
}

/** Name of the text under `errors.auth` [8.9]; without a code of the platform it is derived from the kind. */
export function authTextOf(failed: Fault): string {
  if (failed.code !== null) return failed.code
  if (failed.status === 429) return 'too-many-requests'
  return failed.kind === 'offline' ? 'offline' : isRefusal(failed) ? 'refused' : 'unreachable'
}
