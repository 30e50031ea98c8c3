import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Game } from '@herna/contract/content'
import type { Keys } from './keys.ts'
import type { PamSettings } from './settings.ts'

/** The state's register of excluded persons (RVO). An operator plugs in a client of the real one; the sandbox uses a table. */
export interface ExcludedRegister {
  /** Rejects when the register does not reply. */
  check(personKey: Buffer): Promise<{ excluded: false } | { excluded: true; until: Date | null }>
  /** Whether an announced outage is in effect: players may play and are checked afterwards. */
  outageAnnounced(): Promise<boolean>
}

export type RegisterAnswer =
  | { state: 'clear' }
  | { state: 'excluded'; until: Date | null }
  | { state: 'unknown'; outageAnnounced: boolean }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Null hash: no such player; the same work is done, so that timing reveals nothing (M13). */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

export interface GameList {
  /** Null: the game list has not been read yet. */
  all(): Promise<ReadonlyMap<string, Game> | null>
  /** Null: unknown game, or the list has not been read yet. */
  find(code: string): Promise<Game | null>
}

/** What the modules of the service share. Time and randomness are injected, so that tests control them. */
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

/** A pool or a transaction's connection. */
export type Queryable = Pick<pg.Pool, 'query'>
