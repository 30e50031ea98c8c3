import { FAULT_MESSAGES, statusMessage } from '@herna/contract/errors'
import type { ProblemReply } from '@herna/contract/problem'

/**
 * Why a call has no reply. `status`: the host refused or failed; `timeout`: no whole answer in time; `unreadable`: an answer that is cut off, too
 * long or not what the contract says; `unreachable`: no connection; `offline`: the browser knows that it has none; `aborted`: the caller gave up.
 * `no-script` and `no-response` are those of the platform's scripts [8.4] [8.5].
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
  /** As it came, for the log. */
  body: string
  problem: ProblemReply | null
  /** Seconds of the header `retry-after`. */
  retryAfter?: number | null
}

/** A call that has no reply. The message is section 8's [8.1]–[8.5]: it is what logs show, never a player. */
export class CallFailed extends Error {
  readonly kind: CallFailure
  /** Of kind `status`; `null` otherwise. */
  readonly status: number | null
  readonly body: string
  /** The problem document of kind `status`, when one came. */
  readonly problem: ProblemReply | null
  /** Seconds after which a refusal of kind `status` wants to be asked again; `null`: it does not say. */
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

  get errorCode(): string | null {
    return this.problem?.errorCode ?? null
  }
}

function messageOf(kind: CallFailure, refusal?: Refusal): string {
  if (kind === 'status') return statusMessage(refusal?.status ?? 0, refusal?.body ?? '')
  return kind === 'aborted' ? 'Request aborted' : FAULT_MESSAGES[kind]
}
