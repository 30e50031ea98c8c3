import { FAULT_MESSAGES, statusMessage } from '@herna/contract/errors'
import type { z } from 'zod'

/** [9.1] [7.1] */
const TIMEOUT = 15_000
/** No reply of ours is longer; what is longer is not read to its end. */
const LONGEST_REPLY = 1_000_000

/** One of the hosts a player's browser talks to, below its configured base. */
export interface Host {
  base: string
  /** Sent as Accept-Language [7.1]. */
  locale: string
  fetch?: typeof fetch
  timeoutMs?: number
}

/** An operation of the contract with its schema pair. */
export interface Operation<Reply> {
  method: string
  path: string
  reply: z.ZodType<Reply>
}
export interface Said {
  body?: unknown
  query?: Record<string, string | number>
  params?: Record<string, string>
  signal?: AbortSignal
}

export type CallFailure = 'status' | 'timeout' | 'unreadable' | 'offline' | 'aborted' | 'no-script' | 'no-response'
/** Why a call has no reply; `status` and `body` when the host refused. The message is section 8's [8.1]–[8.5]: it is what logs show, never a player. */
export class CallFailed extends Error {
  readonly kind: CallFailure
  readonly status: number | null
  readonly body: string

  constructor(kind: CallFailure, { status = null, body = '' }: { status?: number | null; body?: string } = {}) {
    super(kind === 'status' ? statusMessage(status ?? 0, body) : kind === 'aborted' ? 'Request aborted' : FAULT_MESSAGES[kind])
    this.name = 'CallFailed'
    this.kind = kind
    this.status = status
    this.body = body
  }
}

/** Asks a host: cookies included, one deadline for asking and reading, the reply held against its schema [7.1]. Rejects with `CallFailed` alone. */
export async function callHost<Reply>(host: Host, operation: Operation<Reply>, said: Said = {}): Promise<Reply> {
  const deadline = AbortSignal.timeout(host.timeoutMs ?? TIMEOUT)
  const signal = said.signal ? AbortSignal.any([said.signal, deadline]) : deadline
  const failed = (otherwise: CallFailure) =>
    new CallFailed(said.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : otherwise)
  const send = host.fetch ?? fetch
  const response = await send(addressOf(host, operation.path, said), initOf(host, operation.method, said, signal)).catch(() => {
    throw failed('offline')
  })
  const text = await readText(response).catch(() => {
    throw failed('unreadable')
  })
  if (!response.ok) throw new CallFailed('status', { status: response.status, body: text })
  return parse(operation.reply, text)
}

function addressOf({ base }: Host, path: string, { query = {}, params = {} }: Said): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return `${base}${filled}${asked === '' ? '' : `?${asked}`}`
}

function initOf({ locale }: Host, method: string, { body }: Said, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { 'Accept-Language': locale, Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return {
    method,
    headers,
    credentials: 'include',
    // A page out of the history must not be filled with an old balance [F8].
    cache: 'no-store',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST_REPLY) {
      await reader.cancel()
      throw new Error('too long')
    }
  }
}

function parse<Reply>(schema: z.ZodType<Reply>, text: string): Reply {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new CallFailed('unreadable')
  }
}
