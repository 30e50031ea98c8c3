import { ProtocolFault } from '../fault.ts'
import { RECORD_END } from './records.ts'

export const INVOCATION = 1
export const STREAM_ITEM = 2
export const COMPLETION = 3
export const STREAM_INVOCATION = 4
export const CANCEL = 5
export const PING = 6
export const CLOSE = 7
export const ACK = 8
export const SEQUENCE = 9

/** A method or a stream that the client starts. */
export interface InvocationMessage {
  readonly type: typeof INVOCATION | typeof STREAM_INVOCATION
  readonly target: string
  readonly args: readonly unknown[]
  /** Null: the client does not wait for a completion. */
  readonly invocationId: string | null
  /** Streams that the client is going to send. */
  readonly streamIds: readonly string[]
}

/** A message from the client. */
export type ClientMessage =
  | InvocationMessage
  | { readonly type: typeof STREAM_ITEM; readonly invocationId: string; readonly item: unknown }
  | {
      readonly type: typeof COMPLETION
      readonly invocationId: string
      readonly result: unknown
      readonly error: string | null
    }
  | { readonly type: typeof CANCEL; readonly invocationId: string }
  | { readonly type: typeof PING }
  | { readonly type: typeof CLOSE; readonly error: string | null }
  | { readonly type: typeof ACK | typeof SEQUENCE; readonly sequenceId: number }

type Json = Readonly<Record<string, unknown>>

/** Parses a record; null: a type of a future version, which is ignored. Throws a `ProtocolFault` that names the invalid field. */
export function parseMessage(record: string): ClientMessage | null {
  const message = parseObject(record)
  const { type } = message
  if (typeof type !== 'number') throw new ProtocolFault("'type' of a message is not a number")
  switch (type) {
    case INVOCATION:
    case STREAM_INVOCATION:
      return parseInvocation(type, message)
    case STREAM_ITEM:
      return parseStreamItem(message)
    case COMPLETION:
      return parseCompletion(message)
    case CANCEL:
      return { type, invocationId: text(message, 'invocationId') }
    case PING:
      return { type }
    case CLOSE:
      return { type, error: optionalText(message, 'error') }
    case ACK:
    case SEQUENCE:
      return { type, sequenceId: sequenceId(message) }
    default:
      return null
  }
}

/** Whether stateful reconnect counts a message of this type. */
export const isCounted = (type: ClientMessage['type']): boolean => type <= CANCEL

/** The version of the handshake. Throws a `ProtocolFault`, whose message belongs in the handshake's response. */
export function parseHandshake(record: string): 1 | 2 {
  const { protocol, version } = parseObject(record)
  if (typeof protocol !== 'string') throw new ProtocolFault("'protocol' of the handshake is not a string")
  if (protocol !== 'json') throw new ProtocolFault(`The protocol '${protocol.slice(0, 40)}' is not supported.`)
  if (version !== 1 && version !== 2) throw new ProtocolFault("'version' of the handshake is not 1 or 2")
  return version
}

function parseObject(record: string): Json {
  let message: unknown
  try {
    message = JSON.parse(record)
  } catch {
    throw new ProtocolFault('A message is not JSON')
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new ProtocolFault('A message is not a JSON object')
  return message as Json
}

function parseInvocation(type: InvocationMessage['type'], message: Json): InvocationMessage {
  const { arguments: args, streamIds = [] } = message
  if (!Array.isArray(args)) throw new ProtocolFault("'arguments' of a message is not an array")
  if (!Array.isArray(streamIds) || !streamIds.every((id) => typeof id === 'string' && id !== ''))
    throw new ProtocolFault("'streamIds' of a message is not an array of strings")
  const invocationId = type === STREAM_INVOCATION ? text(message, 'invocationId') : optionalText(message, 'invocationId')
  return { type, target: text(message, 'target'), args, invocationId, streamIds }
}

function parseStreamItem(message: Json): ClientMessage {
  const { item } = message
  if (item === undefined) throw new ProtocolFault("'item' of a message is missing")
  return { type: STREAM_ITEM, invocationId: text(message, 'invocationId'), item }
}

function parseCompletion(message: Json): ClientMessage {
  const error = optionalText(message, 'error')
  if (error !== null && message.result !== undefined && message.result !== null)
    throw new ProtocolFault("A completion has both 'result' and 'error'")
  return { type: COMPLETION, invocationId: text(message, 'invocationId'), result: message.result, error }
}

function text(message: Json, field: string): string {
  const value = message[field]
  if (typeof value !== 'string' || value === '') throw new ProtocolFault(`'${field}' of a message is not a string`)
  return value
}

function optionalText(message: Json, field: string): string | null {
  return message[field] === undefined || message[field] === null ? null : text(message, field)
}

function sequenceId(message: Json): number {
  const value = message.sequenceId
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new ProtocolFault("'sequenceId' of a message is not a count")
  return value as number
}

/** A method that a server calls at the client. */
export interface Invocation {
  target: string
  arguments: readonly unknown[]
}

const record = (message: object): string => JSON.stringify(message) + RECORD_END

export const PING_RECORD: string = record({ type: PING })
export const HANDSHAKE_RECORD: string = record({})

/** The record of an invocation; with an id the client answers with a completion. Throws if an argument is not JSON. */
export const invocationRecord = ({ target, arguments: args }: Invocation, invocationId?: string): string =>
  record({ type: INVOCATION, invocationId, target, arguments: args })
export const streamItemRecord = (invocationId: string, item: unknown): string =>
  record({ type: STREAM_ITEM, invocationId, item: item === undefined ? null : item })
export const resultRecord = (invocationId: string, result: unknown): string => record({ type: COMPLETION, invocationId, result })
export const errorRecord = (invocationId: string, error: string): string => record({ type: COMPLETION, invocationId, error })
export const closeRecord = (error: string | undefined, allowReconnect: boolean): string =>
  record({ type: CLOSE, error, ...(allowReconnect ? { allowReconnect } : {}) })
export const ackRecord = (id: number): string => record({ type: ACK, sequenceId: id })
export const sequenceRecord = (id: number): string => record({ type: SEQUENCE, sequenceId: id })
export const handshakeErrorRecord = (error: string): string => record({ error })
