import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { commandsOf, type ClientConnection } from './commands.ts'
import { StompFault } from './fault.ts'
import { type RawFrame, readFrame, writeFrame } from './frame.ts'
import { startHeartBeat } from './heart-beat.ts'
import { frameRate, type Limits } from './limits.ts'
import type { StompServerOptions } from './options.ts'
import { FrameParser } from './parser.ts'
import type { Version } from './versions.ts'

/** How many frames may wait for the one being processed before the socket is not read any further. */
const MAX_WAITING_FRAMES = 64
/** After a close frame the other side has this long to close too. */
const CLOSE_MS = 2_000
const HEART_BEAT = Buffer.from('\n')

/** One socket from its opening to its end: bytes become frames, frames are processed strictly one after the other. Answers how to end it. */
export function serveConnection<User>(
  { socket, request, id, connected }: { socket: WebSocket; request: IncomingMessage; id: string; connected: () => void },
  options: StompServerOptions<User>,
  limits: Limits,
): (message: string) => void {
  const parser = new FrameParser(limits)
  const isWithinRate = frameRate(limits, () => performance.now())
  let version: Version | null = null
  let beating: ReturnType<typeof startHeartBeat> | null = null
  let isOver = false
  let waiting = 0
  let processed: Promise<void> = Promise.resolve()
  const connectTimer = setTimeout(() => connection.fail(new StompFault('CONNECT did not come in time', 1008)), limits.connectMs)

  const transmit = (bytes: Buffer): boolean => {
    if (isOver || socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount + bytes.length > limits.bufferedBytes && socket.bufferedAmount > 0) {
      // There is no room for an ERROR either.
      isOver = true
      socket.terminate()
      return false
    }
    // Text where it is text, so that a browser's inspector shows it.
    socket.send(bytes, { binary: !isUtf8(bytes) })
    beating?.sent()
    return true
  }
  const close = (code: number, reason: string): void => {
    if (isOver) return
    isOver = true
    // A reason is at most 123 bytes.
    socket.close(code, reason.slice(0, 60))
    setTimeout(() => socket.terminate(), CLOSE_MS).unref()
  }
  const connection: ClientConnection = {
    id,
    request,
    write: (command, headers, body = '') => transmit(writeFrame(command, headers, body, version !== null && version !== '1.0')),
    established(agreed, beat) {
      version = agreed
      clearTimeout(connectTimer)
      connected()
      beating = startHeartBeat(beat, {
        beat: () => transmit(HEART_BEAT),
        silence: () => connection.fail(new StompFault('Nothing was heard for too long', 1001)),
      })
    },
    fail({ message, closeCode }, receipt) {
      const about = { message, 'content-type': 'text/plain', ...(receipt === undefined ? {} : { 'receipt-id': receipt }) }
      connection.write('ERROR', about, message)
      close(closeCode, message)
    },
    finish: () => close(1000, ''),
  }
  const commands = commandsOf(connection, options, limits)

  async function process(raw: RawFrame): Promise<void> {
    if (isOver) return
    let receipt: string | undefined
    try {
      const frame = readFrame(raw, version !== null && version !== '1.0')
      receipt = frame.headers.get('receipt')
      await commands.run(frame)
    } catch (error) {
      if (!(error instanceof StompFault)) options.on?.failed?.(error)
      connection.fail(error instanceof StompFault ? error : new StompFault('This cannot be done now', 1011), receipt)
    }
  }
  function enqueue(raw: RawFrame): void {
    waiting += 1
    if (waiting >= MAX_WAITING_FRAMES) socket.pause()
    processed = processed.then(async () => {
      await process(raw)
      waiting -= 1
      if (socket.isPaused && waiting < MAX_WAITING_FRAMES / 2) socket.resume()
    })
  }
  socket.on('message', (data) => {
    beating?.received()
    if (isOver) return
    try {
      if (!isWithinRate()) throw new StompFault('Too many frames', 1008)
      for (const raw of parser.push(data as Buffer)) {
        if (isOver) return
        enqueue(raw)
        if (waiting > 1 && !isWithinRate()) throw new StompFault('Too many frames', 1008)
      }
    } catch (error) {
      // What came before the broken bytes is answered first.
      const fault = error instanceof StompFault ? error : new StompFault('This cannot be read')
      processed = processed.then(() => connection.fail(fault))
    }
  })
  // Broken WebSocket framing ends the socket by itself; it is told as a close.
  socket.on('error', () => undefined)
  socket.on('close', (code, reason) => {
    isOver = true
    clearTimeout(connectTimer)
    beating?.stop()
    options.on?.closed?.({ code, reason: reason.toString(), wasConnected: version !== null })
    // Whatever is being processed must not open something afterwards.
    commands.end()
  })
  options.on?.opened?.()
  return (message) => connection.fail(new StompFault(message, 1001))
}
