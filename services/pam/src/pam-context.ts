import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { ExcludedRegister } from './protection/excluded-register/excluded-register.ts'
import type { GameList } from './wallet/games/index.ts'
import type { Keys } from './keys.ts'
import type { Passwords } from './identity/passwords/passwords.ts'
import type { PamSettings } from './settings.ts'

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
