import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from './database/open-database.ts'
import type { Check } from './http/watching.ts'

/** What a service gets from the process that runs it. */
export interface ServiceDeps {
  database: Database
  /** Folder for files a service may lose (caches), below the data folder. */
  dataFolder: string
  log: FastifyBaseLogger
  environment: Record<string, string | undefined>
  metrics: Registry
  /** Adds a condition to `/readyz`. */
  addReadyCheck(name: string, check: Check): void
}

/** One service: its routes lie under `prefix` of the door it is listed at. */
export interface ServiceDefinition {
  name: string
  /** `/content`; empty when its addresses start at the root. */
  prefix: string
  /** Brings its schema up to date, then adds routes. Whatever it starts, it ends in the app's `onClose` hook. */
  register(app: FastifyInstance, deps: ServiceDeps): Promise<void>
}
