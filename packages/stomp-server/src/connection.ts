import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { type ClientConnection, createCommands } from './commands.ts'
import { StompFault } from './fault.ts'
import { type RawFrame, readFrame, writeFrame } from './frame.ts'
import { startHeartBeat } from './heart-beat.ts'
import { frameRate, type Limits } from './limits.ts'
import type { StompServerOptions } from './options.ts'
import { FrameParser } from './parser.ts'
import type { Version } from './versions.ts'

/** Frames that may wait before reading from the socket is paused. */
const MAX_WAITING_FRAMES = 64
/** Time for the peer to close after our close frame. */
const CLOSE_MS = 2_000
const HEART_BEAT = Buffer.from('\n')

/** Serves one socket: parses frames and processes them in order, one at a time. Returns a function that ends it with an ERROR message. */
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
  let waitingFrames = 0
  let processed: Promise<void> = Promise.resolve()
  const connectTimer = setTimeout(
    () => connection.fail(new StompFault('CONNECT was not received in time', 1008)),
    limits.connectMs,
  )

  const transmit = (bytes: Buffer): boolean => {
    if (isOver || socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount + bytes.length > limits.bufferedBytes && socket.bufferedAmount > 0) {
      // The buffer is full, so no ERROR can be sent.
      isOver = true
      socket.terminate()
      return false
    }
    // Text frames where possible: readable in browser developer tools.
    socket.send(bytes, { binary: !isUtf8(bytes) })
    beating?.sent()
    return true
  }
  const close = (code: number, reason: string): void => {
    if (isOver) return
    isOver = true
    // WebSocket limits the reason to 123 bytes.
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
        silence: () => connection.fail(new StompFault('No data received for too long', 1001)),
      })
    },
    fail({ message, closeCode }, receipt) {
      const headers = { message, 'content-type': 'text/plain', ...(receipt === undefined ? {} : { 'receipt-id': receipt }) }
      connection.write('ERROR', headers, message)
      close(closeCode, message)
    },
    finish: () => close(1000, ''),
  }
  const commands = createCommands(connection, options, limits)

  async function process(raw: RawFrame): Promise<void> {
    if (isOver) return
    let receipt: string | undefined
    try {
      const frame = readFrame(raw, version !== null && version !== '1.0')
      receipt = frame.headers.get('receipt')
      await commands.run(frame)
    } catch (error) {
      if (!(error instanceof StompFault)) options.on?.failed?.(error)
      connection.fail(error instanceof StompFault ? error : new StompFault('The request failed on the server', 1011), receipt)
    }
  }
  function enqueue(raw: RawFrame): void {
    waitingFrames += 1
    if (waitingFrames >= MAX_WAITING_FRAMES) socket.pause()
    processed = processed.then(async () => {
      await process(raw)
      waitingFrames -= 1
      if (socket.isPaused && waitingFrames < MAX_WAITING_FRAMES / 2) socket.resume()
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
        if (waitingFrames > 1 && !isWithinRate()) throw new StompFault('Too many frames', 1008)
      }
    } catch (error) {
      // Frames before the invalid bytes are processed first.
      const fault = error instanceof StompFault ? error : new StompFault('Unreadable data')
      processed = processed.then(() => connection.fail(fault))
    }
  })
  // Invalid WebSocket framing closes the socket; the close event reports it.
  socket.on('error', () => undefined)
  socket.on('close', (code, reason) => {
    isOver = true
    clearTimeout(connectTimer)
    beating?.stop()
    options.on?.closed?.({ code, reason: reason.toString(), wasConnected: version !== null })
    // Ends subscriptions, also those that a running command is about to open.
    commands.end()
  })
  options.on?.opened?.()
  return (message) => connection.fail(new StompFault(message, 1001))
}
