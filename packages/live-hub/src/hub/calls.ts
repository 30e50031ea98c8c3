import { HubError, ProtocolFault } from '../fault.ts'
import type { Limits } from '../limits.ts'
import type { Connection, HubMethod, HubStream } from '../options.ts'
import { errorRecord, type InvocationMessage, resultRecord, STREAM_INVOCATION, streamItemRecord } from '../protocol/messages.ts'
import { Uploads } from './uploads.ts'

/** Methods and streams of a hub, by lower-case name. */
export interface HubTargets<User> {
  readonly methods: ReadonlyMap<string, HubMethod<User>>
  readonly streams: ReadonlyMap<string, HubStream<User>>
}

interface Waiting {
  readonly message: InvocationMessage
  readonly bytes: number
}

/** What calls do with their connection. */
export interface CallPort<User> {
  readonly connection: Connection<User>
  write(record: string): void
  /** Resolves when the connection is not slow, or has ended. */
  drained(): Promise<void>
  failed(error: unknown): void
}

/**
 * The invocations of one client. They start in order, each after the one before has finished; streams, and methods that read
 * streams of the client, are only started in order, because they may take as long as the connection.
 */
export class Calls<User> {
  readonly uploads: Uploads
  readonly #targets: HubTargets<User>
  readonly #limits: Limits
  readonly #port: CallPort<User>
  readonly #waiting: Waiting[] = []
  #waitingBytes = 0
  /** Streams of invocations that wait: their items may arrive before they start. */
  readonly #opened = new Map<string, AsyncIterable<unknown>>()
  #isBusy = false
  /** Streams to the client, also those that wait: they may be cancelled before they start. */
  readonly #streams = new Map<string, AbortController>()
  readonly #ended = new AbortController()

  constructor(targets: HubTargets<User>, limits: Limits, port: CallPort<User>) {
    this.#targets = targets
    this.#limits = limits
    this.#port = port
    this.uploads = new Uploads(limits.uploadBytes)
  }

  /** An invocation of `bytes` bytes. Throws a `ProtocolFault` above the limits. */
  receive(message: InvocationMessage, bytes: number): void {
    this.#waiting.push({ message, bytes })
    this.#waitingBytes += bytes
    if (this.#waiting.length > this.#limits.pendingInvocations || this.#waitingBytes > this.#limits.pendingBytes)
      throw new ProtocolFault('Too many invocations are pending')
    for (const id of message.streamIds) this.#opened.set(id, this.uploads.open(id))
    if (message.type === STREAM_INVOCATION) this.#openStream(message.invocationId)
    if (this.#streams.size + this.uploads.size > this.#limits.streams) throw new ProtocolFault('Too many streams are open')
    this.#startNext()
  }

  #openStream(id: string | null): void {
    if (id === null || this.#streams.has(id)) throw new ProtocolFault("'invocationId' of a stream is in use already")
    this.#streams.set(id, new AbortController())
  }

  cancel(invocationId: string): void {
    this.#streams.get(invocationId)?.abort()
  }

  /** The connection has ended. */
  abort(): void {
    this.#waiting.length = 0
    this.#opened.clear()
    this.uploads.abort()
    this.#ended.abort()
    for (const controller of this.#streams.values()) controller.abort()
    this.#streams.clear()
  }

  #startNext(): void {
    while (!this.#isBusy) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#waitingBytes -= next.bytes
      const finished = this.#start(next.message)
      if (!finished) continue
      this.#isBusy = true
      void finished.then(() => {
        this.#isBusy = false
        this.#startNext()
      })
    }
  }

  /** Returns a promise if the next invocation has to wait for this one. */
  #start(message: InvocationMessage): Promise<void> | null {
    const { target, invocationId, type, streamIds } = message
    const uploads = streamIds.flatMap((id) => this.#opened.get(id) ?? [])
    for (const id of streamIds) this.#opened.delete(id)
    const name = target.toLowerCase()
    const method = this.#targets.methods.get(name)
    const stream = this.#targets.streams.get(name)
    const isStreaming = type === STREAM_INVOCATION
    if (isStreaming ? stream : method) {
      const finished = isStreaming ? this.#stream(message, uploads, stream) : this.#invoke(message, uploads, method)
      return isStreaming || uploads.length > 0 ? null : finished
    }
    this.uploads.close(streamIds)
    if (isStreaming && invocationId !== null) this.#streams.delete(invocationId)
    this.#fail(invocationId, refusal(target, { isStream: stream !== undefined, isMethod: method !== undefined }))
    return null
  }

  async #invoke(
    { target, args, invocationId, streamIds }: InvocationMessage,
    uploads: readonly AsyncIterable<unknown>[],
    method?: HubMethod<User>,
  ) {
    const { connection } = this.#port
    try {
      const result = await method?.({ connection, signal: this.#ended.signal, uploads }, ...args)
      if (invocationId !== null && connection.isOpen) this.#port.write(resultRecord(invocationId, result))
    } catch (error) {
      this.#fail(invocationId, this.#messageOf(error, target))
    } finally {
      this.uploads.close(streamIds)
    }
  }

  async #stream(
    { target, args, invocationId, streamIds }: InvocationMessage,
    uploads: readonly AsyncIterable<unknown>[],
    stream?: HubStream<User>,
  ) {
    const signal = invocationId === null ? undefined : this.#streams.get(invocationId)?.signal
    if (invocationId === null || !signal || !stream) return
    try {
      // Otherwise cancelled while it waited.
      if (!signal.aborted) {
        const items = await stream({ connection: this.#port.connection, signal, uploads }, ...args)
        await this.#sendItems(invocationId, items, signal)
      }
      if (this.#port.connection.isOpen) this.#port.write(resultRecord(invocationId, undefined))
    } catch (error) {
      this.#fail(invocationId, this.#messageOf(error, target))
    } finally {
      this.#streams.delete(invocationId)
      this.uploads.close(streamIds)
    }
  }

  /** Sends the items as fast as the client reads them, until it cancels. */
  async #sendItems(invocationId: string, items: AsyncIterable<unknown> | Iterable<unknown>, signal: AbortSignal): Promise<void> {
    const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
    while (!signal.aborted) {
      const next = await nextUnlessAborted(iterator, signal)
      if (!next) break
      if (next.done) return
      this.#port.write(streamItemRecord(invocationId, next.value))
      await this.#port.drained()
    }
    // Not awaited: a generator that waits does not return before it is woken.
    Promise.resolve(iterator.return?.()).catch((error: unknown) => this.#port.failed(error))
  }

  #fail(invocationId: string | null, error: string): void {
    if (invocationId !== null && this.#port.connection.isOpen) this.#port.write(errorRecord(invocationId, error))
  }

  #messageOf(error: unknown, target: string): string {
    if (error instanceof HubError) return error.message
    this.#port.failed(error)
    return `An unexpected error occurred invoking '${target}' on the server.`
  }
}

/** The next item; null: aborted. A stream that produces nothing must not outlive its cancellation. */
function nextUnlessAborted(
  iterator: AsyncIterator<unknown> | Iterator<unknown>,
  signal: AbortSignal,
): Promise<IteratorResult<unknown> | null> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(null)
    signal.addEventListener('abort', onAbort, { once: true })
    Promise.resolve(iterator.next())
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function refusal(target: string, { isStream, isMethod }: { isStream: boolean; isMethod: boolean }): string {
  const name = target.slice(0, 100)
  if (isStream) return `The client attempted to invoke the streaming '${name}' method with a non-streaming invocation.`
  if (isMethod) return `The client attempted to invoke the non-streaming '${name}' method with a streaming invocation.`
  return `Unknown hub method '${name}'`
}
