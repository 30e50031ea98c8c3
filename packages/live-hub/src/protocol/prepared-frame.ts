import { constants, deflateRawSync } from 'node:zlib'
import { type Invocation, invocationRecord } from './messages.ts'

/** Bytes below which compression does not pay. */
const DEFLATE_FROM = 512
/** What a sync flush ends with, and permessage-deflate omits (RFC 7692, 7.2.1). */
const FLUSH_TAIL_BYTES = 4
const FIN_TEXT = 0x81
const COMPRESSED = 0x40

/** Records serialised once for any number of connections; see `prepareFrame`. */
export interface PreparedFrame {
  /** Number of records: each counts for stateful reconnect. */
  readonly records: number
  /** The records in UTF-8. */
  readonly payload: Buffer
  /** A complete WebSocket text frame. */
  readonly webSocketFrame: Buffer
  /** The same, compressed without context (permessage-deflate). Null: compression was not asked for or does not pay. */
  readonly deflatedFrame: Buffer | null
}

/**
 * Serialises invocations into one frame, which `connection.sendPrepared` writes to any number of connections.
 * With `deflate`, zlib's level 1–9, it is also compressed once. Throws if an argument is not JSON.
 */
export function prepareFrame(invocations: readonly Invocation[], { deflate = 0 }: { deflate?: number } = {}): PreparedFrame {
  const payload = Buffer.from(invocations.map((invocation) => invocationRecord(invocation)).join(''))
  return {
    records: invocations.length,
    payload,
    webSocketFrame: textFrame(payload, false),
    deflatedFrame: deflate > 0 && payload.length >= DEFLATE_FROM ? textFrame(deflated(payload, deflate), true) : null,
  }
}

function deflated(payload: Buffer, level: number): Buffer {
  const bytes = deflateRawSync(payload, { level, finishFlush: constants.Z_SYNC_FLUSH })
  return bytes.subarray(0, bytes.length - FLUSH_TAIL_BYTES)
}

/** A frame from server to client: not masked, not fragmented (RFC 6455, 5.2). */
function textFrame(payload: Buffer, isCompressed: boolean): Buffer {
  const { length } = payload
  const lengthBytes = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const frame = Buffer.allocUnsafeSlow(2 + lengthBytes + length)
  frame[0] = isCompressed ? FIN_TEXT | COMPRESSED : FIN_TEXT
  frame[1] = lengthBytes === 0 ? length : lengthBytes === 2 ? 126 : 127
  if (lengthBytes === 2) frame.writeUInt16BE(length, 2)
  if (lengthBytes === 8) frame.writeBigUInt64BE(BigInt(length), 2)
  payload.copy(frame, 2 + lengthBytes)
  return frame
}
