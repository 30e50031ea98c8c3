import type { Database } from '@herna/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache } from './answers/answer-cache.ts'
import type { ReadyAnswers } from './answers/ready-answers.ts'
import type { DraftReaders } from './preview/draft-readers.ts'
import type { ContentSettings } from './settings.ts'
import type { VersionWatch } from './version/version-watch.ts'

/** What the parts of the content service share. */
export interface ContentContext {
  database: Database
  settings: ContentSettings
  watch: VersionWatch
  answers: AnswerCache
  readyAnswers: ReadyAnswers
  draftReaders: DraftReaders
  dataFolder: string
  log: FastifyBaseLogger
}
