import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from './database/open-database.ts'
import type { Check } from './http/health-monitor.ts'

/** Dependencies that the process provides to a service. */
export interface ServiceDeps {
  database: Database
  /** The data folder: for keys and caches. */
  dataFolder: string
  log: FastifyBaseLogger
  environment: Record<string, string | undefined>
  metrics: Registry
  /** Adds a condition to `/readyz`. */
  addReadyCheck(name: string, check: Check): void
}

/** One service; its routes are registered under `prefix` of its HTTP server. */
export interface ServiceDefinition {
  name: string
  /** For example `/content`; empty for the root. */
  prefix: string
  /** Migrates its schema, then adds routes. Background work it starts must end in the app's `onClose` hook. */
  register(app: FastifyInstance, deps: ServiceDeps): Promise<void>
}
