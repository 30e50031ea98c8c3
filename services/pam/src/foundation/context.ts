import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Game } from '@herna/contract/content'
import type { Keys } from './keys.ts'
import type { PamSettings } from './settings.ts'

/** The state's register of excluded persons (RVO). An operator puts a client of the real one here; the sandbox has a table. */
export interface ExcludedRegister {
  /** Rejects when the register does not answer. */
  check(personKey: Buffer): Promise<{ excluded: false } | { excluded: true; until: Date | null }>
  /** An outage the operator announced: persons may play and are checked afterwards. */
  outageAnnounced(): Promise<boolean>
}

export type RegisterAnswer =
  | { state: 'clear' }
  | { state: 'excluded'; until: Date | null }
  | { state: 'unknown'; outageAnnounced: boolean }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Null: there is no such player; the same work is done, so that the time tells nothing (M13). */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

export interface GameList {
  /** Null: the content service has not told yet. */
  all(): Promise<ReadonlyMap<string, Game> | null>
  /** Null: there is no such game, or nobody knows yet. */
  find(code: string): Promise<Game | null>
}

/** What the parts of the service share. Time and randomness come in here, so that tests can hold them. */
export interface PamContext {
  pool: pg.Pool
  settings: PamSettings
  keys: Keys
  passwords: Passwords
  register: ExcludedRegister
  games: GameList
  now: () => Date
  randomBytes: (size: number) => Buffer
  log: FastifyBaseLogger
}

/** A pool, or the connection of a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>
