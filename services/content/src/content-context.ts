import type { Database } from '@herna/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { ResponseCache } from './responses/response-cache.ts'
import type { UrlCache } from './responses/url-cache.ts'
import type { DraftAccess } from './preview/draft-readers.ts'
import type { ContentSettings } from './settings.ts'
import type { VersionMonitor } from './version/version-monitor.ts'

/** Shared dependencies of the content service's features. */
export interface ContentContext {
  database: Database
  settings: ContentSettings
  versionMonitor: VersionMonitor
  responses: ResponseCache
  urlCache: UrlCache
  draftAccess: DraftAccess
  dataFolder: string
  log: FastifyBaseLogger
}
