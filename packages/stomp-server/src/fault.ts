/** A client error: sent as an ERROR frame, then the socket closes. The client sees the message, so it must not contain secrets. */
export class StompFault extends Error {
  /** WebSocket close code: 1002 protocol error, 1008 not allowed, 1001 silence or shutdown, 1011 server failure. */
  readonly closeCode: number

  constructor(message: string, closeCode = 1002) {
    super(message)
    this.name = 'StompFault'
    this.closeCode = closeCode
  }
}

/** Thrown by the options' callbacks to refuse a client (close code 1008). */
export class StompRefusal extends StompFault {
  constructor(message: string) {
    super(message, 1008)
    this.name = 'StompRefusal'
  }
}
