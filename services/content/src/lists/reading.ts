import type { ReadableStatus } from '@herna/contract'
import { z } from 'zod'
import { contentQuery } from '@herna/contract/content'

export interface Reading {
  locale: string
  status: ReadableStatus
}

/** A reader of drafts gets the draft where one exists and the published otherwise [4.15]; Archived is in neither. */
export const statusesFor = (status: ReadableStatus): ReadableStatus[] =>
  status === 'Draft' ? ['Draft', 'Published'] : ['Published']

/** The query of [7.27], with the configured locales; anything else in it is refused by name. */
export const readingQuery = (locales: string[]) =>
  z.strictObject({ ...contentQuery.shape, locale: z.enum(locales as [string, ...string[]]).default(locales[0] ?? 'sk-SK') })
