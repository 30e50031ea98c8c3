import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { DEFAULT_LIMITS, DEFAULT_TIMING } from '../limits.ts'
import type { Connection, HubOptions } from '../options.ts'
import { createEndpoint } from '../transports/endpoint.ts'
import type { HubContext } from './context.ts'
import { HubConnection } from './hub-connection.ts'

/** A SignalR hub; see `createHub`. */
export interface Hub<User> {
  /** Handles an HTTP request. False: its path is not the hub's. */
  request(request: IncomingMessage, response: ServerResponse): boolean
  /** Handles an HTTP upgrade request; the caller decides which paths are passed here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** The connected clients, after their handshake. */
  readonly connections: ReadonlySet<Connection<User>>
  /** Number of connections, also those that have not finished their handshake. */
  readonly size: number
  /**
   * Refuses new connections, sends Close to the open ones, spread evenly over `spreadMs`, and resolves when all are closed.
   * With `allowReconnect`, clients with automatic reconnect negotiate again: at another node.
   */
  close(options?: { error?: string; allowReconnect?: boolean; spreadMs?: number }): Promise<void>
}

/** Between two groups of connections that are closed. */
const CLOSE_STEP_MS = 20

/** Creates a SignalR hub for the requests passed to `request` and `upgrade`. */
export function createHub<User>(options: HubOptions<User>): Hub<User> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const timing = { ...DEFAULT_TIMING, ...options.timing }
  const now = options.now ?? (() => performance.now())
  const failed = (error: unknown) => options.on?.failed?.(error)
  const connections = new Set<Connection<User>>()
  const context: HubContext<User> = {
    options,
    targets: { methods: byLowerCase(options.methods), streams: byLowerCase(options.streams) },
    limits,
    timing,
    now,
    failed,
    changed(connection) {
      if (connection.isOpen) connections.add(connection)
      else connections.delete(connection)
    },
  }
  const endpoint = createEndpoint<User>({
    ...options,
    limits,
    timing,
    now,
    failed,
    open: (opening, request) => new HubConnection(opening, request, context),
  })
  const timer = setInterval(() => endpoint.tick(), timing.tickMs)
  timer.unref()

  return {
    request: endpoint.request,
    upgrade: endpoint.upgrade,
    connections,
    get size() {
      return endpoint.size
    },
    async close({ error, allowReconnect = false, spreadMs = 0 } = {}) {
      endpoint.stopAccepting()
      const steps = Math.max(1, Math.floor(spreadMs / CLOSE_STEP_MS))
      const open = [...connections]
      for (let step = 0; step < steps; step += 1) {
        if (step > 0) await pause(CLOSE_STEP_MS)
        const group = open.slice(Math.floor((open.length * step) / steps), Math.floor((open.length * (step + 1)) / steps))
        for (const connection of group) connection.close({ error, allowReconnect })
      }
      await endpoint.close()
      clearInterval(timer)
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const byLowerCase = <Target>(targets: Readonly<Record<string, Target>> = {}): Map<string, Target> =>
  new Map(Object.entries(targets).map(([name, target]) => [name.toLowerCase(), target]))
