import type { Limits, Timing } from '../limits.ts'
import type { Connection, HubOptions } from '../options.ts'
import type { HubTargets } from './calls.ts'

/** What all connections of a hub share. */
export interface HubContext<User> {
  readonly options: HubOptions<User>
  readonly targets: HubTargets<User>
  readonly limits: Limits
  readonly timing: Timing
  now(): number
  failed(error: unknown): void
  /** The connection has finished its handshake, or has ended. */
  changed(connection: Connection<User>): void
}
