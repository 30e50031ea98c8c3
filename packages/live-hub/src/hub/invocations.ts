import { type CANCEL, type ClientMessage, COMPLETION, INVOCATION, STREAM_INVOCATION, STREAM_ITEM } from '../protocol/messages.ts'
import { type CallPort, Calls } from './calls.ts'
import { ClientResults } from './client-results.ts'
import type { HubContext } from './context.ts'

/** A message that belongs to an invocation. */
export type InvocationPart = Extract<
  ClientMessage,
  { type: typeof INVOCATION | typeof STREAM_INVOCATION | typeof STREAM_ITEM | typeof COMPLETION | typeof CANCEL }
>

/** The invocations of a connection in both directions: those by the client, and those at the client that wait for its result. */
export class Invocations<User> {
  readonly #calls: Calls<User>
  readonly #results: ClientResults

  constructor({ targets, limits }: Pick<HubContext<User>, 'targets' | 'limits'>, port: CallPort<User>) {
    this.#calls = new Calls(targets, limits, port)
    this.#results = new ClientResults(limits.clientResults)
  }

  /** A message of `length` bytes. Throws a `ProtocolFault` above the limits. */
  receive(message: InvocationPart, length: number): void {
    switch (message.type) {
      case INVOCATION:
      case STREAM_INVOCATION:
        return this.#calls.receive(message, length)
      case STREAM_ITEM:
        return this.#calls.uploads.item(message.invocationId, message.item, length)
      case COMPLETION: {
        const { invocationId, result, error } = message
        if (!this.#results.complete(invocationId, result, error)) this.#calls.uploads.complete(invocationId, error)
        return
      }
      default:
        return this.#calls.cancel(message.invocationId)
    }
  }

  /** Invokes a method of the client with `send`; rejects when the result has not come until `expiresAt`. */
  invoke(send: (invocationId: string) => void, expiresAt: number): Promise<unknown> {
    return this.#results.start(send, expiresAt)
  }

  tick(now: number): void {
    this.#results.tick(now)
  }

  /** The connection has ended. */
  abort(): void {
    this.#calls.abort()
    this.#results.abort()
  }
}
