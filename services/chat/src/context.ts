import type { Passwords } from './support/passwords.ts'
import type { ChatSettings } from './settings.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** What the chat's routes share. */
export interface ChatServiceContext {
  pool: pg.Pool
  settings: ChatSettings
  now(): Date
  randomBytes(size: number): Buffer
  passwords: Passwords
  log: FastifyBaseLogger
}

/** A pool, or a client inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>
