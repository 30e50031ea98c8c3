/** An error that the client sees: thrown by a method or a stream, its message is the error of the completion. It must not contain secrets. */
export class HubError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'HubError'
  }
}

/** Thrown by `authenticate` to refuse a request. The client sees the message. */
export class HubRefusal extends Error {
  /** 401: no or a wrong token. 403: not allowed. */
  readonly status: 401 | 403

  constructor(message: string, status: 401 | 403 = 401) {
    super(message)
    this.name = 'HubRefusal'
    this.status = status
  }
}

/** The client violated the protocol or a limit: the connection closes with this message. */
export class ProtocolFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProtocolFault'
  }
}
