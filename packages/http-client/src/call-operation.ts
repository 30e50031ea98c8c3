import { fillPath, type Operation, type OperationInput, type ReplyOf } from '@herna/contract/operation'
import { problem, type ProblemReply } from '@herna/contract/problem'
import { type $ZodType, parse } from 'zod/v4/core'
import { CallFailed, type CallFailure } from './call-failed.ts'

/** [9.1] [7.1] */
const TIMEOUT_MS = 15_000
/** What is longer is not read to its end. */
const MOST_CHARACTERS = 1_000_000

/** A request as it is about to be sent; what a signature covers. `body` is empty where none is sent. */
export interface OutgoingRequest {
  method: string
  url: string
  body: string
}

/** Where operations are called, and how. */
export interface Host {
  /** Operations' paths stand below it. */
  base: string
  /** Milliseconds for asking and reading together; 15 s unless said. */
  timeoutMs?: number
  /** Of a reply; a million unless said. */
  mostCharacters?: number
  headers?: Record<string, string> | ((request: OutgoingRequest) => Record<string, string>)
  /** Credentials, cache, redirect, referrer policy. */
  request?: Pick<RequestInit, 'credentials' | 'cache' | 'redirect' | 'referrerPolicy'>
  fetch?: typeof fetch
  /** Asked when no connection came about; unknown counts as online. */
  isOnline?: () => boolean
}
export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  timeoutMs?: number
}

/** A reply with what stood around it. */
export interface Exchange<O extends Operation> {
  /** `null`: not modified since what `if-none-match` names. */
  reply: ReplyOf<O> | null
  headers: Headers
}

/** The input may be left out where nothing has to be given. */
type CallArguments<O extends Operation> =
  Record<never, never> extends OperationInput<O>
    ? [given?: OperationInput<O>, options?: CallOptions]
    : [given: OperationInput<O>, options?: CallOptions]

/** Calls an operation; resolves with its reply, held against the schema [7.1]. Rejects with `CallFailed` alone. */
export async function callOperation<O extends Operation>(
  host: Host,
  operation: O,
  ...given: CallArguments<O>
): Promise<ReplyOf<O>> {
  const { reply } = await exchange(host, operation, ...given)
  // Only who sends `if-none-match` is answered without a reply.
  if (reply === null && operation.reply !== null) throw new CallFailed('unreadable')
  return reply as ReplyOf<O>
}

/** The same with the answer's headers, for conditional requests: a 304 resolves without a reply. */
export async function exchange<O extends Operation>(host: Host, operation: O, ...given: CallArguments<O>): Promise<Exchange<O>> {
  const [input, options = {}] = given
  const deadline = AbortSignal.timeout(options.timeoutMs ?? host.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  const failed = (otherwise: CallFailure, cause: unknown) =>
    new CallFailed(options.signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : otherwise, { cause })

  const url = host.base + fillPath(operation.path, input)
  const response = await send(
    host,
    { url, method: operation.method, ...contentOf(operation, input) },
    { signal, headers: options.headers },
  ).catch((error: unknown) => {
    throw failed(host.isOnline?.() === false ? 'offline' : 'unreachable', error)
  })
  const text = await readText(response, host.mostCharacters ?? MOST_CHARACTERS).catch((error: unknown) => {
    throw failed('unreadable', error)
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

function contentOf({ encoding = 'json' }: Operation, { body }: { body?: unknown } = {}): Content {
  if (body === undefined) return { body: null }
  if (encoding === 'json') return { body: JSON.stringify(body), type: 'application/json' }
  const given = Object.entries(body ?? {}).filter(([, value]) => value !== undefined)
  const form = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return { body: form.toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8' }
}

async function send(
  host: Host,
  { url, method, body, type }: { url: string; method: string } & Content,
  { signal, headers }: { signal: AbortSignal; headers: Record<string, string> | undefined },
): Promise<Response> {
  const ofHost = typeof host.headers === 'function' ? host.headers({ method, url, body: body ?? '' }) : host.headers
  const request = host.fetch ?? fetch
  return request(url, {
    ...host.request,
    method,
    headers: {
      accept: 'application/json',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...ofHost,
      ...headers,
    },
    body,
    signal,
  })
}

/** A body whose length is told is read at once; one that is packed, or of unknown length, is counted while it comes. */
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
