import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws'

/** An opened socket: `raw` is the TCP or TLS socket under it. */
export interface OpenSocket {
  socket: WebSocket
  raw: Duplex
  /** Whether frames compressed without context, with the full window, may be sent. */
  isDeflateAgreed: boolean
}

type Accept = (request: IncomingMessage, raw: Duplex, head: Buffer, opened: (open: OpenSocket) => void) => void

/** The client's side of the connection compresses with a window of 1 kB: a receive window of 32 kB per client is not needed for small messages. */
const CLIENT_WINDOW_BITS = 10

/** A client's close frame without a code is answered with 1000, as ASP.NET Core does; `ws` would answer without a code. */
class HubSocket extends WebSocket {
  override close(code = 1000, reason?: string | Buffer): void {
    super.close(code, reason)
  }
}

/**
 * Accepts WebSockets. Which `permessage-deflate` is agreed depends on the offer, because `ws` refuses the whole request if its
 * options do not fit: a window for the client's side may be set only if the client offers to, and a limited window for our
 * side would not fit the shared compressed frames, so such a client gets uncompressed ones.
 */
export function webSockets({ maxPayload, deflate }: { maxPayload: number; deflate: boolean }): Accept {
  const common: ServerOptions = { noServer: true, clientTracking: false, maxPayload, WebSocket: HubSocket }
  const shared = { serverNoContextTakeover: true, clientNoContextTakeover: true }
  const plain = new WebSocketServer({ ...common, perMessageDeflate: false })
  const smallWindow = new WebSocketServer({
    ...common,
    perMessageDeflate: { ...shared, clientMaxWindowBits: CLIENT_WINDOW_BITS },
  })
  const fullWindow = new WebSocketServer({ ...common, perMessageDeflate: shared })

  return (request, raw, head, opened) => {
    const offer = deflate ? deflateOffer(request.headers['sec-websocket-extensions']) : 'none'
    const server = { none: plain, 'small window': smallWindow, 'full window': fullWindow }[offer]
    server.handleUpgrade(request, raw, head, (socket) => {
      socket.binaryType = 'nodebuffer'
      opened({ socket, raw, isDeflateAgreed: offer !== 'none' })
    })
  }
}

/** What the header `Sec-WebSocket-Extensions` offers, as far as we use it. Several offers of the extension: the first counts. */
export function deflateOffer(header: string | undefined): 'none' | 'small window' | 'full window' {
  const extension = header?.split(',')[0] ?? ''
  const [name, ...parameters] = extension.split(';').map((part) => part.trim())
  if (name !== 'permessage-deflate') return 'none'
  const known = parameters.every((parameter) =>
    ['client_max_window_bits', 'client_no_context_takeover', 'server_no_context_takeover'].includes(parameter),
  )
  if (!known) return 'none'
  return parameters.includes('client_max_window_bits') ? 'small window' : 'full window'
}
