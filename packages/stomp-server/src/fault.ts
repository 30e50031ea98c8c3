/** Why a client gets an ERROR frame and is let go. The message is shown to the client: it never holds a secret. */
export class StompFault extends Error {
  /** WebSocket close code: 1002 for broken protocol, 1008 for what is not allowed. */
  readonly closeCode: number

  constructor(message: string, closeCode = 1002) {
    super(message)
    this.name = 'StompFault'
    this.closeCode = closeCode
  }
}

/** Thrown by the host of the server: this client may not. */
export class StompRefusal extends StompFault {
  constructor(message: string) {
    super(message, 1008)
    this.name = 'StompRefusal'
  }
}
