import { FAULT_MESSAGES, statusMessage } from '@herna/contract/errors'
import type { ProblemReply } from '@herna/contract/problem'

/**
 * Why a call has no reply. `status`: an HTTP status of 400 or more; `timeout`: no complete response in time; `unreadable`: the response is cut off,
 * too long or does not match the contract; `unreachable`: no connection; `offline`: the browser reports that it has none; `aborted`: the caller
 * cancelled. `no-script` and `no-response` belong to the platform's scripts [8.4] [8.5].
 */
export type CallFailure =
  | 'status'
  | 'timeout'
  | 'unreadable'
  | 'unreachable'
  | 'offline'
  | 'aborted'
  | 'no-script'
  | 'no-response'

interface Refusal {
  status: number
  /** As received, for the log. */
  body: string
  problem: ProblemReply | null
  /** Seconds of the header `retry-after`. */
  retryAfter?: number | null
}

/** A call without a reply. The message is that of section 8 [8.1]–[8.5]: for logs, never shown to a player. */
export class CallFailed extends Error {
  readonly kind: CallFailure
  /** HTTP status of kind `status`; `null` otherwise. */
  readonly status: number | null
  readonly body: string
  /** The problem document of kind `status`, if the response had one. */
  readonly problem: ProblemReply | null
  /** Seconds to wait before a retry, from `retry-after` of kind `status`; `null`: not specified. */
  readonly retryAfter: number | null

  constructor(kind: CallFailure, { refusal, cause }: { refusal?: Refusal; cause?: unknown } = {}) {
    super(messageOf(kind, refusal), { cause })
    this.name = 'CallFailed'
    this.kind = kind
    this.status = refusal?.status ?? null
    this.body = refusal?.body ?? ''
    this.problem = refusal?.problem ?? null
    this.retryAfter = refusal?.retryAfter ?? null
  }

  /** Error key of the problem document (the contract's `errors`). */
  get errorCode(): string | null {
    return this.problem?.errorCode ?? null
  }
}

function messageOf(kind: CallFailure, refusal?: Refusal): string {
  if (kind === 'status') return statusMessage(refusal?.status ?? 0, refusal?.body ?? '')
  return kind === 'aborted' ? 'Request aborted' : FAULT_MESSAGES[kind]
}
