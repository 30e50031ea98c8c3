import { fillPath, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'
import { problem, type ProblemReply } from '@herna/contract/problem'
import { type $ZodType, parse } from 'zod/v4/core'
import { CallFailed, type CallFailure } from './call-failed.ts'

/** Default deadline of a call [9.1] [7.1]. */
const TIMEOUT_MS = 15_000
/** Reading stops at this length. */
const MAX_CHARACTERS = 1_000_000

/** A request before it is sent, as a signature covers it. `body` is empty when there is none. */
export interface OutgoingRequest {
  method: string
  url: string
  body: string
}

/** The server that operations are called on, and the options of its calls. */
export interface Host {
  /** URL that operations' paths are appended to. */
  base: string
  /** Milliseconds for sending and reading together; 15 000 by default. */
  timeoutMs?: number
  /** Longest accepted reply, in characters; 1 000 000 by default. */
  maxCharacters?: number
  headers?: Record<string, string> | ((request: OutgoingRequest) => Record<string, string>)
  /** Passed to `fetch`. */
  request?: Pick<RequestInit, 'credentials' | 'cache' | 'redirect' | 'referrerPolicy'>
  fetch?: typeof fetch
  /** Called when no connection could be made; absent counts as online. */
  isOnline?: () => boolean
}
/** Options of one call; they override those of the `Host`. */
export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  timeoutMs?: number
}

/** A reply with its response headers. */
export interface Exchange<O extends Operation> {
  /** `null`: not modified since the version in `if-none-match`. */
  reply: ReplyOf<O> | null
  headers: Headers
}

/** The input is optional where every part of it is. */
type CallArguments<O extends Operation> =
  Record<never, never> extends OperationInput<O>
    ? [input?: OperationInput<O>, options?: CallOptions]
    : [input: OperationInput<O>, options?: CallOptions]

/** Calls an operation and resolves with its reply, validated by the schema [7.1]. Rejects only with `CallFailed`. */
export async function callOperation<O extends Operation>(
  host: Host,
  operation: O,
  ...callArguments: CallArguments<O>
): Promise<ReplyOf<O>> {
  const { reply } = await exchange(host, operation, ...callArguments)
  // A 304 is valid only for a request with `if-none-match`, which uses `exchange`.
  if (reply === null && operation.reply !== null) throw new CallFailed('unreadable')
  return reply as ReplyOf<O>
}

/** Like `callOperation`, with the response headers, for conditional requests: a 304 resolves with a `null` reply. */
export async function exchange<O extends Operation>(
  host: Host,
  operation: O,
  ...callArguments: CallArguments<O>
): Promise<Exchange<O>> {
  const [input, options = {}] = callArguments
  const deadline = AbortSignal.timeout(options.timeoutMs ?? host.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  const callFailed = (connectionFailure: CallFailure, cause: unknown) =>
    new CallFailed(options.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : connectionFailure, { cause })

  const url = host.base + fillPath(operation.path, input)
  const response = await send(
    host,
    { url, method: operation.method, ...contentOf(operation, input) },
    { signal, headers: options.headers },
  ).catch((error: unknown) => {
    throw callFailed(host.isOnline?.() === false ? 'offline' : 'unreachable', error)
  })
  const text = await readText(response, host.maxCharacters ?? MAX_CHARACTERS).catch((error: unknown) => {
    throw callFailed('unreadable', error)
  })
  if (response.status === 304) return { reply: null, headers: response.headers }
  if (!response.ok) throw new CallFailed('status', { refusal: refusalOf(response, text) })
  return { reply: operation.reply === null ? null : (read(operation.reply, text) as ReplyOf<O>), headers: response.headers }
}

function refusalOf({ status, headers }: Response, body: string) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { status, body, problem: problemIn(body), retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null }
}

interface Content {
  body: string | null
  type?: string
}

const JSON_TYPE = 'application/json'

/** Every POST has the JSON content type, also one without a body [7.1]; a form has its own. */
function contentOf({ method, encoding = 'json' }: Operation, { body }: { body?: unknown } = {}): Content {
  if (body === undefined) return method === 'POST' ? { body: null, type: JSON_TYPE } : { body: null }
  if (encoding === 'json') return { body: JSON.stringify(body), type: JSON_TYPE }
  const fields = Object.entries(body ?? {}).filter(([, value]) => value !== undefined)
  const form = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
  return { body: form.toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8' }
}

async function send(
  host: Host,
  { url, method, body, type }: { url: string; method: string } & Content,
  { signal, headers }: { signal: AbortSignal; headers: Record<string, string> | undefined },
): Promise<Response> {
  const hostHeaders = typeof host.headers === 'function' ? host.headers({ method, url, body: body ?? '' }) : host.headers
  const request = host.fetch ?? fetch
  return request(url, {
    ...host.request,
    method,
    headers: {
      accept: 'application/json',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...hostHeaders,
      ...headers,
    },
    body,
    signal,
  })
}

/** A body with a `content-length` is read at once; a compressed one, or one of unknown length, is counted while it is read. */
async function readText(response: Response, mostCharacters: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (length > mostCharacters) {
    await response.body?.cancel()
    throw tooLong(mostCharacters)
  }
  const isCounted = Number.isNaN(length) || response.headers.has('content-encoding')
  return isCounted ? readCounted(response, decoder, mostCharacters) : decoder.decode(await response.arrayBuffer())
}

async function readCounted(response: Response, decoder: TextDecoder, mostCharacters: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const parts: string[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts.join('') + decoder.decode()
    const part = decoder.decode(value, { stream: true })
    parts.push(part)
    length += part.length
    if (length > mostCharacters) {
      await reader.cancel()
      throw tooLong(mostCharacters)
    }
  }
}

const tooLong = (mostCharacters: number) => new Error(`the reply is longer than ${mostCharacters} characters`)

function read(schema: $ZodType, text: string): unknown {
  try {
    return parse(schema, JSON.parse(text))
  } catch (cause) {
    throw new CallFailed('unreadable', { cause })
  }
}

function problemIn(text: string): ProblemReply | null {
  try {
    return parse(problem, JSON.parse(text))
  } catch {
    return null
  }
}
