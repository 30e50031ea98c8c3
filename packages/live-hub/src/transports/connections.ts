import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HubRefusal } from '../fault.ts'
import { Admission, type Place } from './admission.ts'
import type { Channel, ChannelUser } from './channel.ts'
import { accessTokenOf, HttpFault } from './http.ts'
import type { EndpointOptions, Opening, Session } from './session.ts'

/** A negotiated connection. One object for each, without closures: there are thousands. */
export class Entry<User> implements Opening<User> {
  readonly id: string = randomId()
  /** The secret of its requests. */
  readonly token: string = randomId()
  readonly user: User
  readonly place: Place
  /** Without a transport until then, it is deleted. */
  readonly expiresAt: number
  readonly #connections: Connections<User>
  readonly #isStatefulGranted: boolean
  accessToken: string | null
  session: Session | null = null
  channel: Channel | null = null
  channelUser: ChannelUser | null = null
  openPosts = 0

  constructor(
    connections: Connections<User>,
    {
      user,
      place,
      isStateful,
      expiresAt,
      accessToken,
    }: Pick<Entry<User>, 'user' | 'place' | 'isStateful' | 'expiresAt' | 'accessToken'>,
  ) {
    this.#connections = connections
    this.#isStatefulGranted = isStateful
    this.user = user
    this.place = place
    this.expiresAt = expiresAt
    this.accessToken = accessToken
  }

  get isStateful(): boolean {
    return this.#isStatefulGranted && (this.channel === null || this.channel.transport === 'WebSockets')
  }

  established(): void {
    this.place.established()
  }

  ended(): void {
    this.session = null
    this.channelUser = null
    // A polling client fetches the rest with its next poll.
    if (this.channel?.transport !== 'LongPolling') this.#connections.remove(this)
  }
}

const CLOSE_CHECK_MS = 10

const randomId = (): string => randomBytes(16).toString('base64url')

/** The connections of an endpoint by their secret token: authenticated, counted, and deleted when they expire or end. */
export class Connections<User> {
  readonly #options: EndpointOptions<User>
  readonly #entries = new Map<string, Entry<User>>()
  readonly #openChannels = new Set<Channel>()
  readonly #admission: Admission
  readonly #addressOf: (request: IncomingMessage) => string
  #isAccepting = true

  constructor(options: EndpointOptions<User>) {
    this.#options = options
    this.#admission = new Admission(options.limits)
    this.#addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '')
  }

  get size(): number {
    return this.#entries.size
  }

  /** A new connection, without a transport. Throws a `HttpFault` if the request is refused. */
  async create(request: IncomingMessage, isStateful: boolean): Promise<Entry<User>> {
    if (!this.#isAccepting) throw new HttpFault(503, 'The server is closing')
    const place = this.#admission.take(this.#addressOf(request))
    try {
      const entry = new Entry<User>(this, {
        user: await this.#authenticate(request),
        place,
        isStateful,
        expiresAt: this.#options.now() + this.#options.timing.connectMs,
        accessToken: accessTokenOf(request),
      })
      if (!this.#isAccepting) throw new HttpFault(503, 'The server is closing')
      this.#entries.set(entry.token, entry)
      return entry
    } catch (error) {
      place.release()
      throw error
    }
  }

  /** The connection of a request with `?id=`; throws a `HttpFault`. Another access token than before is checked. */
  async find(request: IncomingMessage, token: string | null): Promise<Entry<User>> {
    if (!token) throw new HttpFault(400, 'Connection ID required')
    const entry = this.#require(token)
    const accessToken = accessTokenOf(request)
    if (accessToken === entry.accessToken) return entry
    await this.#authenticate(request)
    entry.accessToken = accessToken
    return this.#require(token)
  }

  #require(token: string): Entry<User> {
    const entry = this.#entries.get(token)
    if (!entry) throw new HttpFault(404, 'No Connection with that ID')
    return entry
  }

  async #authenticate(request: IncomingMessage): Promise<User> {
    try {
      return await this.#options.authenticate(request)
    } catch (error) {
      if (error instanceof HubRefusal) throw new HttpFault(error.status, error.message)
      throw error
    }
  }

  remove(entry: Entry<User>): void {
    this.#entries.delete(entry.token)
    entry.place.release()
  }

  /** Connects an opened transport with the connection's session, which starts with the first. */
  attach(entry: Entry<User>, channel: Channel, request: IncomingMessage): ChannelUser {
    entry.channel = channel
    entry.session ??= this.#options.open(entry, request)
    const user = entry.session.attach(channel)
    entry.channelUser = user
    this.#openChannels.add(channel)
    return {
      received: (bytes) => user.received(bytes),
      drained: () => user.drained(),
      closed: () => {
        this.#openChannels.delete(channel)
        user.closed()
        if (channel.transport === 'LongPolling') this.remove(entry)
      },
    }
  }

  tick(): void {
    const now = this.#options.now()
    for (const entry of this.#entries.values()) {
      if (!entry.channel && now >= entry.expiresAt) this.remove(entry)
      entry.channel?.tick(now)
      entry.session?.tick(now)
    }
  }

  /** From now on new connections are refused. */
  stopAccepting(): void {
    this.#isAccepting = false
  }

  /** Drops connections whose session is not ending, and waits at most `closeMs` for the others to take what is left for them. */
  async close(): Promise<void> {
    const { closeMs } = this.#options.timing
    this.stopAccepting()
    for (const entry of this.#entries.values()) {
      if (!entry.session && entry.channel) continue
      entry.channel?.terminate()
      this.remove(entry)
    }
    for (let waitedMs = 0; this.#openChannels.size > 0 && waitedMs < closeMs; waitedMs += CLOSE_CHECK_MS)
      await new Promise((resolve) => setTimeout(resolve, CLOSE_CHECK_MS))
    for (const channel of this.#openChannels) channel.terminate()
  }
}
