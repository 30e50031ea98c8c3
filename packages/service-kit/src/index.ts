/** What every service is built on: settings, database, HTTP server, problem documents, health, metrics, the event feed and embedded PostgreSQL. */
export { type DatabaseClock, openDatabaseClock } from './database/database-clock.ts'
export { type Database, openDatabase } from './database/open-database.ts'
export { inLongTransaction } from './database/long-connection.ts'
export { type Migrations, migrate } from './database/migrations.ts'
export { inTransaction } from './database/transaction.ts'
export { eventFeed } from './event-feed/event-feed.ts'
export { type EventConsumer, followEvents } from './event-feed/follow-events.ts'
export { type BuiltFile, type BuiltFolder, createBuiltFolder } from './files/built-folder.ts'
export { openRetainedFiles, type RetainedFiles } from './files/retained-files.ts'
export { readChecksummed, writeChecksummed } from './files/checksummed-file.ts'
export { addGauge, requestIdHeader, requestIdInLog } from '@herna/telemetry'
export { closingSpread } from './http/closing-spread.ts'
export { createServer, type HttpServer, withZodTypes } from './http/http-server.ts'
export { LOG_SERIALIZERS } from './http/error-for-log.ts'
export type { EarlyHandler } from './http/early-handler.ts'
export { freePort } from './http/free-port.ts'
export { listen, requireFreePort } from './http/listen.ts'
export { addOperation, type OperationContext, type RouteOptions } from './http/operations.ts'
export { isFromForeignPage } from './http/foreign-page.ts'
export { requireOperatorToken } from './http/operator-token.ts'
export { badField, notFound, ProblemError } from './http/problems.ts'
export { openRateLimits, type RateLimits } from './http/rate-limits.ts'
export { type Check, createHealthMonitor, type HealthMonitor } from './http/health-monitor.ts'
export { type Leases, openLeases } from './leases/leases.ts'
export { exportTables, type PersonalTable, rowsOfPlayer } from './personal-data/export-tables.ts'
export { addPersonalDataOperations } from './personal-data/personal-data-operations.ts'
export { playerTokens, type SessionOfToken } from './pam/player-tokens.ts'
export { type EmbeddedPostgres, reachEmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
export { createRedis, type RedisClient, withRedisDeadline } from './redis/open-redis.ts'
export { installationSecret, requireKnownSecret } from './secrets/installation-secret.ts'
export { bearerOf, sameSecret } from './secrets/same-secret.ts'
export { admitSigned, type SignedCalls, signerOf } from './signed-calls/admit-signed.ts'
export { type Signers, signersSetting } from './signed-calls/signers.ts'
export type { ServiceDefinition, ServiceDeps } from './service.ts'
export {
  addressSetting,
  choiceSetting,
  countSetting,
  databaseSetting,
  listOf,
  originListSetting,
  originSetting,
  portSetting,
  readSettings,
  redisSetting,
  type Setting,
  type SettingsOf,
  secretSetting,
  textSetting,
  trustedProxiesSetting,
} from './settings.ts'
export { sourceVersion } from './source-version.ts'
export { StartupError } from './startup-error.ts'
export { type TestDatabase, testDatabase } from './test-database.ts'
export { startTestPostgres, type TestPostgres } from './test-postgres.ts'
export { startTestRedis, type TestRedis } from './test-redis.ts'
